import { expect, type LaunchOptions, type Page } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { aPhone, untilKept, type Phone } from '../support/fieldTest';
import { openLine } from '../support/line';
import { linkTo } from '../support/mail';
import { newPerson, register } from '../support/people';
import { startProfile } from '../support/profile';
import { byMouse, byTouch, row, type Press } from '../support/record';
import type { ServerRanch } from '../support/serverRanch';

/**
 * How a device is connected: well; slowly, with answers that get lost; by a network that lies, as a portal or without ever
 * answering; not at all.
 */
export type Network = 'good' | 'bad' | 'portal' | 'hanging' | 'none';

/** A device of somebody on the ranch: a phone, or the desk. */
export interface DayDevice {
  readonly name: string;
  readonly phone: Phone;
  readonly press: Press;
  /** That only this device moves. */
  readonly herds: readonly [string, ...string[]];
  network: Network;
  /** Errors that nothing in its pages has caught. */
  readonly errors: string[];
}

const LOOKS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

type Look = keyof typeof LOOKS;

/** A device with a browser that remembers and a line of its own. Nobody is signed in. */
export async function startDevice(
  { name, look, herds }: Pick<DayDevice, 'name' | 'herds'> & { look: Look },
  site: string,
  options: LaunchOptions,
): Promise<DayDevice> {
  const line = await openLine(site);
  const profile = await startProfile({ ...options, ...LOOKS[look], reducedMotion: 'reduce' });
  const phone = await aPhone(profile, line);
  const press = look === 'phone' ? byTouch : byMouse;
  const device: DayDevice = { name, phone, press, herds, network: 'good', errors: [] };
  hearErrors(device);
  return device;
}

/** Notes what the page of a device that is open now does not catch. */
export function hearErrors({ phone, errors }: DayDevice): void {
  phone.page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
}

export async function endDevice({ phone }: DayDevice): Promise<void> {
  await phone.profile.end();
  await phone.line.close();
}

/** Makes the ranch, by its owner. */
export const foundRanch = ({ phone }: DayDevice) => register(phone.page, newPerson(), phone.line.address);

const call = (page: Page, site: string, path: string, data: object) =>
  page.request.post(`${site}/api/v1${path}`, { headers: { origin: new URL(site).origin }, data });

/** Invites a manager in the name of the owner of a page, who takes it up on a device. */
export async function joinRanch(
  owner: Page,
  { uuid }: ServerRanch,
  { phone }: DayDevice,
  name: string,
  site: string,
): Promise<void> {
  const { email, password, phone: number } = newPerson();
  const invited = await call(owner, site, paths.v1.invitations(uuid), { email, role: 'manager' });
  expect(invited.status()).toBe(201);
  const token = new URL(await linkTo(email)).searchParams.get('invitationToken');
  const [first_name = '', last_name = ''] = name.split(' ');
  const person = { email, first_name, last_name, full_name: name, password, phone_number: number };
  const joined = await call(phone.page, site, paths.v1.join, { ...person, invitation_token: token });
  expect(joined.ok()).toBe(true);
}

/** Opens the ranch on a device, and waits until it is there also without a network. */
export async function openRanch({ phone }: DayDevice, herd: string): Promise<void> {
  await phone.open('/herds');
  await expect(row(phone.page, herd)).toBeVisible();
  await untilKept(phone);
}
