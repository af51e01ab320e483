import type { Page } from '@playwright/test';
import { addresses, showFormsBehindLinks, unsignedToken } from '../support/addresses';
import { aCyrillicRanch, inCyrillic, SAMPLE } from '../support/cyrillicRanch';
import { plainLatinOf } from '../support/plainLatin';
import type { ServerRanch } from '../support/serverRanch';
import { cutOn, paintedOn, shownOn, watchCanvases } from '../support/shown';
import { expect, test } from '../support/test';

/** Pages of platform admins are English in every language. */
const OF_ADMINS = ['panel', 'panelLinks', 'panelAudit', 'masquerade'];
/** Pages for guests; the others need somebody who is signed in. */
const PUBLIC = ['signup', 'login', 'mobileJoin', 'join', 'partnerJoin', 'passwordResetRequest', 'passwordReset'];

const TOKEN = unsignedToken({
  ...{ email: 'joe@example.com', role: 'member', ranch_name: inCyrillic('Mesa'), program: inCyrillic('Soil') },
});
/** What a link of a mail has behind its address. */
const QUERIES: Readonly<Record<string, string>> = {
  join: `?invitationToken=${TOKEN}`,
  joinRanch: `?invitationToken=${TOKEN}`,
  partnerJoin: `?invitation_token=${TOKEN}`,
  passwordReset: '?token=of-no-use',
};

/** The dialogs that have an address, by the page that opens them. `{kind}` is the id of a record of that kind. */
const DIALOGS: Readonly<Record<string, readonly string[]>> = {
  '/herds': ['add-herd', 'move'],
  '/herds/{herd}': ['edit-herd', 'count', 'transfer', 'move', 'add-feed', 'add-note', 'edit-count&entry={count}'],
  '/paddocks': ['add-paddock'],
  '/paddocks/{paddock}': [
    ...['edit-paddock', 'add-subdivision', 'add-forage', 'add-mark', 'add-note', 'add-feed'],
    ...['edit-forage&entry={forage}', 'history&entry={forage}'],
  ],
  '/todo': ['add-task', 'edit-task&entry={task}'],
  '/grazing': ['move', 'add-rain', 'edit-rain&entry={rain}', 'history&entry={rain}'],
  '/grazing/record': ['insert-move', 'edit-stay&move={move}'],
  '/grazing/plan': ['plan', 'draft', 'edit-plan&plan={plan}'],
  '/settings/ranch': ['ranch-settings', 'add-season', 'edit-season&season={season}', 'end-season&season={season}'],
  '/map?paddock={paddock}': ['move', 'coordinates', 'merge', 'add-note'],
  '/map?place={place}': ['edit-place'],
};

/** The ranch's name, and what is typed: the rest has accents. */
const NAME = new RegExp(`^(?:${SAMPLE}|[\\p{Script=Cyrillic}\\P{L}]*)$`, 'u');

const WIDTHS = [320, 1280] as const;

/** What is wrong with the page as it is now, at both ends of the widths. */
async function faultsOf(page: Page, where: string): Promise<string[]> {
  const faults = new Set<string>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(150);
    for (const fault of plainLatinOf([...(await shownOn(page)), ...(await paintedOn(page))]))
      faults.add(`${where}: ${fault}`);
    for (const cut of await cutOn(page, NAME)) faults.add(`${where}, ${width} px: cut ${cut}`);
  }
  return [...faults];
}

/** Goes to a page and waits until it is still. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

test.use({ reducedMotion: 'reduce', expectedComplaints: [/status of 4(?:04|10|22)/] });
test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ page }) => {
  await watchCanvases(page);
  await showFormsBehindLinks(page);
});

test('LANGUAGES 8: the public pages and what they refuse say nothing that is not marked, and cut nothing', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  for (const [name, path] of addresses()) {
    if (!PUBLIC.includes(name)) continue;
    await visit(page, `${path}${QUERIES[name] ?? ''}`);
    faults.push(...(await faultsOf(page, name)));
    await page.locator('main form [type=submit]').last().press('Enter');
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    faults.push(...(await faultsOf(page, `${name}, refused`)));
  }
  expect(faults).toEqual([]);
});

test('LANGUAGES 8: every page of a sample ranch says nothing that is not marked, and cuts nothing', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  const ids = await idsOf(await aCyrillicRanch(page));
  const faults: string[] = [];
  for (const [name, path] of addresses()) {
    if (PUBLIC.includes(name) || OF_ADMINS.includes(name)) continue;
    const there = path.replace(/(herd|paddock)s\/[\w-]{36}$/, (_all, kind: string) => `${kind}s/${ids(kind)}`);
    await visit(page, `${there}${QUERIES[name] ?? ''}`);
    faults.push(...(await faultsOf(page, name)));
  }
  expect(faults).toEqual([]);
});

test('LANGUAGES 8: so do the dialogs of a sample ranch, and its menus', async ({ page }) => {
  test.setTimeout(1_800_000);
  const ids = await idsOf(await aCyrillicRanch(page));
  const faults: string[] = [];
  for (const [path, forms] of Object.entries(DIALOGS)) {
    for (const form of forms) {
      const address = `${path}${path.includes('?') ? '&' : '?'}form=${form}`;
      await visit(
        page,
        address.replace(/\{(\w+)\}/g, (_all, kind: string) => ids(kind)),
      );
      await expect.soft(page.getByRole('dialog').last(), address).toBeVisible();
      faults.push(...(await faultsOf(page, address)));
    }
  }
  await visit(page, '/herds');
  for (const opener of await page.locator('[aria-haspopup=menu]:visible').all()) {
    await opener.click();
    await expect(page.getByRole('menu')).toBeVisible();
    faults.push(...(await faultsOf(page, 'a menu')));
    await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});

/** The id of the first record of each kind. */
async function idsOf(ranch: ServerRanch): Promise<(kind: string) => string> {
  const ids = new Map((await ranch.records()).reverse().map(({ kind, uuid }) => [kind, uuid]));
  return (kind) => {
    const id = ids.get(kind);
    if (id === undefined) throw new Error(`The ranch has no ${kind}`);
    return id;
  };
}
