import type { NewApiKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../../../test/support/aWantedKey';
import { cleanUp, newDataDir, startServer, type RunningServer } from '../../../test/support/runningServer';
import { SECRET, signup } from '../../../test/support/testApp';
import { createEmptyDatabase, type TestDatabase } from '../../../test/support/testDatabase';

jest.setTimeout(120_000);

let database: TestDatabase;
let servers: RunningServer[];
beforeAll(async () => {
  const [made, dataDir] = await Promise.all([createEmptyDatabase(), newDataDir()]);
  database = made;
  const start = () => startServer(dataDir, { DATABASE_URL: made.url, SECRET_KEY: SECRET, LOG_LEVEL: 'trace' });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await cleanUp();
  await database.drop();
});

test('E4: a key that one process revokes opens nothing on another from then on, and stands in the log of neither', async () => {
  const [one, other] = servers.map(({ url }) => `${url}/api/v1`);
  const json = { 'content-type': 'application/json' };
  const signedUp = await fetch(`${one}/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(signup()),
  });
  const { token } = (await signedUp.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const me = await fetch(`${servers[0]?.url}/api/v3/user/me`, { headers });
  const { ranches } = (await me.json()) as { ranches: { ranch_uuid: string }[] };
  const ranch = `/ranch/${ranches[0]?.ranch_uuid}`;

  const keys: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const body = JSON.stringify(aWantedKey(new Date(), { source: `Key ${round}` }));
    const made = await fetch(`${one}${ranch}/key`, { method: 'POST', headers: { ...headers, ...json }, body });
    const { uuid, key } = (await made.json()) as NewApiKey;
    keys.push(key);
    const read = async () => (await fetch(`${other}${ranch}/export/herds.csv?key=${key}`)).status;
    expect(await read()).toBe(200);
    expect((await fetch(`${one}${ranch}/key/${uuid}`, { method: 'DELETE', headers })).status).toBe(204);
    expect(await read()).toBe(401);
  }
  const logs = servers.map(({ stdout, stderr }) => stdout() + stderr()).join('');
  expect(logs).toContain(`${ranch}/export/herds.csv`);
  for (const key of keys) expect(logs).not.toContain(key);
});
