import { switchOffHooks, tellOfLeftMakers } from '.';
import { HookedRanch } from '../../test/support/HookedRanch';
import { until } from '../../test/support/NoticedRanch';
import { answerWith } from '../../test/support/Receiver';
import { DAY, HOUR, MINUTE, PASSWORD, SECOND } from '../../test/support/testApp';
import { nextTry } from './nextTry';

jest.setTimeout(120_000);

let on: HookedRanch;
beforeEach(async () => {
  on = await HookedRanch.start();
});
afterEach(() => on.close());

/** A webhook that was sent a test, once that was tried. */
async function tested() {
  const { uuid } = await on.make();
  await on.post(`/${uuid}/test`);
  await on.settled(uuid);
  return uuid;
}

describe('OPEN H3: a message that does not arrive', () => {
  it('is tried ten times in 75:35:05, each 10 % earlier or later', () => {
    const now = on.test.clock.now();
    const waits = (chance: number) =>
      Array.from({ length: 10 }, (_, index) => {
        const next = nextTry({ tries: index + 1, now, retryAfter: undefined, chance });
        return next === undefined ? undefined : next.getTime() - now.getTime();
      });
    const whole = waits(0.5);
    expect(whole).toEqual([
      ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, DAY],
      undefined,
    ]);
    expect(whole.reduce((sum = 0, wait = 0) => sum + wait, 0)).toBe(75 * HOUR + 35 * MINUTE + 5 * SECOND);
    expect([waits(0)[1], waits(1)[1]]).toEqual([4.5 * MINUTE, 5.5 * MINUTE]);
  });

  it.each([
    ['120', 2 * MINUTE],
    ['1', 5 * SECOND],
    ['999999', DAY],
    ['soon', 5 * SECOND],
    [new Date(Date.parse('2026-05-01T13:00:00.000Z')).toUTCString(), HOUR],
  ])('whose receiver asks for Retry-After: %s is tried then, within a day', (retryAfter, wait) => {
    const now = new Date('2026-05-01T12:00:00.000Z');
    expect(nextTry({ tries: 1, now, retryAfter, chance: 0.5 })?.getTime()).toBe(now.getTime() + wait);
  });

  it('is tried again by the same id, and no more once it arrived', async () => {
    on.receiver.answer = answerWith(503);
    const uuid = await tested();
    on.receiver.answer = answerWith(204);
    await on.sendAfter(4 * SECOND);
    expect(on.receiver.received).toHaveLength(1);
    await on.sendAfter(2 * SECOND);
    const [first, second] = await on.receiver.messages(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    await until(async () => (await on.deliveries(uuid))[0]?.state === 'delivered');
    await on.sendAfter(DAY);
    expect(on.receiver.received).toHaveLength(2);
    expect((await on.webhook(uuid))?.failing_since).toBeNull();
  });

  it('to an address that answers 410 switches the webhook off at once, and owners and managers hear of it', async () => {
    await on.ranch.member('manager@example.com', 'manager');
    on.receiver.answer = answerWith(410);
    const uuid = await tested();
    await until(async () => (await on.webhook(uuid))?.off_reason === 'gone');
    for (const to of ['manager@example.com', on.ranch.host.email])
      expect((await on.test.mailTo(to)).subject).toBe('A webhook was switched off');
  });

  it('for five days switches the webhook off, with a mail', async () => {
    on.receiver.answer = answerWith(500);
    const uuid = await tested();
    const failing_since = new Date(on.test.clock.now().getTime() - 5 * DAY + 3 * SECOND);
    await on.test.db.updateTable('webhooks').set({ failing_since }).where('uuid', '=', uuid).execute();
    await on.sendAfter(6 * SECOND);
    expect((await on.webhook(uuid))?.off_reason).toBe('failed');
    await on.ranch.write([on.move()]);
    expect(await on.deliveries(uuid)).toHaveLength(1);
  });

  it('because the process ended between the try and its note is sent once more, by the same id', async () => {
    const uuid = await tested();
    // As that process left it: claimed, and not noted.
    const claimed = { tries: 1, delivered_at: null, next_try_at: new Date(on.test.clock.now().getTime() + MINUTE) };
    await on.test.db.updateTable('webhook_deliveries').set(claimed).where('webhook_uuid', '=', uuid).execute();
    await on.sendAfter(30 * SECOND);
    expect(on.receiver.received).toHaveLength(1);
    await on.sendAfter(31 * SECOND);
    const [first, second] = await on.receiver.messages(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect((await on.deliveries(uuid))[0]).toMatchObject({ state: 'delivered', tries: 2 });
  });
});

it('each message is sent once by two processes', async () => {
  await on.make();
  await on.ranch.write(Array.from({ length: 20 }, () => on.move()));
  await Promise.all([on.sendAfter(0), on.sendAfter(0)]);
  await on.receiver.messages(20);
  const ids = on.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
});

it('after a restored backup nothing is sent until the press that switches keys on', async () => {
  const { uuid } = await on.make();
  const { db, clock } = on.test;
  await db.transaction().execute((trx) => switchOffHooks(trx, { epoch: '', fromEpoch: '', at: clock.now() }));
  await on.ranch.write([on.move()]);
  await on.sendAfter(MINUTE);
  expect([on.receiver.connections, (await on.webhook(uuid))?.off_reason]).toEqual([0, 'restored']);
  const { owner: token } = on.ranch.host;
  expect((await on.test.post(`${on.ranch.path}/key/on`, { uuids: [uuid] }, { token })).statusCode).toBe(204);
  await on.ranch.write([on.move()]);
  await on.receiver.messages(1);
});

it('webhooks end with the ranch, also when it is brought back', async () => {
  await on.make();
  const { owner: token } = on.ranch.host;
  const body = { name: "Maria's Ranch" };
  expect((await on.test.call('DELETE', on.ranch.path, { token, body })).statusCode).toBeLessThan(300);
  expect((await on.test.post(`${on.ranch.path}/restore`, {}, { token })).statusCode).toBe(200);
  expect((await on.get()).json()).toEqual([]);
});

it('a webhook outlasts its maker, and the owner hears of it once', async () => {
  const manager = await on.ranch.member('manager@example.com', 'manager');
  const wanted = { name: 'Collars', address: on.receiver.address, events: ['herd.moved'] };
  expect((await on.post('', wanted, manager)).statusCode).toBe(201);
  await on.test.call('DELETE', `${on.ranch.path}/user/me`, { token: manager, body: { password: PASSWORD } });
  const mailer = { enqueue: jest.fn(), send: jest.fn() };
  const tell = () => tellOfLeftMakers({ db: on.test.db, config: { origSite: 'http://x' }, mailer: mailer as never });
  await tell();
  await tell();
  expect(mailer.enqueue).toHaveBeenCalledTimes(1);
  expect(mailer.enqueue.mock.calls[0]?.[1]).toMatchObject({ to: on.ranch.host.email });
  await on.ranch.write([on.move()]);
  await on.receiver.messages(1);
});
