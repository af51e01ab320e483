import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyMs } from './slowBodies';
import { PASSWORD, signup, TestApp } from '../../test/support/testApp';

jest.setTimeout(120_000);

let test: TestApp;
let port: number;
const sockets: net.Socket[] = [];
beforeAll(async () => {
  test = await TestApp.start();
  await test.newcomer('maria@example.com');
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as net.AddressInfo).port;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => test.close());

it('gives headers 15 s, a body half a minute and what its bytes take at 32 kbit/s, and an idle connection a minute', () => {
  const { requestTimeout, headersTimeout, timeout } = test.app.server;
  expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 205_000, 60_000]);
  const KIB = 1024;
  expect([0, 8 * KIB, 200 * KIB, 16 * KIB ** 2].map((bytes) => bodyMs(bytes))).toEqual([
    30_000, 32_000, 80_000, 190_000,
  ]);
});

interface Slow {
  socket: net.Socket;
  answer: () => string;
  isOver: () => boolean;
}

/** A connection that says a text at once, and then a byte of another each second. */
async function slow(head: string, rest = ''): Promise<Slow> {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let [answer, isOver] = ['', false];
  socket.on('data', (bytes) => (answer += String(bytes)));
  socket.on('end', () => (isOver = true));
  socket.on('error', () => (isOver = true));
  await once(socket, 'connect');
  if (head !== '') socket.write(head);
  const drip = async () => {
    for (const byte of rest) {
      await sleep(1_000);
      if (!isOver && socket.writable) socket.write(byte);
      else return;
    }
  };
  void drip();
  return { socket, answer: () => answer, isOver: () => isOver };
}

const post = (path: string, body: object) => {
  const text = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n`;
  return { head, text };
};
const healthy = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status;
const signsIn = () => test.login('maria@example.com', PASSWORD).then(({ statusCode }) => statusCode);
const emails = async () =>
  (await test.db.selectFrom('users').select('email').execute()).map(({ email }) => email).sort();

async function untilOver(all: Slow[]): Promise<void> {
  for (let tries = 0; tries < 300 && !all.every((one) => one.isOver()); tries += 1) await sleep(100);
  expect(all.filter((one) => !one.isOver())).toHaveLength(0);
}

describe('with less patience than in the product', () => {
  beforeAll(() => {
    test.app.server.headersTimeout = 1_500;
    test.app.server.requestTimeout = 3_000;
  });

  it('200 bodies and 200 heads that come a byte a second hold nobody up, and are ended with 408', async () => {
    const { head, text } = post('/api/v1/auth/register', signup({ email: 'slow@example.com' }));
    const bodies = await Promise.all(Array.from({ length: 200 }, () => slow(head, text)));
    const heads = await Promise.all(Array.from({ length: 200 }, () => slow('', head)));
    expect([await healthy(), await signsIn()]).toEqual([200, 200]);
    await untilOver([...bodies, ...heads]);
    for (const one of [...bodies, ...heads]) {
      expect(one.answer()).toMatch(/^HTTP\/1.1 408 [^]*content-security-policy[^]*"code":"invalid"/i);
    }
    expect(await emails()).not.toContain('slow@example.com');
    expect([await healthy(), await signsIn()]).toEqual([200, 200]);
  });

  it('a connection on which nobody says a word is ended too', async () => {
    const silent = await Promise.all(Array.from({ length: 50 }, () => slow('')));
    expect(await healthy()).toBe(200);
    await untilOver(silent);
  });
});

it('a body that breaks off in its middle makes nothing', async () => {
  const before = await emails();
  const { head, text } = post('/api/v1/auth/register', signup({ email: 'half@example.com' }));
  const ended = await slow(head + text.slice(0, -20));
  ended.socket.end();
  await untilOver([ended]);
  const reset = await slow(head + text.slice(0, -1));
  reset.socket.resetAndDestroy();
  await sleep(300);
  expect([await healthy(), await emails()]).toEqual([200, before]);
  expect(ended.answer()).not.toMatch(/^HTTP\/1.1 [25]/);
});

// Node takes the end of a client's half for the end of the client, as nginx does.
it.each([
  ['ends its half of the connection', (socket: net.Socket) => socket.end()],
  ['resets the connection', (socket: net.Socket) => socket.resetAndDestroy()],
])('a client that has said all and %s has its account all the same, and is let go', async (what, leave) => {
  const email = `${what.split(' ')[0]}@example.com`;
  const { head, text } = post('/api/v1/auth/register', signup({ email }));
  const one = await slow(head + text);
  leave(one.socket);
  for (let tries = 0; tries < 200 && !(await emails()).includes(email); tries += 1) await sleep(50);
  expect(await emails()).toContain(email);
  const { token } = (await test.login(email, PASSWORD)).json<{ token: string }>();
  expect((await test.me(token)).json()).toMatchObject({ email, ranches: [{ role: 'owner' }] });
  expect(await healthy()).toBe(200);
  if (!one.socket.destroyed) await untilOver([one]);
});
