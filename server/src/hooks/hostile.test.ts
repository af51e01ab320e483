import { createServer } from 'node:net';
import {
  BadReceivers,
  bytes,
  endlessHeaders,
  endlessHints,
  EXPIRED_PEM,
  gigabyte,
  http09,
  oneByteASecond,
  PEM,
} from '../../test/support/BadReceivers';
import { dialerOf } from './dialer';
import { sendHook } from './sendHook';

jest.setTimeout(60_000);

const ALLOWED = ['127.0.0.1'];
const resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const HEADERS = { 'content-type': 'application/json' };

let receivers: BadReceivers;
beforeEach(() => {
  receivers = new BadReceivers();
});
afterEach(() => receivers.stop());

/** What a try hears at an address, trusting the authorities given too, and how long it took, in milliseconds. */
async function heardAt(address: string, ca?: string) {
  const began = performance.now();
  const answer = await sendHook({ address, headers: HEADERS, body: '{}' }, dialerOf({ resolve, allowed: ALLOWED, ca }));
  return { ...answer, ms: performance.now() - began };
}

const heardOf = async (behave: Parameters<BadReceivers['portOf']>[0]) =>
  heardAt(`http://127.0.0.1:${await receivers.portOf(behave)}/`);

describe('OPEN H5: a receiver that', () => {
  it('sends a gigabyte is heard by its status, and the rest is not read', async () => {
    let sent = 0;
    expect(await heardOf(gigabyte(() => (sent += 1)))).toMatchObject({ status: 200, failure: null });
    expect(sent).toBeLessThan(64);
  });

  it('sends headers without end is not listened to', async () => {
    expect(await heardOf(endlessHeaders)).toMatchObject({ status: null, failure: 'not_http' });
  });

  it('announces an answer without end is not listened to', async () => {
    expect(await heardOf(endlessHints)).toMatchObject({ status: null, failure: 'not_http' });
  });

  it('speaks HTTP/0.9, or something else, is told apart', async () => {
    expect(await heardOf(http09)).toMatchObject({ failure: 'not_http' });
  });

  it('wants another protocol is told apart', async () => {
    const upgrade = bytes('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    expect(await heardOf(upgrade)).toMatchObject({ status: null, failure: 'not_http' });
  });

  it('hangs up is told apart', async () => {
    expect(await heardOf((socket) => socket.destroy())).toMatchObject({ status: null, failure: 'broken' });
  });

  it('sends one byte a second is left after 15 s', async () => {
    const { failure, ms } = await heardOf(oneByteASecond);
    expect(failure).toBe('timeout');
    expect(ms).toBeLessThan(20_000);
  });

  it.each([
    ['vouches for itself', 'localhost', PEM, undefined],
    ['has another name in it', 'box.home', PEM, PEM],
    ['has ended', 'box.home', EXPIRED_PEM, EXPIRED_PEM],
  ])('has a certificate that %s is sent nothing', async (_what, host, pem, ca) => {
    let messages = 0;
    const port = await receivers.tlsPortOf(pem, () => (messages += 1));
    expect([(await heardAt(`https://${host}:${port}/`, ca)).failure, messages]).toEqual(['certificate', 0]);
  });

  it('has a certificate that is good is sent the message', async () => {
    let messages = 0;
    const port = await receivers.tlsPortOf(PEM, () => (messages += 1));
    expect([(await heardAt(`https://localhost:${port}/`, PEM)).failure, messages]).toEqual([null, 1]);
  });

  it('takes the connection and does not speak TLS is left after 5 s', async () => {
    const port = await receivers.listen(createServer());
    expect((await heardAt(`https://localhost:${port}/`)).failure).toBe('connect_timeout');
  });

  it('listens nowhere is told apart', async () => {
    const port = await receivers.listen(createServer());
    await receivers.stop();
    expect((await heardAt(`http://127.0.0.1:${port}/`)).failure).toBe('no_connection');
  });
});
