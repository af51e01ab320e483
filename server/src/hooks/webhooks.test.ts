import { createHmac } from 'node:crypto';
import { Webhook as Reference } from 'standardwebhooks';
import { aGroup, newRecord } from '../../test/support/GrazingRanch';
import { HookedRanch } from '../../test/support/HookedRanch';
import { answerWith, type Received } from '../../test/support/Receiver';
import { DAY, SECOND } from '../../test/support/testApp';

jest.setTimeout(60_000);

let on: HookedRanch;
beforeEach(async () => {
  on = await HookedRanch.start();
});
afterEach(() => on.close());

const dataOf = (received: Received | undefined) =>
  (JSON.parse(received?.body ?? '{}') as { data: Record<string, unknown> }).data;

it('a webhook is listed without its secret, which is told once', async () => {
  const { secret, ...made } = await on.make();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const listed = await on.get();
  expect(listed.json()).toEqual([made]);
  expect(listed.body).not.toContain(secret);
  expect(made).toMatchObject({ name: 'Fence', events: ['herd.moved'], off_since: null, failing_since: null });
});

it('a move is told at once, with ids and numbers', async () => {
  await on.make();
  const move = on.move();
  const revision = await on.ranch.write([move]);
  const [received] = await on.receiver.messages(1);
  expect(JSON.parse(received?.body ?? '')).toEqual({
    type: 'herd.moved',
    timestamp: on.test.clock.now().toISOString(),
    data: {
      ranch_uuid: on.ranch.uuid,
      revision,
      herd_uuid: on.herdUuid,
      move_uuid: move.uuid,
      at: (move.data as { at: string }).at,
      paddock_uuids: [],
      off: 'corral',
      deleted: false,
    },
  });
  expect(received?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Grazewell-Webhooks/1',
    'webhook-id': expect.stringMatching(/^msg_[0-9a-f-]{36}$/),
  });
});

it('a move that is deleted is told too, as it was', async () => {
  const move = on.move();
  const base = await on.ranch.write([move]);
  await on.make();
  await on.ranch.write([{ kind: 'move', uuid: move.uuid, base, data: null }]);
  const [received] = await on.receiver.messages(1);
  expect(dataOf(received)).toMatchObject({ move_uuid: move.uuid, herd_uuid: on.herdUuid, deleted: true });
});

it('what comes within ten seconds is one message, counted by kind', async () => {
  await on.make({ events: ['record.changed'] });
  const { head: from } = await on.ranch.page();
  await on.ranch.write([newRecord('rain'), newRecord('herd')]);
  on.test.clock.advance(9 * SECOND);
  await on.ranch.write([newRecord('herd')]);
  await on.sendAfter(0);
  expect(on.receiver.received).toEqual([]);
  await on.sendAfter(SECOND);
  const [received] = await on.receiver.messages(1);
  expect(dataOf(received)).toMatchObject({ from, to: from + 2, kinds: { rain: 1, herd: 2 } });
  await on.ranch.write([newRecord('herd')]);
  await on.sendAfter(10 * SECOND);
  const [, next] = await on.receiver.messages(2);
  expect(dataOf(next)).toMatchObject({ from: from + 2, to: from + 3, kinds: { herd: 1 } });
});

it('a group that is refused tells nothing, and the moves of an import only that the record changed', async () => {
  const { uuid } = await on.make({ events: ['record.changed', 'herd.moved'] });
  const refused = await on.ranch.apply([newRecord('move')]);
  expect(refused.status).toBe('refused');
  const group = { ...aGroup([on.move(), on.move()]), import_uuid: '00000000-0000-4000-8000-000000000001' };
  expect((await on.ranch.result(group)).status).toBe('applied');
  await on.sendAfter(10 * SECOND);
  const log = await on.settled(uuid);
  expect(log.map(({ event, body }) => [event, (JSON.parse(body) as { data: { kinds: object } }).data.kinds])).toEqual([
    ['record.changed', { move: 2 }],
  ]);
});

it('a webhook hears what it asked for, and the one that is tested hears the test', async () => {
  const other = await on.make({ name: 'Keys', events: ['key.ending'] });
  const { uuid } = await on.make();
  await on.ranch.write([on.move()]);
  expect((await on.post(`/${uuid}/test`)).statusCode).toBe(204);
  await on.receiver.messages(2);
  const log = await on.settled(uuid);
  expect(log.map(({ event }) => event).sort()).toEqual(['herd.moved', 'webhook.test']);
  expect(await on.deliveries(other.uuid)).toEqual([]);
});

