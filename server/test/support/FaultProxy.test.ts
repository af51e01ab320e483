import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../../src/platform/errorCode';
import { FaultProxy } from './FaultProxy';

const ANSWER = 'twelve bytes';

/** A server that answers whatever it hears with twelve bytes. */
const heard: string[] = [];
const far = net.createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', (sent) => {
    heard.push(String(sent));
    socket.write(ANSWER);
  });
});
const proxy = new FaultProxy();
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve));
  const url = await proxy.open(`tcp://127.0.0.1:${(far.address() as net.AddressInfo).port}`);
  port = Number(new URL(url).port);
});
afterEach(() => {
  proxy.mend();
  heard.splice(0);
});
afterAll(async () => {
  await proxy.close();
  far.close();
});

interface End {
  answer: string;
  /** The error's code where the connection did not end in good order. */
  code: string | undefined;
}

/** Says some things one after the other, each once `ms` have gone by, and tells what came back. */
async function say(texts: string[], ms = 300): Promise<End> {
  const end: End = { answer: '', code: undefined };
  const socket = net.connect(port, '127.0.0.1');
  socket.on('data', (bytes) => (end.answer += String(bytes)));
  socket.on('error', (error) => (end.code = errorCode(error)));
  for (const text of texts) {
    if (socket.writable) socket.write(text);
    await sleep(ms);
  }
  socket.destroy();
  return end;
}

it('hands everything on while nothing is to go wrong', async () => {
  expect(await say(['one', 'two'])).toEqual({ answer: ANSWER + ANSWER, code: undefined });
});

it('delays an answer', async () => {
  proxy.spoil({ kind: 'delay', ms: 600 });
  expect((await say(['one'])).answer).toBe('');
  expect((await say(['one'], 2_000)).answer).toBe(ANSWER);
});

it('drops an answer that the far end has given, and ends the connection', async () => {
  proxy.spoil({ kind: 'drop' });
  expect((await say(['one'])).answer).toBe('');
  expect(heard).toEqual(['one']);
});

it('hands half of an answer on, and ends the connection', async () => {
  proxy.spoil({ kind: 'truncate' });
  expect((await say(['one'])).answer).toBe(ANSWER.slice(0, 6));
});

it('hands a byte a second on, in their order', async () => {
  proxy.spoil({ kind: 'trickle' });
  const { answer } = await say(['one', 'two'], 1_300);
  expect(answer.length).toBeGreaterThanOrEqual(2);
  expect(answer.length).toBeLessThan(ANSWER.length);
  expect(ANSWER.startsWith(answer)).toBe(true);
});

it('resets a connection before the far end has heard anything', async () => {
  proxy.spoil({ kind: 'reset' });
  expect(await say(['one'])).toEqual({ answer: '', code: 'ECONNRESET' });
  expect(heard).toEqual([]);
});

it('refuses connections while it is closed', async () => {
  await proxy.close();
  expect((await say(['one'])).code).toBe('ECONNREFUSED');
  await proxy.reopen();
  expect((await say(['one'])).answer).toBe(ANSWER);
});

it('begins with a text, so many sendings later, and once where it is asked to', async () => {
  proxy.spoilOnce({ kind: 'drop', from: 'two', skip: 1 });
  const before = proxy.begun;
  expect((await say(['one', 'two', 'three', 'four'])).answer).toBe(ANSWER + ANSWER);
  expect(heard).toEqual(['one', 'two', 'three']);
  expect((await say(['two', 'three'])).answer).toBe(ANSWER + ANSWER);
  expect(proxy.begun - before).toBe(1);
});
