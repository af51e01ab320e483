import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { load } from './load';

let server: Server;
let address: string;
let asked: string[];
let onCall: (request: IncomingMessage) => void;
beforeEach(async () => {
  asked = [];
  onCall = () => undefined;
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    onCall(request);
    response.statusCode = request.url === '/broken' ? 500 : 200;
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string) => ({ method: 'GET', path }) as const;

it('each connection sends its own call once', async () => {
  const { times, perSecond } = await load({ address, connections: [[get('/a')], [get('/b')]] });
  expect(asked.toSorted()).toEqual(['GET /a', 'GET /b']);
  expect(times).toHaveLength(2);
  expect(perSecond).toBeGreaterThan(0);
});

it('goes on until it is told to stop, several calls in turn', async () => {
  let isEnough: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (isEnough = resolve));
  onCall = () => asked.length >= 5 && isEnough();
  const { times } = await load({ address, connections: [[get('/a'), get('/b')]], until });
  expect(asked.slice(0, 4)).toEqual(['GET /a', 'GET /b', 'GET /a', 'GET /b']);
  expect(times.length).toBeGreaterThanOrEqual(4);
});

it('says so when calls fail', async () => {
  await expect(load({ address, connections: [[get('/broken')]] })).rejects.toThrow('"500"');
});

it('ends with what it waits for', async () => {
  const until = Promise.reject(new Error('the other load failed'));
  await expect(load({ address, connections: [[get('/a')]], until })).rejects.toThrow('the other load failed');
});
