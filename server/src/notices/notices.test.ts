import { aDevice } from '../../test/support/aDevice';
import { ADMIN_PASSWORD, masquerade, signInAdmin } from '../../test/support/admins';
import { HostRanch } from '../../test/support/HostRanch';
import { DAY, MINUTE, PASSWORD, TestApp } from '../../test/support/testApp';
import { deleteExpired } from '../app/sweep';

jest.setTimeout(60_000);

const PATH = '/api/v1/user/notices';
let test: TestApp;
let people = 0;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

async function aPerson() {
  people += 1;
  const email = `person${people}@example.com`;
  return { email, token: await test.newcomer(email) };
}
const turnOn = (token: string, device: object = aDevice()) => test.post(`${PATH}/device`, device, { token });
const read = async (token: string) => (await test.get(PATH, { token })).json<{ devices: object[]; choices: object }>();
const devicesOf = async (token: string) => (await read(token)).devices;
const countOf = async (endpoint: string) =>
  (await test.db.selectFrom('push_subscriptions').select('uuid').where('endpoint', '=', endpoint).execute()).length;

it('are off until a person turns them on in a browser; what is due is chosen then', async () => {
  const { token } = await aPerson();
  expect(await devicesOf(token)).toEqual([]);
  const answer = await turnOn(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    choices: { moves: true, tasks: true, imports: false, quiet: { from: 21, until: 5 } },
    devices: [
      {
        uuid: expect.any(String),
        device: 'Chrome, Android',
        since: test.clock.now().toISOString(),
        is_here: true,
        is_paused: false,
      },
    ],
  });
});

it('each choice is for itself, and quiet hours can be taken away', async () => {
  const { token } = await aPerson();
  await turnOn(token);
  const change = async (body: object) => (await test.call('PATCH', PATH, { token, body })).json<{ choices: object }>();
  expect((await change({ imports: true })).choices).toMatchObject({ moves: true, tasks: true, imports: true });
  expect((await change({ moves: false, quiet: null })).choices).toEqual({
    moves: false,
    tasks: true,
    imports: true,
    quiet: null,
  });
  expect((await change({ quiet: { from: 13, until: 14 } })).choices).toMatchObject({ quiet: { from: 13, until: 14 } });
});

it.each([
  { moves: 'yes' },
  { moves: null },
  { quiet: { from: 24, until: 5 } },
  { quiet: { from: 5, until: 5 } },
  { quiet: { from: 5.5, until: 6 } },
  { quiet: { from: 21 } },
  { quiet: 7 },
  { weather: true },
])('refuses the choice %j, and changes nothing', async (body) => {
  const { token } = await aPerson();
  await turnOn(token);
  const before = await read(token);
  expect((await test.call('PATCH', PATH, { token, body })).statusCode).toBe(422);
  expect(await read(token)).toEqual(before);
});

it.each([
  'http://push.example.com/send/1',
  'https://push.example.com:8443/send/1',
  'https://127.0.0.1/send/1',
  'https://localhost/send/1',
  'https://10.0.0.1/send/1',
  'https://push.example.com.evil.example/send/1',
  'https://evil.example/push.example.com',
  'https://user:password@push.example.com/send/1',
  'https://push.example.com/send/1#part',
  'https://PUSH.example.com/send/1',
  'push.example.com/send/1',
  'javascript:alert(1)',
])('PHOTOS P6: the address %s is no push service', async (endpoint) => {
  const { token } = await aPerson();
  const answer = await turnOn(token, aDevice({ endpoint }));
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { reason: 'unknown_push_service' }]);
  expect(await devicesOf(token)).toEqual([]);
});

it.each([
  ['a key that is no point of the curve', { keys: { ...aDevice().keys, p256dh: 'B'.repeat(87) } }],
  ['a key that is too short', { keys: { ...aDevice().keys, p256dh: 'BA' } }],
  ['no secret', { keys: { p256dh: aDevice().keys.p256dh } }],
  ['a device without a name', { device: '' }],
  ['a device with a long name', { device: 'x'.repeat(61) }],
  ['an endless address', { endpoint: `https://push.example.com/${'x'.repeat(1024)}` }],
  ['something more', { extra: 1 }],
])('PHOTOS P6: refuses %s', async (_what, more) => {
  const { token } = await aPerson();
  expect((await turnOn(token, { ...aDevice(), ...more })).statusCode).toBe(422);
  expect(await devicesOf(token)).toEqual([]);
});

