import type { Page } from '@playwright/test';
import { expect, keepWorking, openStocked, test, type Phone } from '../support/fieldTest';
import type { ServerRanch } from '../support/serverRanch';

const NOTICE = 'This needs a connection. It goes on by itself when you are back online.';

/** What a page has of the ranch without a connection, and whether the notice stands for the rest (OFFLINE.md §6). */
interface Shown {
  readonly heading: string | RegExp;
  /** Words of the record, which only the copy can have brought. */
  readonly ofRanch?: string;
  readonly notice?: boolean;
}

const PAGES: Readonly<Record<string, Shown>> = {
  '/herds': { heading: 'Herds', ofRanch: 'Cows' },
  '/herds/{Cows}': { heading: 'Cows', notice: true },
  '/paddocks': { heading: 'Paddocks', ofRanch: 'Creek' },
  '/paddocks/{Creek}': { heading: 'Creek', notice: true },
  '/paddocks/forage': { heading: /forage/i, ofRanch: 'Creek' },
  '/grazing': { heading: 'Grazing', ofRanch: 'Cows' },
  '/grazing/plan': { heading: 'Grazing' },
  '/grazing/record': { heading: 'Grazing' },
  '/grazing/chart': { heading: 'Grazing' },
  '/grazing/report': { heading: 'Grazing' },
  '/grazing/organic': { heading: 'Organic grazing report' },
  // Who else is on the ranch isn't kept.
  '/todo': { heading: 'To do', notice: true },
  '/map': { heading: 'Map' },
  '/settings/map': { heading: /map/i },
  '/settings/device': { heading: 'On this device' },
  '/settings/ranch': { heading: 'Your ranch', notice: true },
  '/settings/account': { heading: 'Your account', notice: true },
  '/settings/data': { heading: /data|Import/i, notice: true },
  '/settings/team': { heading: 'Team', notice: true },
  // Under a line that is only bad they are there themselves, each with a heading of its own.
  '/onboarding/step-2': { heading: /./, notice: true },
  '/subscribe': { heading: /./, notice: true },
};

/** What the page reports but failed loads: of the policy above all. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault =
      message.type() === 'error' &&
      !/Failed to load resource|net::ERR_|^EventSource's response has a MIME type/.test(message.text());
    if (isFault || message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/** The address of a page, with the id of the record that it names. */
async function addressesOf(ranch: ServerRanch): Promise<[path: string, shown: Shown][]> {
  const records = await ranch.records();
  const idOf = (name: string) => records.find(({ data }) => data.name === name)?.uuid ?? '';
  return Object.entries(PAGES).map(([path, shown]) => [
    path.replace(/\{(.+)\}/, (_all, name: string) => idOf(name)),
    shown,
  ]);
}

/** Opens every page by its address, as after a start, and sees that it is drawn from the device. */
async function openEach(
  { page, line }: Phone,
  addresses: readonly [path: string, shown: Shown][],
  hasNotices: boolean,
): Promise<void> {
  for (const [path, { heading, ofRanch, notice = false }] of addresses)
    await test.step(path, async () => {
      await page.goto(`${line.address}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
      if (ofRanch !== undefined) await expect(page.getByRole('main').getByText(ofRanch).first()).toBeVisible();
      const notices = page.getByText(NOTICE).filter({ visible: true });
      if (hasNotices && notice) await expect(notices.first()).toBeVisible();
      if (hasNotices && !notice) await expect(notices).toHaveCount(0);
    });
}

for (const manner of ['gone', 'hang', 'portal'] as const) {
  test(`OFFLINE O6: after a restart of the browser every page is drawn with the server ${manner}`, async ({
    phone,
    ranch,
  }) => {
    test.setTimeout(600_000);
    await openStocked(phone, ranch);
    const addresses = await addressesOf(ranch);
    await phone.profile.closeAndStart();
    phone.page = await phone.profile.context.newPage();
    phone.line.manner = manner;
    const faults = faultsOf(phone.page);
    await openEach(phone, addresses, false);
    expect(faults).toEqual([]);
  });
}

test('OFFLINE O6, O20: without a network every page says what needs a connection, and nothing else does', async ({
  phone,
  ranch,
}) => {
  test.setTimeout(600_000);
  await openStocked(phone, ranch);
  const addresses = await addressesOf(ranch);
  await phone.setNetwork(false);
  await keepWorking(phone);
  const faults = faultsOf(phone.page);
  await openEach(phone, addresses, true);
  expect(faults).toEqual([]);
});
