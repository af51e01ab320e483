import type { Page } from '@playwright/test';
import { addresses, showFormsBehindLinks, unsignedToken } from './support/addresses';
import { ADMIN, newPerson, register } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

interface Look {
  as: 'guest' | 'owner' | 'tester' | 'admin' | 'nobody';
  heading: string;
  /** What stands behind the address so that the page has something to show. */
  search?: string;
}

const guest = (heading: string, search?: string): Look => ({ as: 'guest', heading, ...(search && { search }) });
const owner = (heading: string, search?: string): Look => ({ as: 'owner', heading, ...(search && { search }) });
const admin = (heading: string): Look => ({ as: 'admin', heading });

const invitation = (email: string) =>
  `?invitationToken=${unsignedToken({ email, role: 'member', ranch_name: 'Cold Spring' })}`;

/** What is to be seen at each address. One without an entry fails, so that no new page goes unlooked at. */
const LOOKS: Record<string, Look> = {
  signup: guest('Start your free trial'),
  mobileJoin: guest('Start your free trial'),
  login: guest('Welcome back'),
  masquerade: guest('Act as a user'),
  join: guest('Join Cold Spring', invitation('joe@example.com')),
  partnerJoin: guest('Join Soil Carbon', `?invitation_token=${unsignedToken({ program: 'Soil Carbon' })}`),
  passwordResetRequest: guest('Forgot your password?'),
  passwordReset: guest('Choose a new password', '?token=of-no-use'),
  joinRanch: owner('Join Cold Spring', invitation('joe@example.com')),
  noRanch: { as: 'nobody', heading: 'You are not on a ranch yet, Maria' },
  subscribe: owner('Your plan'),
  herds: owner('Herds'),
  herd: owner('Herd'),
  herdsWithdrawal: owner('In withdrawal'),
  herdsProducts: owner('Products'),
  herdsFeed: owner('Feed'),
  herdsAnimals: owner('Animals'),
  herdsAnimal: owner('Animal'),
  herdsTreatments: owner('Treatments'),
  herdsTreatmentsPrint: owner('Print the register'),
  paddocks: owner('Paddocks'),
  paddock: owner('Paddock'),
  forageTable: owner('Forage of all paddocks'),
  grazing: owner('Grazing'),
  grazingRecord: owner('Grazing'),
  grazingPlan: owner('Grazing'),
  grazingChart: owner('Grazing'),
  grazingChartPrint: owner('Print the chart'),
  grazingReport: owner('Grazing'),
  grazingOrganic: owner('Organic grazing report'),
  grazingYear: owner('Year sheet'),
  grazingDrought: owner('Drought plan'),
  grazingMonitoring: owner('Monitoring'),
  grazingPhotoPoints: owner('Photo points'),
  tooOld: guest('Start your free trial'),
  panel: admin('Users'),
  panelLinks: admin('Partner links'),
  panelAudit: admin('Audit log'),
  cancelDelete: guest('Keeping your account…', '?token=of-no-use'),
  settings: owner('Your account'),
  settingsAccount: owner('Your account'),
  settingsRanch: owner('Your ranch'),
  settingsTeam: owner('The team of Rio Seco'),
  settingsMap: owner('Your map'),
  settingsData: owner('Import your ranch'),
  settingsDevice: owner('On this device'),
  settingsNotices: owner('Your notices'),
  onboarding: owner('Set up Rio Seco'),
  onboardingStep1: owner('Set up Rio Seco'),
  onboardingStep2: owner('How should your map read?'),
  onboardingStep3: owner('Who works with you?'),
  todo: owner('To do'),
  map: { as: 'tester', heading: 'Map' },
  mapPrint: { as: 'tester', heading: 'Print the map' },
  notFound: guest('Oh moooo, page not found'),
};

/** Lets the person appear to belong to no ranch, and to be a beta tester, whatever the server says. */
async function changeMe(page: Page, change: object): Promise<void> {
  await page.route('**/api/v3/user/me?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
}

async function enter(page: Page, as: Look['as']): Promise<void> {
  await showFormsBehindLinks(page);
  if (as === 'guest') return;
  if (as === 'admin') await page.request.post('/api/v1/auth/login', { data: ADMIN });
  else await register(page, newPerson());
  if (as === 'tester') await changeMe(page, { is_beta_tester: true });
  if (as === 'nobody') await changeMe(page, { ranches: [] });
}

/** Runs in the page: what a finger would miss. A link within a sentence is as high as its line. */
function smallTargets(): string[] {
  const all = [...document.querySelectorAll('a, button, select, input:not([type=color])')];
  return all.flatMap((target) => {
    const isBox = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
    // Anyone who presses the words of a box has pressed the box.
    const pressed = isBox ? (target.labels?.[0] ?? target) : target;
    const { width, height } = (
      isBox ? (pressed.closest('div:has(> input)') ?? pressed) : pressed
    ).getBoundingClientRect();
    const isInText = target.matches('p a') && getComputedStyle(target).display === 'inline';
    return width === 0 || isInText || (width >= 43.9 && height >= 43.9)
      ? []
      : [`${width} x ${height} ${target.outerHTML}`];
  });
}

for (const [name, path] of addresses()) {
  test(`A1: axe finds nothing on ${path}, nothing scrolls sideways, and a finger finds each target`, async ({
    page,
  }) => {
    const look = LOOKS[name];
    if (look === undefined) throw new Error(`Nobody has looked at ${path} yet: give it an entry in LOOKS`);
    await enter(page, look.as);
    // The page that keeps an account is gone with the answer.
    if (name === 'cancelDelete') await page.route('**/user/cancel_delete', () => undefined);
    await page.goto(`${path}${look.search ?? ''}`);
    await expect(page.getByRole('heading', { name: look.heading, exact: true, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(smallTargets)).toEqual([]);
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('A5: every public page has a title of its own', async ({ page }) => {
  const publicPages = addresses().filter(([name]) => LOOKS[name]?.as === 'guest' && name !== 'tooOld');
  const titles = new Map<string, string>();
  await showFormsBehindLinks(page);
  await page.route('**/user/cancel_delete', () => undefined);
  for (const [name, path] of publicPages) {
    await page.goto(`${path}${LOOKS[name]?.search ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    titles.set(await page.title(), path);
  }
  expect(titles.size).toBe(publicPages.length);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
