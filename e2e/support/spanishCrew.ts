import type { Browser, Page } from '@playwright/test';
import { linkTo, mailTo } from './mail';
import { englishOn } from './spanish';
import { expect } from './test';

const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Sees that a page is still, in Spanish, and no wider than the phone. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  expect(await englishOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

/** A phone of its own, whose console is watched too. Its browser asks for English: the mail's link alone says Spanish. */
export async function aPhone(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    locale: 'en-US',
    viewport,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  return { page: await context.newPage(), complaints };
}

/** Invites a manager to the owner's ranch by a Spanish mail. */
export async function invite(owner: Page, email: string): Promise<void> {
  await owner.goto('/settings/team');
  await owner.getByLabel('Email', { exact: true }).fill(email);
  await owner.getByLabel('Role', { exact: true }).selectOption('manager');
  await owner.getByLabel('Language of the email', { exact: true }).selectOption('Español');
  await button(owner, 'Send invitation').click();
  await expect(owner.getByText(`Invitation sent to ${email}`)).toBeVisible();
}

/** Joins by the link of that mail, in a browser that asks for English. */
export async function joinInSpanish(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { subject = '', html = '', text = '' } = await mailTo(email);
  expect(subject).toMatch(/Rio Seco/);
  expect(html).toMatch(/<html[^>]* lang="es"/);
  expect([subject, text.replace(/\S+:\/\/\S+/, '')].join(' ')).not.toMatch(/\b(?:the|you|invites?|join|your)\b/i);
  await page.goto(await linkTo(email));
  await expect(headingOf(page, 'Unirse a Rio Seco')).toBeVisible();
  await expect(page.getByLabel('Rol', { exact: true })).toHaveValue('Encargado');
  await expectSpanish(page);
  await button(page, 'Unirse').click();
  await expect(page.getByText('Escriba el nombre').first()).toBeVisible();
  await page.getByLabel('Nombre completo', { exact: true }).fill('Rosa Ibarra');
  await page.getByLabel('Número de teléfono', { exact: true }).fill('(575) 555-0123');
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await button(page, 'Unirse').click();
  await expect(page).toHaveURL('/onboarding/step-1');
}
