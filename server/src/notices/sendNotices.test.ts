import { randomUUID } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { newRecord, type GrazingRanch } from '../../test/support/GrazingRanch';
import { NoticedRanch, until } from '../../test/support/NoticedRanch';
import type { PushService } from '../../test/support/PushService';
import { DAY, HOUR, MINUTE, PASSWORD, SECOND, VAPID_KEY, type TestApp } from '../../test/support/testApp';
import { deleteExpired } from '../app/sweep';
import { vapidPublicKey } from '../platform/vapidKey';

jest.setTimeout(60_000);

let on: NoticedRanch;
let service: PushService;
let test: TestApp;
let ranch: GrazingRanch;
let bo: NoticedRanch['bo'];
beforeEach(async () => {
  on = await NoticedRanch.start();
  ({ service, test, ranch, bo } = on);
});
afterEach(() => on.close());

it('a task that is given to a person is on their phone at once, in their browser’s hands alone', async () => {
  await on.turnOn();
  const uuid = randomUUID();
  await ranch.write([newRecord('paddock', { name: 'Creek' }, uuid)]);
  const before = Date.now();
  await on.give({ title: 'Call Ana about the ford', note: 'She knows', paddock_uuid: uuid });
  const [message] = await service.messages(1);
  expect(Date.now() - before).toBeLessThan(3 * SECOND);
  expect(message).toEqual({
    language: 'en',
    title: 'A task was given to you: Creek',
    body: "Maria's Ranch",
    url: expect.stringMatching(new RegExp(`^/todo\\?form=edit-task&entry=[\\w-]+&ranch=${ranch.uuid}$`)),
    moved: null,
    tag: expect.any(String),
  });
  const [{ headers, path } = { headers: {}, path: '' }] = service.received;
  expect(headers).toMatchObject({ ttl: '43200', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  expect(path).toMatch(/^\/send\//);
});

it('attack W15: of a notice that was sent no names are kept, which may be erased from the history', async () => {
  await on.turnOn();
  const paddock = randomUUID();
  await ranch.write([newRecord('paddock', { name: 'Quintana' }, paddock)]);
  await on.give({ paddock_uuid: paddock });
  const [message] = await service.messages(1);
  expect(message?.title).toContain('Quintana');
  await until(async () => (await on.waiting()) === 0);
  const rows = await test.db.selectFrom('push_messages').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('Quintana');
});

it('the server shows the push service who it is with its own key', async () => {
  await on.turnOn();
  await on.give();
  await service.messages(1);
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(service.received[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(vapidPublicKey(VAPID_KEY));
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, jwk);
  expect(payload).toMatchObject({ aud: 'https://push.example.com', sub: 'mailto:hello@example.com' });
});

it('nobody is told what they did themselves, what is given to others, or what they don’t want', async () => {
  await on.turnOn();
  await on.turnOn(ranch.host.owner);
  await ranch.write([newRecord('task', { assignee_uuid: bo.uuid })], bo.token);
  const { uuid: owner } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
  await ranch.write([newRecord('task', { assignee_uuid: owner })]);
  await ranch.write([newRecord('task', { assignee_uuid: null })]);
  await on.choose({ tasks: false });
  await on.give();
  expect(await test.db.selectFrom('push_messages').selectAll().execute()).toEqual([]);
});

it('a task is told once, also when it is changed or given back and sent twice', async () => {
  await on.turnOn();
  const uuid = randomUUID();
  const revision = await on.give({}, uuid);
  await service.messages(1);
  const record = await ranch.record(uuid);
  await ranch.write([{ kind: 'task', uuid, base: revision, data: { ...record?.data, title: 'Another title' } }]);
  await on.lookAfter(MINUTE);
  expect(await service.messages(1)).toHaveLength(1);
});

it('an import of somebody else’s that is done is told when it is wanted', async () => {
  await on.turnOn();
  await on.choose({ imports: true });
  const group = (import_uuid: string) => ({
    uuid: randomUUID(),
    at: '2026-05-01T11:59:00.000Z',
    label: 'Imported',
    import_uuid,
    changes: [newRecord('note')],
  });
  await ranch.result(group(randomUUID()));
  await ranch.result(group(randomUUID()), bo.token);
  expect((await service.messages(1)).map(({ title, url }) => [title, url])).toEqual([
    ['An import is done', `/settings/data?ranch=${ranch.uuid}`],
  ]);
  expect(await on.waiting()).toBe(0);
});

it('quiet hours hold them until their end, and several become one', async () => {
  await on.turnOn();
  await ranch.write([{ kind: 'ranch', uuid: ranch.uuid, base: 1, data: { time_zone: 'America/Denver' } }]);
  // 22:00 in Denver.
  test.clock.advance(Date.parse('2026-05-03T04:00:00.000Z') - test.clock.now().getTime());
  for (let at = 0; at < 4; at += 1) await on.give();
  await on.lookAfter(6 * HOUR + 59 * MINUTE);
  expect(service.tries).toBe(0);
  await on.lookAfter(MINUTE);
  const [message, ...more] = await service.messages(1);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ title: '4 things since last night', url: `/todo?ranch=${ranch.uuid}` });
  expect(message?.body.split('\n')).toHaveLength(4);
});

it('PHOTOS P8: they are in the language of who gets them', async () => {
  await test.call('PATCH', '/api/v1/user/me', { token: bo.token, body: { language: 'es' } });
  await on.turnOn();
  await on.give();
  expect(await service.messages(1)).toMatchObject([{ language: 'es', title: 'Le asignaron una tarea' }]);
});

it('a member who has left is told nothing more, not even what was waiting', async () => {
  service.behavior = { status: 500 };
  await on.turnOn();
  await on.give();
  await until(async () => service.tries === 1);
  expect(
    (await test.call('DELETE', `/api/v1/ranch/${ranch.uuid}/user/${bo.uuid}`, { token: ranch.host.owner })).statusCode,
  ).toBe(204);
  service.behavior = { status: 201 };
  await on.lookAfter(HOUR);
  expect([service.tries, await on.devices(), await on.waiting()]).toEqual([1, 1, 0]);
});

it('a session that ends by age says so one last time, and nothing after it', async () => {
  await on.turnOn();
  test.clock.advance(14 * DAY + MINUTE);
  const owner = (await test.login(ranch.host.email, PASSWORD)).json<{ token: string }>().token;
  await ranch.write([newRecord('task', { assignee_uuid: bo.uuid })], owner);
  await until(async () => (await on.waiting()) === 0);
  expect(service.tries).toBe(0);
  const now = test.clock.now();
  await deleteExpired(test.db, now, new Date(now.getTime() - 14 * DAY));
  await on.lookAfter(0);
  expect(await service.messages(1)).toMatchObject([{ title: 'Log in to go on getting notices', url: '/login' }]);
});

it('a device gets 50 notices a day, and the rest never', async () => {
  await on.turnOn();
  for (let at = 0; at < 52; at += 1) {
    await on.give();
    await service.messages(Math.min(at + 1, 50));
    await until(async () => (await on.waiting()) === 0);
  }
  expect(service.received).toHaveLength(50);
});

it('several processes that look at once send each notice once', async () => {
  service.behavior = { status: 500 };
  await on.turnOn();
  await on.turnOn();
  await on.turnOn();
  await on.give();
  await until(async () => service.tries === 3);
  service.behavior = { status: 201 };
  // The first server may note only now when it tries again.
  await until(async () => {
    test.clock.advance(MINUTE);
    await Promise.all(Array.from({ length: 4 }, () => on.lookAfter(0)));
    return (await on.waiting()) === 0;
  });
  expect(service.received).toHaveLength(3);
});

it('what waited for over a day, since no server ran, is told no more', async () => {
  await on.turnOn();
  await on.choose({ quiet: { from: 0, until: 23 } });
  await on.give();
  expect(await on.waiting()).toBe(1);
  await on.lookAfter(5 * DAY);
  expect([await on.waiting(), service.received.length]).toEqual([0, 0]);
});
