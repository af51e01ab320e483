import type { LookupAddress } from 'node:dns';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { HookedRanch } from '../../test/support/HookedRanch';
import { answerWith } from '../../test/support/Receiver';
import type { TestApp } from '../../test/support/testApp';
import { problemOfAddress } from './judgeAddress';

jest.setTimeout(60_000);

const ipv4 = (address: string): LookupAddress => ({ address, family: 4 });
const ipv6 = (address: string): LookupAddress => ({ address, family: 6 });

/** Counts the connections to a port of this machine, on all of its addresses. */
class Listener {
  connections = 0;
  private readonly server: Server = createServer((socket) => {
    this.connections += 1;
    socket.destroy();
  });

  static async start(): Promise<Listener> {
    const listener = new Listener();
    await new Promise<void>((resolve) => listener.server.listen(0, '::', resolve));
    return listener;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Addresses of this machine other than loopback, which are private where the tests run. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ internal, family, scopeid = 0 }) => !internal && (family === 'IPv4' || scopeid === 0))
  .map(({ address, family }) => (family === 'IPv4' ? ipv4(address) : ipv6(address)));

describe('OPEN H4: an address', () => {
  let listener: Listener;
  let on: HookedRanch;
  /** What each question for the host is answered with, in order; the last one again. */
  let script: readonly (readonly LookupAddress[])[] = [];
  let questions: string[] = [];

  const resolve = (host: string) => {
    questions.push(host);
    return Promise.resolve(script[Math.min(questions.length, script.length) - 1] ?? []);
  };

  beforeAll(async () => {
    listener = await Listener.start();
    on = await HookedRanch.start({ config: { webhookAllow: [] }, hookRoad: { resolve } });
  });
  afterAll(async () => {
    await on.close();
    await listener.stop();
  });
  beforeEach(async () => {
    questions = [];
    await on.test.db.deleteFrom('webhooks').execute();
  });

  const makeAt = (address: string) => on.post('', { name: 'Hook', address, events: ['herd.moved'] });
  const reasonOf = (answer: Awaited<ReturnType<TestApp['post']>>) => answer.json().reasons?.address?.reason;

  it.each([
    ['http://example.com/hook', 'hook_needs_https'],
    ['https://127.1/', 'hook_to_own_host'],
    ['https://0x7f000001/', 'hook_to_own_host'],
    ['https://2130706433/', 'hook_to_own_host'],
    ['https://0177.0.0.1/', 'hook_to_own_host'],
    ['https://127.0.0.2/', 'hook_to_private'],
    ['https://10.0.0.1/', 'hook_to_private'],
    ['https://172.16.0.1/', 'hook_to_private'],
    ['https://192.168.1.1/', 'hook_to_private'],
    ['https://169.254.169.254/latest/meta-data/', 'hook_to_private'],
    ['https://100.64.0.1/', 'hook_to_private'],
    ['https://0.0.0.0/', 'hook_to_private'],
    ['https://192.0.2.1/', 'hook_to_private'],
    ['https://224.0.0.1/', 'hook_to_private'],
    ['https://[::]/', 'hook_to_private'],
    ['https://[::1]/', 'hook_to_private'],
    ['https://[::ffff:10.0.0.1]/', 'hook_to_private'],
    ['https://[::ffff:8.8.8.8]/', 'hook_to_private'],
    ['https://[fd00::1]/', 'hook_to_private'],
    ['https://[fe80::1]/', 'hook_to_private'],
    ['https://[ff02::1]/', 'hook_to_private'],
    ['https://[2002:7f00:1::]/', 'hook_to_private'],
    ['https://[2001:0:1::1]/', 'hook_to_private'],
    ['https://[64:ff9b::7f00:1]/', 'hook_to_private'],
    ['https://[2001:db8::1]/', 'hook_to_private'],
    ['https://[::10.0.0.1]/', 'hook_to_private'],
    ['https://[::ffff:0:10.0.0.1]/', 'hook_to_private'],
    ['https://[64:ff9b:1::a00:1]/', 'hook_to_private'],
    ['https://0/', 'hook_to_private'],
    ['https://%31%30.0.0.1/', 'hook_to_private'],
    ['https://10.0.0.1./', 'hook_to_private'],
    ['https://10.0.0.1../', 'hook_to_private'],
    ['https://localhost../', 'hook_to_own_host'],
    ['https://localhost./', 'hook_to_own_host'],
    ['https://LOCALHOST:8443/', 'hook_to_own_host'],
    ['https://a.localhost/', 'hook_to_private'],
  ])('%s is refused when it is made (%s)', async (address, reason) => {
    const answer = await makeAt(address);
    expect([answer.statusCode, reasonOf(answer)]).toEqual([422, reason]);
    expect(listener.connections).toBe(0);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/',
    'https://user@example.com/',
    'https://user:pass@example.com/',
    'https://example.com/#part',
    'https://example.com:22/',
    'https://example.com:80/',
    'https://example.com:1023/',
    'https://example.com:65536/',
    'https://bücher.example/',
    'https://example.com\\@10.0.0.1/',
    'https:\\\\example.com/',
    'https:/example.com/',
    'https:example.com',
    'https://exa mple.com/',
    'https://exam\tple.com/',
    'https://exa%0d%0ample.com/',
    'https://example.com/a\r\nx-injected: 1',
    'https://[fe80::1%25eth0]/',
    'https://xn--a/',
    'https://',
    'example.com',
    `https://example.com/${'a'.repeat(2_049 - 20)}`,
  ])('%s has no good form', async (address) => {
    const answer = await makeAt(address);
    expect([answer.statusCode, Object.keys(answer.json().details)]).toEqual([422, ['address']]);
  });

  it.each([
    'https://example.com',
    'https://example.com:443/a?b=c',
    'https://example.com:1024/',
    'https://xn--bcher-kva.example/',
    `https://example.com/${'a'.repeat(2_048 - 20)}`,
  ])('%.60s is taken', async (address) => {
    expect((await makeAt(address)).statusCode).toBe(201);
  });

  it('of another process of this server is refused by its name', () => {
    const config = {
      webhookAllow: [],
      origSite: 'https://ranch.example.com',
      allowedOrigins: ['https://app.example.com'],
    };
    const site = { ...config, host: '0.0.0.0', port: 3000 };
    for (const name of ['ranch.example.com', 'RANCH.example.com.', 'app.example.com:8443'])
      expect([name, problemOfAddress(`https://${name}/`, site)]).toEqual([name, 'own_host']);
    expect(problemOfAddress('https://hooks.example.com/', site)).toBeUndefined();
  });

  /** What a test of a webhook at a name hears, with what the name leads to at each look. */
  async function tried(looks: readonly (readonly LookupAddress[])[]) {
    script = looks;
    const made = await makeAt(`https://hooks.example.com:${listener.port}/`);
    const { uuid } = made.json<{ uuid: string }>();
    expect((await on.post(`/${uuid}/test`)).statusCode).toBe(204);
    const [delivery] = await on.settled(uuid);
    return { uuid, delivery };
  }

  it.each([
    ['10.0.0.1', [ipv4('10.0.0.1')]],
    ['127.0.0.1', [ipv4('127.0.0.1')]],
    ['::1', [ipv6('::1')]],
    ['::ffff:127.0.0.1', [ipv6('::ffff:127.0.0.1')]],
    ['169.254.169.254', [ipv4('169.254.169.254')]],
    ['an address of one interface', [ipv6('fe80::1%lo')]],
    ['an address that carries a private one', [ipv6('64:ff9b::a00:1')]],
    ['a public and a private address', [ipv4('93.184.215.14'), ipv4('127.0.0.1')]],
    ['a private and a public address', [ipv6('::1'), ipv4('93.184.215.14')]],
    ['this machine', ownAddresses.length > 0 ? ownAddresses : [ipv4('127.0.0.1')]],
  ])('whose name leads to %s is dialed by nobody', async (_what, addresses) => {
    const { delivery } = await tried([addresses]);
    expect([delivery?.failure, delivery?.status]).toEqual(['private_network', null]);
    expect([questions, listener.connections]).toEqual([['hooks.example.com'], 0]);
  });

  it('whose name leads nowhere is told so', async () => {
    const { delivery } = await tried([[]]);
    expect(delivery?.failure).toBe('no_host');
  });

  it('whose name leads elsewhere at each look is judged by the look that is dialed', async () => {
    // Nobody answers there (RFC 5737 documents it), so the judge of the connection itself refuses it first.
    const { uuid, delivery } = await tried([[ipv4('127.0.0.1')], [ipv4('10.0.0.1')], [ipv4('127.0.0.1')]]);
    expect(delivery?.failure).toBe('private_network');
    for (const ms of [10_000, 400_000]) {
      await on.sendAfter(ms, { resolve, config: { ...on.site, webhookAllow: [] } });
      expect((await on.deliveries(uuid))[0]?.failure).toBe('private_network');
    }
    expect([questions.length, listener.connections]).toEqual([3, 0]);
  });
});

