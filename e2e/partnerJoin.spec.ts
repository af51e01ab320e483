import type { Page } from '@playwright/test';
import { ADMIN, logIn, newPerson, signOut } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test.use({ expectedComplaints: [/Failed to load resource.*(410)/] });

/** The link that an admin makes in the panel; the browser is a guest's again. */
async function partnerLink(page: Page, email: string): Promise<string> {
  await page.goto('/login?returnUrl=/panel/links');
  await logIn(page, ADMIN);
  await page.getByLabel('Program', { exact: true }).fill('Soil Carbon 2026');
  await page.getByLabel('First name (optional)', { exact: true }).fill('Ana');
  await page.getByLabel('Email (optional)', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Make link' }).click();
  const link = await page.getByRole('textbox', { name: /link/i }).inputValue();
  await expectAccessible(page);
  await signOut(page);
  return link;
}

async function fillRest(page: Page, password: string): Promise<void> {
  await page.getByLabel('Ms', { exact: true }).check();
  await page.getByLabel('Last name', { exact: true }).fill('Montoya');
  await page.getByRole('textbox', { name: 'Phone number', exact: true }).pressSequentially('5755550188');
  await page.getByLabel('State', { exact: true }).pressSequentially('new m');
  await page.getByRole('option', { name: 'New Mexico' }).click();
  await page.getByLabel('Zip code', { exact: true }).pressSequentially('870011234');
  await page.getByLabel('Number of members', { exact: true }).fill('3');
  await page.getByRole('checkbox', { name: 'Text', exact: true }).check();
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('a partner joins the program by the link an admin made', async ({ page }) => {
  const partner = newPerson();
  const link = await partnerLink(page, partner.email);
  await page.goto(link);
  await expect(page).toHaveURL('/partner-join');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Ana');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(partner.email);
  await expect(page.getByLabel('Ranch name', { exact: true })).toHaveValue("Ana's Ranch");
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the program' }).click();
  await expect(page.getByText('Title is required').first()).toBeVisible();
  await expect(page.getByText('Ranch type is required').first()).toBeVisible();
  await fillRest(page, partner.password);
  await expect(page.getByRole('textbox', { name: 'Phone number', exact: true })).toHaveValue('(575)555-0188');
  await expect(page.getByLabel('Zip code', { exact: true })).toHaveValue('87001-1234');
  await page.getByLabel('Ranch type', { exact: true }).selectOption('Cow-calf');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the program' }).click();
  await expect(page).toHaveURL('/onboarding/step-1');
  await expect(page.getByRole('heading', { name: "Set up Ana's Ranch" })).toBeVisible();

  await signOut(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has been used already' })).toBeVisible();
  await expect(page.getByLabel('Last name', { exact: true })).toHaveCount(0);
});

test('without a token /partner-join goes to /, and a damaged link says so', async ({ page }) => {
  await page.goto('/partner-join');
  await expect(page).toHaveURL('/');
  await page.goto('/partner-join?invitation_token=a.b');
  await expect(page.getByRole('heading', { name: /damaged/ })).toBeVisible();
});
