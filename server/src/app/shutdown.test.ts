import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { cleanUp, startServer, until, usedDataDir } from '../../test/support/runningServer';
import { beginSlowRegister, readiness } from '../../test/support/serverCalls';

jest.setTimeout(60_000);
const sockets: Socket[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await cleanUp();
});

const EMAIL = 'ada@example.com';

test('R6: no new connection is accepted while requests under way are finished', async () => {
  const server = await startServer(await usedDataDir());
  const call = await beginSlowRegister(server.port, EMAIL);
  server.child.kill('SIGTERM');
  await until(async () => (await readiness(server.url)) === undefined);
  call.finish();
  expect((await call.answer).status).toBe(201);
  expect(await server.exited).toBe(0);
});

test('R6: a call that comes over an idle connection as the end begins is answered, and its connection ends', async () => {
  const server = await startServer(await usedDataDir());
  const idle = connect(server.port, '127.0.0.1');
  sockets.push(idle);
  const heard = text(idle);
  idle.write('GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(idle, 'readable');
  server.child.kill('SIGTERM');
  await until(async () => (await readiness(server.url)) === 503);
  idle.write('GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n');
  const answers = (await heard).split('HTTP/1.1 200 OK');
  expect(answers).toHaveLength(3);
  expect(answers[1]).toMatch(/connection: keep-alive/i);
  expect(answers[2]).toMatch(/connection: close/i);
  expect(await server.exited).toBe(0);
});
