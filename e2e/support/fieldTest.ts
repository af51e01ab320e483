import type { Page } from '@playwright/test';
import { openLine, type Line } from './line';
import { newPerson, register, type Person } from './people';
import { pickPlace, row } from './record';
import { startProfile, type Profile } from './profile';
import { serverRanch, stock, type ServerRanch } from './serverRanch';
import { expect, test as base } from './test';
import { workerReady } from './worker';

/** A phone in the field: a browser that remembers, on a line that a test cuts. */
export interface Phone {
  readonly profile: Profile;
  readonly line: Line;
  /** The page that is open. */
  page: Page;
  /** Takes the network away, or gives it back, as the browser says so too. */
  setNetwork: (isThere: boolean) => Promise<void>;
  /** Ends every process of the browser at once, starts it again, and opens an address. */
  killAndOpen: (path: string) => Promise<void>;
  open: (path: string) => Promise<void>;
}

interface Field {
  line: Line;
  profile: Profile;
  person: Person;
  phone: Phone;
  ranch: ServerRanch;
}

/** A phone of a profile, on a line. */
export async function aPhone(profile: Profile, line: Line): Promise<Phone> {
  let isThere = true;
  const phone: Phone = {
    profile,
    line,
    page: await profile.context.newPage(),
    setNetwork: async (next) => {
      isThere = next;
      line.manner = next ? 'pass' : 'gone';
      await profile.context.setOffline(!next);
    },
    open: async (path) => void (await phone.page.goto(`${line.address}${path}`)),
    killAndOpen: async (path) => {
      await profile.killAndStart();
      if (!isThere) await profile.context.setOffline(true);
      phone.page = await profile.context.newPage();
      await phone.open(path);
    },
  };
  return phone;
}

/** Waits until the phone holds the app and the ranch. */
export async function untilKept({ page }: Phone): Promise<void> {
  await workerReady(page);
  const device = () => page.evaluate(() => localStorage.getItem('grazewell:device') ?? '');
  await expect.poll(device, { timeout: 60_000 }).toContain('ranchUuid');
}

/** A phone whose person is signed in. `openStocked` brings the ranch to it. */
export const test = base.extend<Field>({
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '');
    await use(line);
    await line.close();
  },
  profile: async ({ launchOptions }, use) => {
    const profile = await startProfile(launchOptions);
    await use(profile);
    await profile.end();
  },
  person: async ({}, use) => use(newPerson()),
  phone: async ({ profile, line, person }, use) => {
    const phone = await aPhone(profile, line);
    await register(phone.page, person, line.address);
    await use(phone);
  },
  ranch: async ({ phone, line }, use) => {
    const ranch = await serverRanch(() => phone.page, line.address);
    await stock(ranch, ['Creek', 'Mesa'], ['Cows']);
    await use(ranch);
  },
});

test.use({ serviceWorkers: 'allow' });

export { expect };

/** Leaves the warning of a device without a network, and works on. */
export async function keepWorking({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Keep working' }).click();
}

/** What the strip over every page says. */
export const strip = ({ page }: Phone) => page.getByRole('status', { name: 'Connection' });

/** How many rows each store of the device has. */
const stored = ({ page }: Phone) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('not read'));
      });
    const counts: Record<string, number> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        counts[store] = await settled(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return counts;
  });

/** Waits until the device keeps that many groups that are not saved. */
export const untilWaiting = (phone: Phone, count: number) =>
  expect.poll(async () => (await stored(phone)).groups, { timeout: 30_000 }).toBe(count);

/** Herds of the ranch are written by a window that is closed at once: the phone reads them. */
export async function openStocked(phone: Phone, ranch: ServerRanch, herds: readonly string[] = []): Promise<void> {
  if (herds.length > 0) await stock(ranch, [], herds);
  await phone.open('/herds');
  await expect(row(phone.page, herds.at(-1) ?? 'Cows')).toBeVisible();
  await untilKept(phone);
  // The app notes the time zone of a new ranch by itself.
  await untilWaiting(phone, 0);
}

/** Puts a herd in a paddock, from the list of herds. */
export async function moveTo(phone: Phone, herd: string, paddock: string): Promise<void> {
  const opener = row(phone.page, herd).getByRole('button', { name: /^(Put on pasture|Move)$/ });
  await pickPlace(phone.page, opener, paddock);
  await expect(row(phone.page, herd)).toContainText(paddock);
}
