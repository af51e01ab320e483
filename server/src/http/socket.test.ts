import http from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PASSWORD, TestApp, testConfig } from '../../test/support/testApp';
import { securityHeaders } from './securityHeaders';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as net.AddressInfo).port;
});
afterAll(() => test.close());

const countOf = (server: http.Server) => promisify(server.getConnections.bind(server))();

/** Sends bytes and returns all that comes back until the connection ends. */
function talk(bytes: string, at = port): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(at, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

describe('F1: what is no HTTP', () => {
  it.each([
    ['400', 'NONSENSE\r\n\r\n'],
    ['400', 'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['431', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['400', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ])('is answered %s with the headers', async (status, bytes) => {
    const answer = await talk(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toMatch(/"code":"(invalid|too_large)"/);
  });
});

describe('R10: a request that does not say once which host it is for', () => {
  it.each([
    ['names none', ''],
    ['names two', 'Host: a\r\nHost: b\r\n'],
    ['names the same twice', 'Host: a\r\nhOST: a\r\n'],
  ])('and %s is refused with 400 and all headers', async (_what, hosts) => {
    for (const target of ['GET /', 'GET /api/v1/health', 'GET /%zz', 'OPTIONS *', 'POST /api/v1/auth/login']) {
      const answer = await talk(`${target} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 400 [^]*"code":"invalid"/);
      for (const [name, value] of Object.entries(securityHeaders(testConfig()))) {
        expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
      }
    }
  });
});

describe('R9: requests that are sent ahead', () => {
  const asks = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const last = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

  const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1.1 (\d+) /g)].map(([, status]) => status);

  it('are answered in their order', async () => {
    const answer = await talk(asks('/api/v1/health').repeat(30) + asks('/api/v3/user/me') + last('/api/v1/ready'));
    expect(statusesIn(answer)).toEqual([...new Array(30).fill('200'), '401', '200']);
  });

  it('end with the answer that ends the connection, and what comes after it is not done', async () => {
    const twoHosts = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
    const answer = await talk(asks('/api/v1/health') + twoHosts + asks('/api/v1/health').repeat(5));
    expect(statusesIn(answer)).toEqual(['200', '400']);
  });

  it('end their connection when too many wait', async () => {
    const answer = await talk(asks('/api/v1/health').repeat(500)).catch(() => '');
    expect(statusesIn(answer).length).toBeLessThan(500);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
  });
});

describe('a real connection', () => {
  const chunked = (size: number) =>
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n' +
    `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;

  it('refuses a chunked body over 64 kB with 413', async () => {
    const answer = await talk(chunked(70_000));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"code":"too_large"');
  });

  it('refuses the body of a length over 64 kB before it comes', async () => {
    const head = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    expect(await talk(`${head}Content-Length: 999999999\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 /);
  });

  it.each([
    ['404', 'GET http://elsewhere.example/api/v1/nothing HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['204', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['200', 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nExpect: nonsense\r\nConnection: close\r\n\r\n'],
    ['200', 'GET /api/v1/health HTTP/1.0\r\n\r\n'],
  ])('answers %s with the headers to %j', async (status, bytes) => {
    const answer = await talk(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
  });

  it('carries the same answers as a test does', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({}),
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('R6: the end', () => {
  it('says that it is not ready, and still that it lives, to whoever asks while it drains', async () => {
    const ending = await TestApp.start();
    await ending.app.listen({ port: 0, host: '127.0.0.1' });
    const at = (ending.app.server.address() as net.AddressInfo).port;
    const begun = (path: string) => {
      const socket = net.connect(at, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n`));
      const answer = text(socket);
      return { answer, finish: () => socket.write('\r\n') };
    };
    const [ready, health] = [begun('/api/v1/ready'), begun('/api/v1/health')];
    while ((await countOf(ending.app.server)) < 2) await sleep(5);
    await sleep(100);
    const closed = ending.app.close();
    await sleep(50);
    ready.finish();
    health.finish();
    expect(await ready.answer).toMatch(/^HTTP\/1.1 503 [^]*"code":"unavailable"/);
    expect(await health.answer).toMatch(/^HTTP\/1.1 200 [^]*"status":"ok"/);
    await closed;
    await ending.close();
  });

  it('answers what is under way and then closes, in spite of idle connections', async () => {
    const ending = await TestApp.start();
    await ending.newcomer('maria@example.com');
    await ending.app.listen({ port: 0, host: '127.0.0.1' });
    const at = (ending.app.server.address() as net.AddressInfo).port;
    const agent = new http.Agent({ keepAlive: true });
    const login = () =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const headers = { 'content-type': 'application/json' };
        const request = http.request(
          { agent, port: at, method: 'POST', path: '/api/v1/auth/login', headers },
          (answer) => {
            answer.resume();
            answer.on('end', () => resolve(answer));
          },
        );
        request.on('error', reject);
        request.end(JSON.stringify({ email: 'maria@example.com', password: PASSWORD }));
      });
    let begun = 0;
    ending.app.server.on('request', () => (begun += 1));
    expect((await login()).statusCode).toBe(200);
    const underWay = Array.from({ length: 6 }, login);
    while (begun < 7) await new Promise((resolve) => setTimeout(resolve, 1));
    const start = performance.now();
    const closed = ending.app.close();
    const answers = await Promise.all(underWay);
    expect(answers.map((answer) => answer.statusCode)).toEqual(new Array(6).fill(200));
    expect(answers.at(-1)?.headers.connection).toBe('close');
    await closed;
    expect(performance.now() - start).toBeLessThan(3000);
    agent.destroy();
    await ending.close();
  });
});
