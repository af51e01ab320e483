import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { NoticedRanch, until } from '../../test/support/NoticedRanch';
import type { PushService } from '../../test/support/PushService';
import { DAY, HOUR, MINUTE, testConfig, TestApp } from '../../test/support/testApp';

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

describe('PHOTOS P6: a push service that', () => {
  it.each([404, 410])('answers %i ends the notices of that browser', async (status) => {
    service.behavior = { status };
    await on.turnOn();
    await on.give();
    await until(async () => (await on.devices()) === 0);
    await on.lookAfter(DAY);
    expect(service.tries).toBe(1);
  });

  it.each([400, 401, 403, 413])('answers %i is not asked again', async (status) => {
    service.behavior = { status };
    await on.turnOn();
    await on.give();
    await until(async () => service.tries === 1 && (await on.waiting()) === 0);
    await on.lookAfter(HOUR);
    expect([service.tries, await on.devices()]).toEqual([1, 1]);
  });

  it('sends elsewhere is not followed there', async () => {
    service.behavior = { status: 307, headers: { location: 'https://push.example.com/elsewhere' } };
    await on.turnOn();
    await on.give();
    await until(async () => service.tries === 1 && (await on.waiting()) === 0);
    expect(service.tries).toBe(1);
  });

  it('is down is asked again, ever more rarely, and after a day no more', async () => {
    service.behavior = { status: 500 };
    await on.turnOn();
    await on.give();
    await until(async () => service.tries === 1);
    for (let hours = 0; hours < 30; hours += 1) await on.lookAfter(HOUR);
    const { tries } = service;
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThanOrEqual(26);
    expect(await on.waiting()).toBe(0);
    service.behavior = { status: 201 };
    await on.lookAfter(HOUR);
    expect(service.received).toEqual([]);
  });

  it('asks for patience gets it, and the notice comes then', async () => {
    service.behavior = { status: 429, headers: { 'retry-after': '7200' } };
    await on.turnOn();
    await on.give();
    // The server notes how long to wait only once it has read the answer.
    await until(() => test.log.some((line) => line.includes('notice not sent yet')));
    service.behavior = { status: 201 };
    await on.lookAfter(119 * MINUTE);
    expect(service.tries).toBe(1);
    await on.lookAfter(2 * MINUTE);
    expect(await service.messages(1)).toHaveLength(1);
    expect(await on.waiting()).toBe(0);
  });

  it('asks for more patience than a day is not waited for', async () => {
    service.behavior = { status: 429, headers: { 'retry-after': '90000' } };
    await on.turnOn();
    await on.give();
    await until(async () => service.tries === 1 && (await on.waiting()) === 0);
  });

  it('never answers is left after 10 s, and others are sent to meanwhile', async () => {
    service.behavior = 'silent';
    await on.turnOn();
    await on.give();
    await until(() => service.tries === 1);
    service.behavior = { status: 201 };
    await on.turnOn(ranch.host.owner);
    const { uuid } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
    await ranch.write([newRecord('task', { assignee_uuid: uuid })], bo.token);
    await service.messages(1);
    expect([service.received.length, test.log.some((line) => line.includes('not sent yet'))]).toEqual([1, false]);
    await until(async () => test.log.some((line) => line.includes('notice not sent yet')));
    await on.lookAfter(2 * MINUTE);
    expect(await service.messages(2)).toHaveLength(2);
  });

  it('answers without end is not read beyond a little', async () => {
    service.behavior = 'endless';
    await on.turnOn();
    await on.give();
    await until(async () => service.tries === 1 && (await on.waiting()) === 0);
    // What the connection held on its way, and nothing of what could have come.
    expect(service.streamed).toBeLessThan(16 * 1024 * 1024);
  });

  it('is at a private address is never reached, whatever its name says', async () => {
    const push = { hosts: ['localhost'], privateKey: undefined, contact: 'mailto:a@example.com' };
    const careful = await TestApp.start({ config: { push } });
    const there = await GrazingRanch.start(careful);
    const token = await there.member('bo@example.com', 'member');
    const { uuid } = (await careful.me(token)).json<{ uuid: string }>();
    const device = { ...service.subscribe(), endpoint: 'https://localhost/send/1' };
    expect((await careful.post('/api/v1/user/notices/device', device, { token })).statusCode).toBe(200);
    await there.write([newRecord('task', { assignee_uuid: uuid })]);
    await until(() => careful.log.some((line) => line.includes('localhost leads to a private address')));
    expect(service.tries).toBe(0);
    await careful.close();
  });

  it('is no longer among those that are sent to loses the browser', async () => {
    service.behavior = { status: 500 };
    await on.turnOn();
    await on.give();
    await until(() => test.log.some((line) => line.includes('notice not sent yet')));
    const push = { hosts: ['other.example.com'], privateKey: undefined, contact: 'mailto:a@example.com' };
    await on.lookAfter(HOUR, { config: testConfig({ push }) });
    expect([service.tries, await on.devices()]).toEqual([1, 0]);
  });
});
