import type { Page, Route } from '@playwright/test';
import { aSecondLater } from './support/aSecondLater';
import { byDay } from './support/byNight';
import { aStranger, fillSignup, logIn, newPerson, signUp } from './support/people';
import { expect, test } from './support/test';

const OURS = 'Something went wrong. Please try again.';

/** What the browser itself says of an answer that is an error, or of none. */
test.use({ expectedComplaints: [/^Failed to load resource:/] });

const form = (page: Page) => page.locator('form');

async function answering(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**/api/v1/auth/${path}`, answer);
}

async function expectSignupKept(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('Ranch name', { exact: true })).toHaveValue(person.ranch);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(person.phone);
  await expect(page.getByLabel(/^I agree to the terms/)).toBeChecked();
}

test('a wrong password is said in words, the email stays, the password goes, and the right one works', async ({
  page,
}) => {
  const person = await aStranger(page);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'not this one at all' });
  await expect(form(page).getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await logIn(page, person);
  await expect(page).toHaveURL('/onboarding/step-1');
});

test('an email that nobody has is answered in the same words as a wrong password', async ({ page }) => {
  const person = await aStranger(page);
  const said: string[] = [];
  for (const email of [person.email, newPerson().email]) {
    await page.goto('/login');
    await logIn(page, { email, password: 'not this one at all' });
    await expect(form(page).getByRole('alert')).not.toBeEmpty();
    said.push(await form(page).getByRole('alert').innerText());
  }
  expect(said[0]).toBe(said[1]);
});

test('a taken email is said beside its field, and everything typed stays', async ({ page }) => {
  const person = await aStranger(page);
  await page.goto('/');
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expectSignupKept(page, person);
  const other = newPerson();
  await email.fill(other.email);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
});

/** Of each list, what runs by day as well. */
const BY_DAY = [
  'a connection that breaks',
  'HTML where JSON belongs',
  'is of wrong types',
  'never comes',
  '{"me":"{}"}',
];

const broken: [string, string, (route: Route) => Promise<void>][] = [
  ['a server that is down', OURS, (route) => route.abort('connectionrefused')],
  ['a connection that breaks', OURS, (route) => route.abort('connectionreset')],
  ['HTML where JSON belongs', OURS, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' })],
  ['an empty answer', OURS, (route) => route.fulfill({ status: 201, body: '' })],
  ['JSON that was cut short', OURS, (route) => route.fulfill({ contentType: 'application/json', body: '{"tok' })],
  [
    'a 503 with words',
    'We are resting. Please try again soon.',
    (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'Busy', details: 'We are resting. Please try again soon.', code: 'busy' },
      }),
  ],
  [
    'an error page of a proxy',
    'Bad Gateway',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
  ],
];

for (const [what, words, answer] of broken) {
  const title = `R1: signing up against ${what} says so once, keeps what was typed, and works afterwards`;
  test(title, byDay(BY_DAY.includes(what)), async ({ page }) => {
    const person = newPerson();
    await page.goto('/');
    await answering(page, 'register', answer);
    await fillSignup(page, person);
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(form(page).getByRole('alert')).toHaveText(words);
    await expect(page.locator('.Toastify__toast')).toHaveCount(1);
    await expect(page.locator('.Toastify__toast')).toContainText(words);
    await expectSignupKept(page, person);
    await page.unroute('**/api/v1/auth/register');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL('/onboarding/step-1');
  });
}

test('R1: logging in while the server is down keeps email and password', async ({ page }) => {
  await page.goto('/login');
  await answering(page, 'login', (route) => route.abort('connectionrefused'));
  await logIn(page, { email: 'maria@example.com', password: 'sagebrush moon' });
  await expect(form(page).getByRole('alert')).toHaveText(OURS);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maria@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sagebrush moon');
});

test('a sign-up whose answer was lost is the same sign-up when it is sent again', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await answering(page, 'register', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await fillSignup(page, person);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(form(page).getByRole('alert')).toHaveText(OURS);
  await page.unroute('**/api/v1/auth/register');
  await aSecondLater(page);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
  await expect(page.getByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
});

const badSettings: [string, (route: Route) => Promise<void>][] = [
  ['is missing', (route) => route.fulfill({ status: 404, body: '' })],
  ['is HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' })],
  ['is null', (route) => route.fulfill({ json: null })],
  ['is of wrong types', (route) => route.fulfill({ json: { API_V1: 7, API_V3: [], ORIG_SITE: {} } })],
  ['cannot be reached', (route) => route.abort()],
  ['never comes', () => new Promise(() => undefined)],
];
for (const [what, answer] of badSettings) {
  test(`R2: a person signs up although settingsV.json ${what}`, byDay(BY_DAY.includes(what)), async ({ page }) => {
    await page.route('**/settingsV.json', answer);
    await page.goto('/');
    await fillSignup(page, newPerson());
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page).toHaveURL('/onboarding/step-1');
  });
}

test('R3: a browser that blocks storage signs up all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('/');
  await fillSignup(page, newPerson());
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
});

for (const seed of ['not JSON', 'null', '{"me":"{}"}', '{"me":"5","evil":"1"}', '{"__proto__":"{}","me":"[]"}']) {
  test(`R3: a browser whose storage holds ${seed} opens the page`, byDay(BY_DAY.includes(seed)), async ({ page }) => {
    await signUp(page, newPerson());
    await page.evaluate((text) => localStorage.setItem('persist:user', text), seed);
    await page.goto('/settings/account');
    await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
  });
}
