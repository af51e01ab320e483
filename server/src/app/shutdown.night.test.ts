import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  cleanUp,
  postgresOf,
  startServer,
  until,
  usedDataDir,
  type RunningServer,
} from '../../test/support/runningServer';
import { beginSlowRegister, login, readiness } from '../../test/support/serverCalls';

jest.setTimeout(60_000);
const sockets: Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await cleanUp();
});

const EMAIL = 'ada@example.com';

async function stopAndTime(
  { exited }: RunningServer,
  stop: () => void,
): Promise<{ code: number | undefined; ms: number }> {
  const startedAt = performance.now();
  stop();
  return { code: await exited, ms: performance.now() - startedAt };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'R6: %s to the whole process group: the request under way is answered, the end comes within 10 s, no PostgreSQL stays',
  async (name) => {
    const dataDir = await usedDataDir();
    const server = await startServer(dataDir);
    const call = await beginSlowRegister(server.port, EMAIL);
    const { code, ms } = await stopAndTime(server, () => {
      process.kill(-(server.child.pid ?? NaN), name);
      // npm hands on the signal that the group has got already: the same wish, not a second one.
      setTimeout(() => server.child.kill(name), 20);
      setTimeout(() => call.finish(), 600);
    });
    expect(await call.answer).toEqual({ status: 201, body: expect.stringContaining('token') });
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect(await postgresOf(dataDir)).toEqual([]);
    const next = await startServer(dataDir);
    expect(await login(next.url, EMAIL)).toBe(200);
  },
);

test('R6: a request that never ends, an idle and a silent connection do not hold the end up beyond 10 s', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer(dataDir);
  await beginSlowRegister(server.port, EMAIL);
  const silent = connect(server.port, '127.0.0.1');
  sockets.push(silent);
  await once(silent, 'connect');
  await readiness(server.url);
  const { code, ms } = await stopAndTime(server, () => server.child.kill('SIGTERM'));
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect(await postgresOf(dataDir)).toEqual([]);
});

test('a browser connection that has not said a word does not hold the end up at all', async () => {
  const server = await startServer(await usedDataDir());
  const silent = connect(server.port, '127.0.0.1');
  sockets.push(silent);
  await once(silent, 'connect');
  const { code, ms } = await stopAndTime(server, () => server.child.kill('SIGTERM'));
  expect(code).toBe(0);
  expect(ms).toBeLessThan(2_000);
});

test('a second Ctrl-C, after more than a moment, ends it at once and takes the database along', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer(dataDir);
  await beginSlowRegister(server.port, EMAIL);
  server.child.kill('SIGINT');
  await sleep(1_200);
  const { code, ms } = await stopAndTime(server, () => server.child.kill('SIGINT'));
  expect(code).toBe(1);
  expect(ms).toBeLessThan(1_000);
  await until(async () => (await postgresOf(dataDir)).length === 0);
});