describe('OPEN H1: the signature', () => {
  async function signed(): Promise<{ secret: string; received: Received }> {
    const { secret } = await on.make();
    await on.ranch.write([on.move()]);
    const [received] = await on.receiver.messages(1);
    if (received === undefined) throw new Error('Nothing arrived');
    return { secret, received };
  }

  it('is good to the reference library, and another secret, body or time is not', async () => {
    const { secret, received } = await signed();
    const { headers, body } = received;
    const now = on.test.clock.now().getTime();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const reference = new Reference(secret);
    expect(reference.verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => reference.verify(body.replace('corral', 'korral'), headers)).toThrow('No matching signature');
    const elsewhere = new Reference(`whsec_${Buffer.alloc(32, 7).toString('base64')}`);
    expect(() => elsewhere.verify(body, headers)).toThrow('No matching signature');
    const at = (seconds: number) => ({ ...headers, 'webhook-timestamp': String(now / 1000 + seconds) });
    expect(() => reference.verify(body, at(-301))).toThrow('Message timestamp too old');
    expect(() => reference.verify(body, at(301))).toThrow('Message timestamp too new');
    clock.mockRestore();
  });

  it('is HMAC-SHA256 over id, time of the try and body', async () => {
    const { secret, received } = await signed();
    const { headers, body } = received;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
  });
});

it('OPEN H2: a new secret signs at once, the one before it for 24 hours more', async () => {
  const { uuid, secret: former } = await on.make();
  const renewed = await on.post(`/${uuid}/secret`);
  const { secret, former_until } = renewed.json<{ secret: string; former_until: string }>();
  expect(Date.parse(former_until) - on.test.clock.now().getTime()).toBe(DAY);
  const signaturesOf = ({ headers, body }: Received, of: string) => {
    const key = Buffer.from(of.replace('whsec_', ''), 'base64');
    const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  };
  const sentNow = async (count: number) => {
    await on.post(`/${uuid}/test`);
    const received = (await on.receiver.messages(count)).at(-1);
    if (received === undefined) throw new Error('Nothing arrived');
    return received;
  };
  const both = await sentNow(1);
  expect(both.headers['webhook-signature']).toBe(`${signaturesOf(both, secret)} ${signaturesOf(both, former)}`);
  on.test.clock.advance(DAY);
  const one = await sentNow(2);
  expect(one.headers['webhook-signature']).toBe(signaturesOf(one, secret));
  expect((await on.webhook(uuid))?.former_until).toBeNull();
});

describe('OPEN H6: the log', () => {
  it('has what was sent, why it failed, and no secret or signature', async () => {
    const { uuid, secret } = await on.make({ address: `${on.receiver.address}?token=of-the-receiver` });
    on.receiver.answer = answerWith(500);
    await on.ranch.write([on.move()]);
    const [received] = await on.receiver.messages(1);
    const [delivery] = await on.settled(uuid);
    expect(delivery).toMatchObject({
      message_id: received?.headers['webhook-id'],
      event: 'herd.moved',
      state: 'waiting',
      tries: 1,
      status: 500,
      failure: 'status',
      body: received?.body,
    });
    const page = (await on.get(`/${uuid}/delivery`)).body;
    expect(page).not.toContain(secret.slice(6));
    expect(page).not.toContain(received?.headers['webhook-signature']);
    const log = on.test.log.join('');
    expect(log).toContain('webhook not delivered');
    for (const hidden of ['of-the-receiver', secret.slice(6)]) expect(log).not.toContain(hidden);
  });

  it('is there for nobody of another ranch', async () => {
    const { uuid } = await on.make();
    const elsewhere = await on.test.newcomer('elsewhere@example.com', { name: 'Elsewhere' });
    for (const path of ['', `/${uuid}/delivery`]) expect((await on.get(path, elsewhere)).statusCode).toBe(404);
    const member = await on.ranch.member('member@example.com', 'member');
    expect((await on.get(`/${uuid}/delivery`, member)).statusCode).toBe(403);
  });

  it('sends again what failed, one or all of it, by the same id', async () => {
    const { uuid } = await on.make();
    on.receiver.answer = answerWith(404);
    await on.ranch.write([on.move(), on.move()]);
    await on.receiver.messages(2);
    await on.settled(uuid);
    await on.change(uuid, { on: false });
    expect((await on.deliveries(uuid)).map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'switched_off'],
      ['failed', 'switched_off'],
    ]);
    const [first] = await on.deliveries(uuid);
    expect((await on.post(`/${uuid}/delivery/${first?.uuid}/again`)).statusCode).toBe(409);
    await on.change(uuid, { on: true });
    on.receiver.answer = answerWith(204);
    expect((await on.post(`/${uuid}/delivery/${first?.uuid}/again`)).statusCode).toBe(204);
    const third = (await on.receiver.messages(3)).at(-1);
    expect(third?.headers['webhook-id']).toBe(first?.message_id);
    await on.settled(uuid);
    expect((await on.post(`/${uuid}/delivery/again`)).json()).toEqual({ deliveries: 1 });
    await on.receiver.messages(4);
    const ids = on.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
  });
});

it('a ranch has ten webhooks at most', async () => {
  for (let count = 0; count < 10; count += 1) await on.make({ name: `Hook ${count}` });
  const eleventh = await on.post('', { name: 'Eleventh', address: on.receiver.address, events: ['herd.moved'] });
  expect([eleventh.statusCode, eleventh.json().reasons]).toEqual([
    422,
    { name: { reason: 'webhooks_full', values: { most: 10 } } },
  ]);
});