it('an eleventh device is refused, and the same one again is not', async () => {
  const { token } = await aPerson();
  const first = aDevice();
  await turnOn(token, first);
  for (let at = 0; at < 9; at += 1) expect((await turnOn(token)).statusCode).toBe(200);
  const answer = await turnOn(token);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { reason: 'notice_devices', values: { most: 10 } }]);
  expect((await turnOn(token, first)).statusCode).toBe(200);
  expect(await devicesOf(token)).toHaveLength(10);
});

it('a device can be turned off from another one, and not by anybody else', async () => {
  const { email, token } = await aPerson();
  const uuid = (await turnOn(token)).json<{ devices: { uuid: string }[] }>().devices[0]?.uuid ?? '';
  const other = await aPerson();
  const off = (by: string) => test.call('DELETE', `${PATH}/device/${uuid}`, { token: by });
  expect((await off(other.token)).statusCode).toBe(404);
  const elsewhere = (await test.login(email, PASSWORD)).json<{ token: string }>().token;
  expect(await devicesOf(elsewhere)).toMatchObject([{ is_here: false }]);
  expect((await off(elsewhere)).statusCode).toBe(204);
  expect(await devicesOf(token)).toEqual([]);
});

describe('PHOTOS P6: notices in a browser end', () => {
  it('with the sign-out there, and not with that elsewhere', async () => {
    const { email, token } = await aPerson();
    const device = aDevice();
    const elsewhere = (await test.login(email, PASSWORD)).json<{ token: string }>().token;
    await turnOn(token, device);
    await test.post('/api/v1/auth/logout', {}, { token: elsewhere });
    expect(await countOf(device.endpoint)).toBe(1);
    await test.post('/api/v1/auth/logout', {}, { token });
    expect(await countOf(device.endpoint)).toBe(0);
  });

  it('with a change of the password, for all other sessions', async () => {
    const { email, token } = await aPerson();
    const [here, there] = [aDevice(), aDevice()];
    const elsewhere = (await test.login(email, PASSWORD)).json<{ token: string }>().token;
    await turnOn(token, here);
    await turnOn(elsewhere, there);
    const body = { current_password: PASSWORD, password: 'nine dry cows at dusk' };
    expect((await test.post('/api/v1/user/password', body, { token })).statusCode).toBeLessThan(300);
    expect([await countOf(here.endpoint), await countOf(there.endpoint)]).toEqual([1, 0]);
  });

  it('when another person turns theirs on there, or logs in there', async () => {
    const [one, other, third] = [await aPerson(), await aPerson(), await aPerson()];
    const device = aDevice();
    await turnOn(one.token, device);
    expect((await turnOn(other.token, device)).statusCode).toBe(200);
    expect([await devicesOf(one.token), await devicesOf(other.token)]).toMatchObject([[], [{ is_here: true }]]);
    const here = { endpoint: device.endpoint };
    expect((await test.post(`${PATH}/here`, here, { token: third.token })).statusCode).toBe(404);
    expect(await countOf(device.endpoint)).toBe(0);
  });

  it('by age only for a time: the next log-in of the same person there takes them up again', async () => {
    const { email, token } = await aPerson();
    const device = aDevice();
    await turnOn(token, device);
    test.clock.advance(15 * DAY);
    const now = test.clock.now();
    await deleteExpired(test.db, now, new Date(now.getTime() - 14 * DAY));
    const again = (await test.login(email, PASSWORD)).json<{ token: string }>().token;
    expect(await devicesOf(again)).toMatchObject([{ is_here: false, is_paused: true }]);
    const answer = await test.post(`${PATH}/here`, { endpoint: device.endpoint }, { token: again });
    expect(answer.json()).toMatchObject({ devices: [{ is_here: true, is_paused: false }] });
    test.clock.advance(MINUTE);
  });
});

