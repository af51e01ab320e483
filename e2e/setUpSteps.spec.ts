import type { Page } from '@playwright/test';
import { aSecondLater } from './support/aSecondLater';
import { linkTo } from './support/mail';
import { newPerson, type Person, register, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const steps = (page: Page) => page.getByRole('navigation', { name: 'Set up' }).getByRole('listitem');

interface Stored {
  settings: object;
  ranches: { name: string }[];
}

/** What the server holds of the person. */
async function stored(page: Page): Promise<Stored> {
  const answer = await page.request.get('/api/v3/user/me?include_multiple_ranches=true');
  return (await answer.json()) as Stored;
}

const scaled = (low: number, high: number, colors: string[]) => ({ low, high, colors });
const [RED, YELLOW, GREEN] = ['#c8553d', '#e0b04b', '#5b9a63'];
const DEFAULTS = {
  mapSelectedColorScheme: 'restDays',
  mapActiveLayers: { mapLayer: 'ERSI_IMAGERY', objectLayers: [] },
  mapColorSchemeValues: {
    forage: scaled(500, 1500, [RED, YELLOW, GREEN]),
    restDays: scaled(30, 60, [RED, YELLOW, GREEN]),
    seasonADA: scaled(20, 60, [RED, YELLOW, GREEN]),
    grazingDays: scaled(3, 7, [GREEN, YELLOW, RED]),
    uniform: { fill: '#229959' },
    empty: {},
  },
  mapPaddockOptions: { paddockOpacity: 0.3, fenceColor: 'white' },
  units: 'imperial',
};

test('an owner is led from step to step, and what they save stands on the server', async ({ page }) => {
  await signUp(page, { ...newPerson(), ranch: "Maria's Ranch" });
  await expect.poll(async () => (await stored(page)).settings).toEqual(DEFAULTS);
  await expect(steps(page)).toHaveText(['1Ranch', '2Map look', '3Team']);

  await page.getByLabel('Ranch name', { exact: true }).fill('  Dry   Creek ');
  await page.getByLabel('Metric').check();
  await goOn(page);
  await expect(heading(page, 'How should your map read?')).toBeVisible();
  expect(await stored(page)).toMatchObject({
    settings: { ...DEFAULTS, units: 'metric' },
    ranches: [{ name: 'Dry Creek' }],
  });
  await expect(steps(page)).toHaveText([/^✓Ranch/, '2Map look', '3Team']);

  await page.getByLabel('Grazing days').check();
  await page.getByLabel('Hybrid').check();
  await goOn(page);
  await expect(heading(page, 'Who works with you?')).toBeVisible();
  await expect(page).toHaveURL('/onboarding/step-3');
  expect((await stored(page)).settings).toMatchObject({
    ...DEFAULTS,
    mapLookChosen: true,
    units: 'metric',
    mapSelectedColorScheme: 'grazingDays',
    mapActiveLayers: { mapLayer: 'ERSI_HYBRID', objectLayers: [] },
  });

  const { email } = newPerson();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  expect(await linkTo(email)).toContain('/join?invitationToken=');
  await page.getByRole('link', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/map/);
  await expect(page.getByRole('heading', { name: 'No paddocks yet' })).toBeVisible();
  await page.goto('/todo');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['What comes next on your ranch']);
});

test('every step can be skipped, taken later, and shows what is saved', async ({ page }) => {
  await signUp(page, newPerson());
  for (const [next, name] of [
    ['/onboarding/step-2', 'How should your map read?'],
    ['/onboarding/step-3', 'Who works with you?'],
    [/\/map/, 'Map'],
  ] as const) {
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await expect(page).toHaveURL(next);
    // The address changes at once, the page when its part has come over the line.
    await expect(heading(page, name)).toBeVisible();
  }
  await expect.poll(async () => (await stored(page)).settings).toEqual({ ...DEFAULTS, onboardingDone: true });
  await page.goto('/todo');
  await page.getByRole('link', { name: 'Set up the map' }).click();
  await page.getByLabel('Topo').check();
  await goOn(page);
  await expect(heading(page, 'Who works with you?')).toBeVisible();
  await steps(page).getByRole('link', { name: 'Map look' }).click();
  await expect(heading(page, 'How should your map read?')).toBeVisible();
  await expect(page.getByLabel('Topo')).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Topo')).toBeChecked();
});

