import { readFileSync } from 'node:fs';
import { createServer as createTls } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { dialerOf } from './dialer';
import { sendHook } from './sendHook';

jest.setTimeout(60_000);

const PEM = readFileSync(join(__dirname, '../../test/fixtures/push_service.pem'), 'utf8');
const dialer = dialerOf({ resolve: () => Promise.resolve([]), allowed: ['127.0.0.1'] });
const HEADERS = { 'content-type': 'application/json' };

let server: Server | undefined;
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
});

async function portOf(listening: Server): Promise<number> {
  server = listening;
  listening.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return (listening.address() as AddressInfo).port;
}

/** What a try hears of a receiver that behaves so on its connection, and how long it took, in milliseconds. */
async function heardOf(behave: (socket: Socket) => void) {
  const port = await portOf(createServer((socket) => socket.once('data', () => behave(socket))));
  const began = performance.now();
  const answer = await sendHook({ address: `http://127.0.0.1:${port}/`, headers: HEADERS, body: '{}' }, dialer);
  return { ...answer, ms: performance.now() - began };
}

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-length: 1073741824\r\n\r\n';
const MIB = Buffer.alloc(1024 * 1024);

describe('OPEN H5: a receiver that', () => {
  it('sends a gigabyte is heard by its status, and the rest is not read', async () => {
    let sent = 0;
    const pour = (socket: Socket): void => {
      const more = () => {
        while (!socket.destroyed && sent < 1024 && socket.write(MIB)) sent += 1;
        if (!socket.destroyed && sent < 1024) socket.once('drain', more);
      };
      socket.write(HEAD);
      more();
    };
    expect(await heardOf(pour)).toMatchObject({ status: 200, failure: null });
    expect(sent).toBeLessThan(64);
  });

  it('sends headers without end is not listened to', async () => {
    const line = `x-more: ${'a'.repeat(8_000)}\r\n`;
    const pour = (socket: Socket): void => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let lines = 0; lines < 100; lines += 1) socket.write(line);
    };
    expect(await heardOf(pour)).toMatchObject({ status: null, failure: 'not_http' });
  });

  it('speaks HTTP/0.9, or something else, is told apart', async () => {
    expect(await heardOf((socket) => socket.end('<html>hello</html>'))).toMatchObject({ failure: 'not_http' });
  });

  it('hangs up is told apart', async () => {
    expect(await heardOf((socket) => socket.destroy())).toMatchObject({ status: null, failure: 'broken' });
  });

  it('sends one byte a second is left after 15 s', async () => {
    const drip = (socket: Socket): void => {
      const text = 'HTTP/1.1 200 OK\r\nx-slow: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
      let at = -1;
      const timer = setInterval(() => socket.write(text.charAt((at += 1))), 1_000);
      socket.once('close', () => clearInterval(timer));
    };
    const { failure, ms } = await heardOf(drip);
    expect(failure).toBe('timeout');
    expect(ms).toBeLessThan(20_000);
  });

  it('has a certificate that nobody vouches for is sent nothing', async () => {
    let requests = 0;
    const tls = createTls({ key: PEM, cert: PEM }, (_request, response) => {
      requests += 1;
      response.end();
    });
    const port = await portOf(tls);
    const answer = await sendHook({ address: `https://127.0.0.1:${port}/`, headers: HEADERS, body: '{}' }, dialer);
    expect([answer.failure, requests]).toEqual(['certificate', 0]);
  });

  it('listens nowhere is told apart', async () => {
    const port = await portOf(createServer());
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;
    const answer = await sendHook({ address: `http://127.0.0.1:${port}/`, headers: HEADERS, body: '{}' }, dialer);
    expect(answer.failure).toBe('no_connection');
  });
});