describe('a browser that got another address from its push service', () => {
  const renewed = () => {
    const { endpoint, keys } = aDevice();
    return { endpoint, keys };
  };
  const renew = (token: string, endpoint: string, to: object) =>
    test.post(`${PATH}/here`, { endpoint, renewed: to }, { token });
  const rowAt = (endpoint: string) =>
    test.db.selectFrom('push_subscriptions').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();

  it('is the same device at the new one, and so is the same call again', async () => {
    const { token } = await aPerson();
    const [device, to] = [aDevice(), renewed()];
    await turnOn(token, device);
    const before = await rowAt(device.endpoint);
    for (let times = 0; times < 2; times += 1) {
      const answer = await renew(token, device.endpoint, to);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { devices: [{ uuid: before?.uuid }] }]);
    }
    expect(await rowAt(to.endpoint)).toEqual({ ...before, endpoint: to.endpoint, ...to.keys });
    expect(await countOf(device.endpoint)).toBe(0);
  });

  it('ends the notices of anybody else at either address', async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const [device, theirs] = [aDevice(), aDevice()];
    await turnOn(one.token, device);
    await turnOn(other.token, theirs);
    const to = { endpoint: theirs.endpoint, keys: theirs.keys };
    expect((await renew(one.token, device.endpoint, to)).statusCode).toBe(200);
    expect([await devicesOf(other.token), await countOf(theirs.endpoint)]).toEqual([[], 1]);
    expect((await renew(other.token, theirs.endpoint, renewed())).statusCode).toBe(404);
    expect(await devicesOf(one.token)).toEqual([]);
  });

  it.each([
    ['an address that is no push service', { ...renewed(), endpoint: 'https://10.0.0.1/send/1' }, 422],
    ['a key that is no point of the curve', { ...renewed(), keys: { ...renewed().keys, p256dh: 'B'.repeat(87) } }, 422],
    ['no keys', { endpoint: renewed().endpoint }, 422],
  ])('PHOTOS P6: stays at the old one where it names %s', async (_what, to, status) => {
    const { token } = await aPerson();
    const device = aDevice();
    await turnOn(token, device);
    expect((await renew(token, device.endpoint, to)).statusCode).toBe(status);
    expect(await countOf(device.endpoint)).toBe(1);
  });
});

it('two choices at once are both kept', async () => {
  const { token } = await aPerson();
  await turnOn(token);
  const change = (body: object) => test.call('PATCH', PATH, { token, body });
  await Promise.all([change({ imports: true }), change({ quiet: null }), change({ moves: false })]);
  expect(await read(token)).toMatchObject({ choices: { moves: false, tasks: true, imports: true, quiet: null } });
});

describe('while an admin acts as somebody else, their own notices in that browser stay', () => {
  const ADMIN_EMAIL = 'admin@example.com';
  const logIn = async () => (await test.login(ADMIN_EMAIL, ADMIN_PASSWORD)).json<{ token: string }>().token;
  const actAs = async (admin: string) =>
    (await masquerade(test, admin, (await aPerson()).email)).json<{ token: string }>().token;
  const here = (endpoint: string, token: string) => test.post(`${PATH}/here`, { endpoint }, { token });

  it('in the session that they had before', async () => {
    const [own, device] = [await signInAdmin(test), aDevice()];
    await turnOn(own, device);
    const acting = await actAs(await logIn());
    expect((await here(device.endpoint, acting)).statusCode).toBe(403);
    expect(await devicesOf(own)).toMatchObject([{ is_here: true, is_paused: false }]);
    await test.post('/api/v1/auth/logout', {}, { token: acting });
    const again = await logIn();
    expect((await here(device.endpoint, again)).json()).toMatchObject({ devices: [{ is_here: true }] });
    await test.post('/api/v1/auth/logout', {}, { token: again });
  });

  it('for their next log-in, where they were on in the session that is used up', async () => {
    const [own, device] = [await signInAdmin(test), aDevice()];
    await turnOn(own, device);
    const acting = await actAs(own);
    expect((await here(device.endpoint, acting)).statusCode).toBe(403);
    const again = await logIn();
    expect(await devicesOf(again)).toMatchObject([{ is_paused: true }]);
    const answer = await here(device.endpoint, again);
    expect(answer.json()).toMatchObject({ devices: [{ is_here: true, is_paused: false }] });
  });
});

it('nobody turns them on who only acts for the person, and nobody who is not signed in', async () => {
  const host = await HostRanch.start(test);
  expect((await test.post(`${PATH}/device`, aDevice())).statusCode).toBe(401);
  const { uuid } = (await test.me(host.owner)).json<{ uuid: string }>();
  await test.db.updateTable('sessions').set({ masqueraded_by: uuid }).where('user_uuid', '=', uuid).execute();
  await test.db.updateTable('users').set({ is_admin: true }).where('uuid', '=', uuid).execute();
  const answer = await turnOn(host.owner);
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { values: { act: 'turn_on_notices' } }]);
});
