import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { showFormsBehindLinks, unsignedToken } from '../support/addresses';
import { ADMIN, newPerson, register } from '../support/people';
import { expect, expectNoSideways, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const RANCH = 'W'.repeat(60);

/** Names as long as they may be, in one word that no line can be broken in by itself. */
function longPerson() {
  const email = `${'m'.repeat(24)}.${randomUUID()}@${'ranch'.repeat(9)}.example.com`;
  return { ...newPerson(), name: 'Wolfeschlegel'.repeat(8).slice(0, 100), ranch: RANCH, email };
}

/** Runs in the page: texts that lie over each other, and texts that lie over a field. */
function overlaps(): string[] {
  // What floats lies over what is scrolled beneath it, as the navigation does; at the page's end it has room of its own.
  const floats = (element: Element) => getComputedStyle(element.closest('button, a') ?? element).position === 'fixed';
  const isDrawn = (element: Element) =>
    !floats(element) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('svg, select, [aria-hidden="true"], .Toastify, nav[aria-label="Main"]') === null;
  // What is there for screen readers alone is cut down to a point.
  const isSeen = ({ width, height }: DOMRect) => width > 2 && height > 2;
  const boxes: { text: string; element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || !isDrawn(element)) continue;
    if (!isSeen(element.getBoundingClientRect())) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What a box that hides its overflow cuts off is not seen.
    let [right, bottom] = [Infinity, Infinity];
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY !== 'hidden') continue;
      const cut = outer.getBoundingClientRect();
      [right, bottom] = [Math.min(right, cut.right), Math.min(bottom, cut.bottom)];
    }
    for (const { left, top, right: end, bottom: foot } of range.getClientRects()) {
      if (top >= bottom - 1) continue;
      const seen = new DOMRect(left, top, Math.min(end, right) - left, Math.min(foot, bottom) - top);
      boxes.push({ text: node.textContent ?? '', element, box: seen });
    }
  }
  for (const element of document.querySelectorAll('main :is(input, select)')) {
    if (isDrawn(element)) boxes.push({ text: element.outerHTML, element, box: element.getBoundingClientRect() });
  }
  const found: string[] = [];
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      // The button that shows a password and the swatch of a color lie in their field on purpose.
      if (one.element === other.element || one.element.parentElement === other.element.parentElement) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > 3 && down > 6) found.push(`${one.text.slice(0, 80)} / ${other.text.slice(0, 80)}`);
    }
  }
  return found;
}

async function expectFits(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(overlaps)).toEqual([]);
  await expectNoSideways(page);
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await test.step(path, () => expectFits(page));
}

const PAGES = [
  '/onboarding/step-1',
  '/onboarding/step-2',
  '/onboarding/step-3',
  '/todo',
  '/herds',
  '/paddocks',
  '/subscribe',
  '/settings/account',
  '/settings/ranch',
  '/settings/team',
  '/settings/map',
];

for (const pages of [PAGES.slice(0, 5), PAGES.slice(5)]) {
  test(`A1: names as long as they may be fit a small phone in ${pages.join(', ')}`, async ({ page }) => {
    await register(page, longPerson());
    for (const path of pages) await visit(page, path);
  });
}

test('A1: so they do in the pages of admins, under the banner, on a second ranch, and without one', async ({
  page,
}) => {
  const person = longPerson();
  await register(page, person);
  for (const [path, change] of [
    ['/settings/account', { masqueraded_by: person.email }],
    ['/map', { is_beta_tester: true }],
    ['/no-ranch', { ranches: [] }],
  ] as const) {
    await page.route('**/api/v3/user/me?*', async (route) => {
      const answer = await route.fetch();
      const me = (await answer.json()) as { ranches: { ranch_uuid: string }[] };
      const [ranch] = me.ranches;
      const ranches = [ranch, { ...ranch, ranch_uuid: randomUUID() }];
      await route.fulfill({ json: { ...me, ranches, ...change } });
    });
    await visit(page, path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => localStorage.clear());
  }
  await page.context().clearCookies();
  await page.request.post('/api/v1/auth/login', { data: ADMIN });
  await visit(page, '/panel');
  await page.getByLabel('Find users', { exact: true }).fill(person.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectFits(page);
});

test('A1: so they do on the public pages that a link opens', async ({ page }) => {
  await showFormsBehindLinks(page);
  const { email } = longPerson();
  const token = unsignedToken({ email, role: 'manager', ranch_name: RANCH });
  await visit(page, `/join?invitationToken=${token}`);
  await visit(page, `/partner-join?invitation_token=${unsignedToken({ email, program: RANCH, first_name: RANCH })}`);
  await register(page, longPerson());
  await visit(page, `/join-ranch?invitationToken=${token}`);
});
