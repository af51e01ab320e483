import { createServer, type Server } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { endSlowBodies } from './slowBodies';

const MIB = 1024 * 1024;

let server: Server;
let port: number;
let answered: number;
beforeEach(async () => {
  answered = 0;
  const refuse = (_error: Error, socket: net.Socket) => void socket.end('HTTP/1.1 408 Too slow\r\n\r\n');
  const answer = endSlowBodies(
    (request, response) => {
      if (request.url === '/early') response.writeHead(413).write('no');
      request.resume().on('end', () => {
        answered += 1;
        response.end('all is here');
      });
    },
    { baseMs: 300, refuse },
  );
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as net.AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends headers, and the body after a while; answers what came back when the connection has ended, or after 3 s. */
async function send(head: string, body: string, afterMs: number): Promise<string> {
  const socket = net.connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes))).on('error', () => undefined);
  const isOver = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`${head}\r\nHost: a\r\nConnection: close\r\n\r\n`);
  await sleep(afterMs);
  if (socket.writable) socket.write(body);
  await Promise.race([isOver, sleep(3_000)]);
  socket.destroy();
  return answer;
}

it.each(['Content-Length: 5', 'Transfer-Encoding: chunked'])(
  'a small body that does not come is refused (%s)',
  async (header) => {
    expect(await send(`POST / HTTP/1.1\r\n${header}`, '', 700)).toMatch(/^HTTP\/1.1 408 /);
    expect(answered).toBe(0);
  },
);

it('a large body has more time', async () => {
  const text = 'x'.repeat(MIB);
  expect(await send(`POST / HTTP/1.1\r\nContent-Length: ${MIB}`, text, 1_000)).toMatch(
    /^HTTP\/1.1 200 [^]*all is here$/,
  );
});

it('a connection is ended on which the body goes on after its refusal', async () => {
  const answer = await send('POST /early HTTP/1.1\r\nContent-Length: 5', '', 100);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).not.toContain('408');
});

it('a body that was here in time may be answered late', async () => {
  server.removeAllListeners('request');
  const refuse = (_error: Error, socket: net.Socket) => void socket.destroy();
  const late = endSlowBodies(
    (request, response) => void request.resume().on('end', () => setTimeout(() => response.end('late'), 800)),
    { baseMs: 300, refuse },
  );
  server.on('request', late);
  expect(await send('POST / HTTP/1.1\r\nContent-Length: 2', 'ab', 0)).toMatch(/late$/);
});
