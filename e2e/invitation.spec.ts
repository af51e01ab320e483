import type { Page } from '@playwright/test';
import { linkTo } from './support/mail';
import { logIn, newPerson, register, signOut, signUp } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const DAY_MS = 24 * 60 * 60 * 1000;

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/settings/team');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
}

/** Someone who owns a ranch and has invited someone; the browser is then a guest's again. */
async function invitedBy(
  page: Page,
  owner: ReturnType<typeof newPerson>,
  email: string,
  role: string,
): Promise<string> {
  await signUp(page, owner);
  await invite(page, email, role);
  await signOut(page);
  return linkTo(email);
}

async function fillJoin(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Full name', { exact: true }).fill(name);
  await page.getByLabel('Phone number', { exact: true }).fill('(575) 555-0123');
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test('an invited person gets from the mail to the ranch', async ({ page }) => {
  const owner = { ...newPerson(), ranch: 'Cold Spring' };
  const guest = newPerson();
  const link = await invitedBy(page, owner, guest.email, 'member');
  expect(link).toContain('/join?invitationToken=');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(link);
  await expect(page).toHaveURL('/join');
  await expect(page.getByText('You are trying to join pasture')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Join Cold Spring' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly');
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Member');
  await expectAccessible(page);
  await fillJoin(page, 'Joe Begay', guest.password);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await loaded;
  await expect(page).toHaveURL('/onboarding/step-1');
  await expect(page.getByRole('heading', { name: 'Welcome to Cold Spring' })).toBeVisible();
  const token = new URL(link).searchParams.get('invitationToken') ?? '';
  // F2: the link itself is the only request that ever had the token in it, and no header did.
  expect(requested.filter((text) => text.includes(token))).toEqual([link]);
  const kept = await page.evaluate(() => {
    const { dataLayer } = window as { dataLayer?: unknown[] };
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, dataLayer]);
  });
  expect(kept).not.toContain(token);
});

test('a person with an account joins a second ranch, and finds it in the switcher', async ({ page }) => {
  const guest = { ...newPerson(), ranch: 'Own Ground' };
  await signUp(page, guest);
  await signOut(page);
  const link = await invitedBy(page, { ...newPerson(), ranch: 'Second Creek' }, guest.email, 'manager');
  expect(link).toContain('/join-ranch?invitationToken=');
  await page.goto(link);
  await expect(page).toHaveURL('/login?returnUrl=%2Fjoin-ranch');
  await logIn(page, guest);
  await expect(page.getByRole('heading', { name: 'Join Second Creek' })).toBeVisible();
  await expect(page.getByText('Manager')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join ranch' }).click();
  await expect(page.getByRole('heading', { name: 'Set up Second Creek' })).toBeVisible();
  await page.getByRole('button', { name: 'Ranch: Second Creek' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Own Ground', 'Second Creek']);
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Own Ground' }).click();
  await expect(page.getByRole('heading', { name: 'Set up Own Ground' })).toBeVisible();
});

test('pending invitations are listed with their end, sent again and revoked', async ({ page }) => {
  const email = newPerson().email;
  await signUp(page, newPerson());
  await invite(page, email, 'viewer');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(/until/i);
  await expect(row).toContainText('Viewer');
  await expectAccessible(page);
  await row.getByRole('button', { name: /Send again/ }).click();
  const second = await linkTo(email, 2);
  expect(second).not.toBe(await linkTo(email, 1));
  await row.getByRole('button', { name: /Revoke/ }).click();
  await expect(row).toHaveCount(0);
});

test.describe('an invitation that is of no use', () => {
  test.use({ expectedComplaints: [/Failed to load resource.*(403|409|410)/] });

  test('I2: expired by a clock that runs days ahead: the page says so, and the button is disabled', async ({
    page,
  }) => {
    const link = await invitedBy(page, newPerson(), newPerson().email, 'member');
    await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
    await page.goto(link);
    await expect(page.getByText('Token is not valid anymore. Request new register link')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeDisabled();
  });

  test('replaced by a newer one, then used: each is told before anything is filled in', async ({ page }) => {
    const email = newPerson().email;
    const owner = newPerson();
    await signUp(page, owner);
    await invite(page, email, 'member');
    await page.getByRole('button', { name: /Send again/ }).click();
    const [first, second] = [await linkTo(email, 1), await linkTo(email, 2)];
    await signOut(page);
    await page.goto(first);
    await expect(page.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible();
    await expect(page.getByLabel('Full name', { exact: true })).toHaveCount(0);

    await page.goto(second);
    await fillJoin(page, 'Joe Begay', owner.password);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page).toHaveURL('/onboarding/step-1');
    await signOut(page);
    await page.goto(second);
    await expect(page.getByRole('heading', { name: 'This link has been used already' })).toBeVisible();
    await expectAccessible(page);
  });

  test('I1: for someone else: they are told, and the invitation stays good', async ({ page }) => {
    const guest = newPerson();
    const other = newPerson();
    await signUp(page, guest);
    await signOut(page);
    const link = await invitedBy(page, { ...newPerson(), ranch: 'Far Mesa' }, guest.email, 'member');
    await register(page, other);
    await page.goto(link);
    await expect(page.getByText(`This invitation is for ${guest.email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Join ranch' }).click();
    await expect(page.getByRole('main').getByText(/is for another email/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await logIn(page, guest);
    await page.getByRole('button', { name: 'Join ranch' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to Far Mesa' })).toBeVisible();
  });

  test('without a token, reloaded, or damaged: a page that says what to do', async ({ page }) => {
    await page.goto('/join');
    await expect(page).toHaveURL('/');
    const link = await invitedBy(page, newPerson(), newPerson().email, 'member');
    await page.goto(link);
    await expect(page).toHaveURL('/join');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Open the link in the mail again' })).toBeVisible();
    await page.goto(link.slice(0, link.lastIndexOf('.')));
    await expect(page.getByRole('heading', { name: 'This invitation link is damaged' })).toBeVisible();
    await expectAccessible(page);
  });
});
