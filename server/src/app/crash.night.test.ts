import {
  cleanUp,
  clusterOf,
  killServer,
  postgresOf,
  startServer,
  until,
  usedDataDir,
} from '../../test/support/runningServer';
import { login, readiness, register } from '../../test/support/serverCalls';
import { readPostmasterFile } from '../embedded/postmasterFile';

jest.setTimeout(60_000);
afterEach(cleanUp);

const EMAIL = 'ada@example.com';

test('R5: kill -9 of the server: the next start is up within 10 s, with all that was answered and one PostgreSQL', async () => {
  const dataDir = await usedDataDir();
  const killed = await startServer(dataDir);
  expect(await register(killed.url, EMAIL)).toBe(201);
  await killServer(killed);
  const leftBehind = await postgresOf(dataDir);
  expect(leftBehind).not.toEqual([]);
  const next = await startServer(dataDir);
  expect(next.readyAfterMs).toBeLessThan(10_000);
  expect(await login(next.url, EMAIL)).toBe(200);
  expect((await postgresOf(dataDir)).filter((pid) => leftBehind.includes(pid))).toEqual([]);
});

test('R5: kill -9 of the server and its database under load: nothing that was answered is lost', async () => {
  const dataDir = await usedDataDir();
  const killed = await startServer(dataDir, { RATE_LIMIT_PER_ADDRESS: '100000' });
  const emails = Array.from({ length: 40 }, (_, index) => `rancher${index}@example.com`);
  const answered: string[] = [];
  const load = emails.map((email) =>
    register(killed.url, email).then(
      (status) => status === 201 && answered.push(email),
      () => undefined,
    ),
  );
  await until(() => answered.length >= 10);
  await killServer(killed, dataDir);
  await Promise.all(load);
  const next = await startServer(dataDir, { RATE_LIMIT_PER_ADDRESS: '100000' });
  expect(next.readyAfterMs).toBeLessThan(10_000);
  const statuses = await Promise.all(answered.map((email) => login(next.url, email)));
  expect(statuses).toEqual(answered.map(() => 200));
});

test('R5: kill -9 of the server and of PostgreSQL, whose last process hangs: nobody waits for it to end by itself', async () => {
  const dataDir = await usedDataDir();
  const killed = await startServer(dataDir);
  const { pid } = (await readPostmasterFile(clusterOf(dataDir))) ?? {};
  const helpers = (await postgresOf(dataDir)).filter((one) => one !== pid);
  helpers.slice(0, 1).forEach((one) => process.kill(one, 'SIGSTOP'));
  await killServer(killed);
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
  const next = await startServer(dataDir);
  expect(next.stdout()).toContain('left behind (SIGKILL');
  expect(next.stdout()).not.toMatch(/left behind \(SIG(INT|QUIT)/);
  expect(await readiness(next.url)).toBe(200);
});
