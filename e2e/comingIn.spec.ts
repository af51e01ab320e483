import type { Page } from '@playwright/test';
import { linkTo } from './support/mail';
import { logIn, newPerson, register, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** The answer to what the app notes by itself, which comes a little after the press. */
const noted = (page: Page, key: string) =>
  page.waitForResponse((response) => (response.request().postData() ?? '').includes(key));

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('someone who has skipped the steps lands on what is left to do, and can go through them again', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, person);
  const isNoted = noted(page, 'onboardingDone');
  for (const path of ['/onboarding/step-2', '/onboarding/step-3', '/map']) {
    // The address changes before the next step is there, which has such a link at the same place.
    const skip = page.getByRole('link', { name: 'Skip for now' });
    await expect(skip).toHaveAttribute('href', path);
    await skip.click();
    // The map adds its place to the address.
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
  await expect(heading(page, 'Map')).toBeVisible();
  await isNoted;
  await signOut(page);
  await logIn(page, person);
  await expect(page).toHaveURL('/todo');
  await page.getByRole('link', { name: 'Go through the steps again' }).click();
  await expect(heading(page, 'Set up Rio Seco')).toBeVisible();
  await page.goto('/herds');
  await page.goto('/onboarding/step-1');
  await expect(page).toHaveURL('/todo');
});

test('someone who is signed in opens an invitation for people without an account, and joins from where they land', async ({
  page,
}) => {
  const guest = { ...newPerson(), ranch: 'Own Ground' };
  const owner = { ...newPerson(), ranch: 'Cold Spring' };
  await register(page, owner);
  await page.goto('/settings/team');
  await page.getByLabel('Email', { exact: true }).fill(guest.email);
  await page.getByLabel('Role', { exact: true }).selectOption('member');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = await linkTo(guest.email);
  expect(link).toContain('/join?invitationToken=');
  await page.goto(link);
  await expect(page.getByText(`This invitation is for ${guest.email}`)).toBeVisible();
  await signOut(page);

  await register(page, guest);
  await page.goto(link);
  await expect(page).toHaveURL('/onboarding/step-1');
  const strip = page.getByRole('complementary', { name: 'Invitation' });
  await expect(strip).toContainText('Cold Spring invites you to join as Member.');
  await expectAccessible(page);
  const isNoted = noted(page, 'lastRanchUuid');
  await strip.getByRole('button', { name: 'Join ranch' }).click();
  await expect(heading(page, 'Welcome to Cold Spring')).toBeVisible();
  await expect(strip).toHaveCount(0);

  // The ranch last worked in goes with the person past a sign-out.
  await isNoted;
  await signOut(page);
  await logIn(page, guest);
  await expect(heading(page, 'Welcome to Cold Spring')).toBeVisible();
});

test('an account that is to be deleted is kept by the banner', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  await page.goto('/settings/account');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await page.goto('/todo');
  const strip = page.getByRole('complementary', { name: 'Deletion of your account' });
  await expect(strip).toContainText('We delete this account on');
  await expectAccessible(page);
  await strip.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Deletion of your account was suspended successfully!')).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(heading(page, 'To do')).toBeVisible();
  await expect(strip).toHaveCount(0);
});