describe('OPEN H4: with WEBHOOK_ALLOW', () => {
  it('exactly those addresses are reached, by http too, and a name that leads to them', async () => {
    const resolve = (host: string) => Promise.resolve([ipv4(host === 'box.home' ? '127.0.0.1' : '127.0.0.2')]);
    const on = await HookedRanch.start({ hookRoad: { resolve } });
    const { port } = on.receiver;
    const heard = async (address: string) => {
      const made = await on.post('', { name: 'Box', address, events: ['herd.moved'] });
      if (made.statusCode !== 201) return made.json().reasons.address.reason;
      const { uuid } = made.json<{ uuid: string }>();
      await on.post(`/${uuid}/test`);
      const [delivery] = await on.settled(uuid);
      return delivery?.failure ?? delivery?.status;
    };
    expect(await heard(`http://box.home:${port}/`)).toBe(204);
    expect(await heard(`http://other.home:${port}/`)).toBe('private_network');
    expect(await heard(`http://127.0.0.2:${port}/`)).toBe('hook_needs_https');
    expect(await heard(`https://127.0.0.2:${port}/`)).toBe('hook_to_private');
    expect(await heard(`https://127.0.0.1:${port}/`)).toBe('certificate');
    expect(on.receiver.received).toHaveLength(1);
    await on.close();
  });

  it('a redirect is followed nowhere', async () => {
    const on = await HookedRanch.start();
    on.receiver.answer = answerWith(302, { location: 'http://169.254.169.254/' });
    const { uuid } = await on.make();
    await on.post(`/${uuid}/test`);
    const [delivery] = await on.settled(uuid);
    expect([delivery?.failure, delivery?.status, on.receiver.connections]).toEqual(['redirect', 302, 1]);
    await on.close();
  });
});
