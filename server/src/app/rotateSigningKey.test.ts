import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { aGroup, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { cleanUp, startServer, stopServer, usedDataDir, type RunningServer } from '../../test/support/runningServer';
import { signup } from '../../test/support/testApp';

jest.setTimeout(180_000);
afterEach(cleanUp);

/** The command, as the docs name it. */
function rotate(dataDir: string) {
  const program = ['--import', 'tsx', join(__dirname, '../../../scripts/rotateSigningKey.ts')];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** A rancher of a server, who writes and downloads. */
async function rancherOf({ url }: RunningServer) {
  const call = async (path: string, token?: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.text();
  };
  const { token } = JSON.parse(await call('/api/v1/auth/register', undefined, signup())) as { token: string };
  const { ranches } = JSON.parse(await call('/api/v3/user/me', token)) as { ranches: { ranch_uuid: string }[] };
  const path = `/api/v1/ranch/${ranches[0]?.ranch_uuid}`;
  return {
    write: () =>
      call(`${path}/changes`, token, {
        ...{ schema: 1, sent_at: new Date().toISOString(), groups: [aGroup([newRecord('herd')])] },
      }),
    history: async () => readHistory(await call(`${path}/export/history.jsonl`, token)),
    keys: async () => (JSON.parse(await call('/.well-known/grazewell-keys.json')) as { keys: { kid: string }[] }).keys,
  };
}

it('EVIDENCE 12.7: the command gives a server that runs on its own database a new key, which it signs with at once', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer(dataDir);
  const rancher = await rancherOf(server);
  await rancher.write();
  const before = await rancher.history();
  const { status, stdout, stderr } = rotate(dataDir);
  expect([status, stderr]).toEqual([0, '']);
  const [, key] = /^Histories are signed by the key ([0-9a-f]+) from now on \(1 ranch\)/.exec(stdout) ?? [];
  await rancher.write();
  const after = await rancher.history();
  expect(after.lines.map(({ line }) => line.type)).toEqual(['genesis', 'group', 'group', 'key', 'group']);
  expect(before.heads.at(-1)?.head.key).not.toBe(key);
  expect(after.heads.at(-1)?.head).toMatchObject({ n: 4, key });
  expect((await rancher.keys()).map(({ kid }) => kid).slice(-2)).toEqual([before.heads[0]?.head.key, key]);
  expect(await stopServer(server)).toBe(0);
  const again = await startServer(dataDir, { LOG_LEVEL: 'info' });
  expect(again.stdout()).toContain(key);
});