async function join(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Full name', { exact: true }).fill('Joe Begay');
  await page.getByLabel('Phone number', { exact: true }).fill('(575) 555-0123');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(heading(page, 'Welcome to Rio Seco')).toBeVisible();
}

test('a member sees the two steps that are theirs, and reads what the ranch is called', async ({ page }) => {
  const member = newPerson();
  await register(page, newPerson());
  await page.goto('/onboarding/step-3');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${member.email}`)).toBeVisible();
  const link = await linkTo(member.email);
  await signOut(page);
  await join(page, link, member);

  await expect(steps(page)).toHaveText(['1Units', '2Map look']);
  await expect(page.getByLabel('Ranch name')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Metric').check();
  await goOn(page);
  await expect(heading(page, 'How should your map read?')).toBeVisible();
  await expect(page).toHaveURL('/onboarding/step-2');
  await expect(steps(page)).toHaveText([/^✓Units/, '2Map look']);
  await page.getByRole('radio', { name: 'Grazing days' }).check();
  await goOn(page);
  await expect(page).toHaveURL('/todo');
  await expect(heading(page, 'What comes next on your ranch')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/onboarding/step-3');
  await expect(page).toHaveURL('/todo');
  await page.goto('/settings/ranch');
  await expect(heading(page, 'Rio Seco')).toBeVisible();
  await expect(page.getByLabel('Ranch name')).toHaveCount(0);
  await expect(page.getByLabel('Metric')).toBeChecked();
});

test('the settings of the ranch are saved and stay', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/ranch');
  await page.getByLabel('Ranch name', { exact: true }).fill('Cold Spring');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Cold Spring');
  await page.reload();
  await expect(page.getByLabel('Ranch name', { exact: true })).toHaveValue('Cold Spring');
});

test('changes that are not saved are not lost unasked', async ({ page }) => {
  await signUp(page, newPerson());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Ranch' }).click();
  await page.getByLabel('Ranch name', { exact: true }).fill('Cold Spring');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const herds = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Herds' });
  await herds.click();
  await expect(question).toContainText('You have changes that are not saved. Leave anyway?');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(herds).toBeFocused();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await aSecondLater(page);
  await page.goBack();
  await aSecondLater(page);
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL('/settings/ranch');
  await expect(page.getByLabel('Ranch name', { exact: true })).toHaveValue('Cold Spring');
  await herds.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/herds');
  await expect(page.getByRole('heading', { name: 'Herds', level: 1 })).toBeFocused();
});

test.describe('R1: a save that does not come through', () => {
  test.use({ expectedComplaints: [/^Failed to load resource:/] });

  for (const [path, button] of [
    ['/onboarding/step-1', 'Save and continue'],
    ['/settings/ranch', 'Save'],
  ] as const) {
    test(`in ${path} says so, keeps what was typed, and goes through at the next try`, async ({ page }) => {
      await register(page, newPerson());
      await page.goto(path);
      await page.route('**/api/v1/ranch/*', (route) => route.abort());
      await page.getByLabel('Ranch name', { exact: true }).fill('Cold Spring');
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('form').getByRole('alert')).toHaveText('Something went wrong. Please try again.');
      await expect(page.getByLabel('Ranch name', { exact: true })).toHaveValue('Cold Spring');
      await expect(page).toHaveURL(path);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await aSecondLater(page);
      await page.getByRole('button', { name: button }).click();
      await expect.poll(async () => (await stored(page)).ranches[0]?.name).toBe('Cold Spring');
    });
  }
});
