import { expect, type Browser, type Page } from '@playwright/test';
import { linkTo } from './mail';
import { newPerson, type Person } from './people';

/** Invites somebody to the owner's crew, by mail. */
export async function invite(owner: Page, { email }: Person, role: 'manager' | 'member' | 'viewer'): Promise<void> {
  await owner.goto('/settings/team');
  await owner.getByLabel('Email', { exact: true }).fill(email);
  await owner.getByLabel('Role', { exact: true }).selectOption(role);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
}

/**
 * Takes the invitation in a browser of theirs.
 *
 * @param dataDir of the server that writes the invitation; the one under test where it is left out
 */
export async function join(page: Page, { email, password }: Person, dataDir?: string): Promise<void> {
  await page.goto(await linkTo(email, 1, dataDir));
  await page.getByLabel('Full name', { exact: true }).fill('Joe Begay');
  await page.getByLabel('Phone number', { exact: true }).fill('(575) 555-0123');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/onboarding/);
}

/** Somebody of the owner's crew, in a browser of their own. `dataDir` as above. */
export async function joinCrew(
  owner: Page,
  browser: Browser,
  role: 'manager' | 'member' | 'viewer',
  dataDir?: string,
): Promise<Page> {
  const guest = newPerson();
  await invite(owner, guest, role);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await join(page, guest, dataDir);
  return page;
}
