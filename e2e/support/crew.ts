import { expect, type Browser, type Page } from '@playwright/test';
import { linkTo } from './mail';
import { newPerson } from './people';

/** Somebody of the owner's crew, in a browser of their own. */
export async function joinCrew(owner: Page, browser: Browser, role: 'manager' | 'member' | 'viewer'): Promise<Page> {
  const guest = newPerson();
  await owner.goto('/settings/team');
  await owner.getByLabel('Email', { exact: true }).fill(guest.email);
  await owner.getByLabel('Role', { exact: true }).selectOption(role);
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(await linkTo(guest.email));
  await page.getByLabel('Full name', { exact: true }).fill('Joe Begay');
  await page.getByLabel('Phone number', { exact: true }).fill('(575) 555-0123');
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/onboarding/);
  return page;
}
