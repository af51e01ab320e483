import { expect, keepWorking, moveTo, openStocked, strip, test, untilWaiting } from '../support/fieldTest';
import { pickPlace, row } from '../support/record';

test('OFFLINE O1: 50 moves without a network outlive two kills, and go out once each, in order, with their times', async ({
  phone,
  ranch,
}) => {
  test.setTimeout(900_000);
  const herds = Array.from({ length: 50 }, (_, at) => `Herd ${at + 1}`);
  await openStocked(phone, ranch, herds);
  await phone.setNetwork(false);
  await keepWorking(phone);
  const begun = Date.now();
  for (const herd of herds.slice(0, 25)) await moveTo(phone, herd, 'Creek');
  await untilWaiting(phone, 25);
  await phone.killAndOpen('/herds');
  await keepWorking(phone);
  for (const herd of herds.slice(0, 25)) await expect(row(phone.page, herd)).toContainText('Creek');
  for (const herd of herds.slice(25)) await moveTo(phone, herd, 'Mesa');
  await untilWaiting(phone, 50);
  const ended = Date.now();
  await phone.killAndOpen('/herds');
  await keepWorking(phone);
  await phone.open('/settings/device');
  await expect(phone.page.getByText('50 changes are on this device only.')).toBeVisible();
  await phone.open('/herds');
  for (const herd of herds) await expect(row(phone.page, herd)).toContainText(/Creek|Mesa/);

  await phone.setNetwork(true);
  await expect.poll(async () => (await ranch.moves()).length, { timeout: 60_000 }).toBe(50);
  const moves = await ranch.moves();
  const names = new Map((await ranch.records()).map(({ uuid, data }) => [uuid, data.name]));
  expect(moves.map(({ data }) => names.get(String(data.herd_uuid)))).toEqual(herds);
  const times = moves.map(({ data }) => Date.parse(data.at ?? ''));
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(Math.min(...times)).toBeGreaterThan(begun - 61_000);
  expect(Math.max(...times)).toBeLessThanOrEqual(ended);
  await phone.open('/settings/device');
  await expect(phone.page.getByText('Everything is saved.')).toBeVisible();
  expect((await ranch.moves()).length).toBe(50);
});

test('OFFLINE O2: what waited when the session ended goes out once its person has logged in again', async ({
  phone,
  ranch,
  person,
}) => {
  await openStocked(phone, ranch, ['Bulls', 'Heifers']);
  phone.line.manner = 'gone';
  for (const herd of ['Cows', 'Bulls', 'Heifers']) await moveTo(phone, herd, 'Creek');
  await untilWaiting(phone, 3);
  await phone.profile.context.clearCookies({ name: 'session' });
  phone.line.manner = 'pass';
  await phone.open('/herds');
  await phone.page.waitForURL(/\/login/);
  await untilWaiting(phone, 3);
  await phone.page.getByLabel('Email', { exact: true }).fill(person.email);
  await phone.page.getByLabel('Password', { exact: true }).fill(person.password);
  await phone.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await phone.page.waitForURL(/\/herds/);
  await expect.poll(async () => (await ranch.moves()).length).toBe(3);
});

/** Runs in the page: its clock is a day behind. */
function setBackADay(): void {
  const Real = Date;
  const now = () => Real.now() - 86_400_000;
  const Behind = new Proxy(Real, {
    construct: (of, given: unknown[]) => Reflect.construct(of, given.length === 0 ? [now()] : given) as Date,
    get: (of, name) => (name === 'now' ? now : (Reflect.get(of, name) as unknown)),
  });
  Object.assign(globalThis, { Date: Behind });
}

test('OFFLINE O11: a clock a day behind is told of before anything is recorded, and set right by the server', async ({
  phone,
  ranch,
}) => {
  await openStocked(phone, ranch);
  await phone.setNetwork(false);
  await phone.page.addInitScript(setBackADay);
  await phone.open('/herds');
  await keepWorking(phone);
  await expect(strip(phone)).toContainText('This device says it is');
  await moveTo(phone, 'Cows', 'Creek');
  await untilWaiting(phone, 1);
  await phone.setNetwork(true);
  await expect.poll(async () => (await ranch.moves()).length).toBe(1);
  const [move] = await ranch.moves();
  expect(Math.abs(Date.parse(move?.data.at ?? '') - Date.now())).toBeLessThan(5 * 60_000);
});

test('OFFLINE O17: offline, a fresh change is undone at once, and one that others build on by another that waits', async ({
  phone,
  ranch,
}) => {
  await openStocked(phone, ranch);
  await phone.setNetwork(false);
  await keepWorking(phone);
  await moveTo(phone, 'Cows', 'Creek');
  await phone.page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(phone.page, 'Cows')).toContainText('No place yet');
  await untilWaiting(phone, 0);
  await moveTo(phone, 'Cows', 'Creek');
  await pickPlace(phone.page, phone.page.getByRole('button', { name: 'Move herds' }), 'Mesa');
  await untilWaiting(phone, 2);
  await phone.open('/settings/device');
  await expect(phone.page.getByText('2 changes are on this device only.')).toBeVisible();
  await phone.setNetwork(true);
  await expect.poll(async () => (await ranch.moves()).length).toBe(2);
});
