import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './test';

/** How a person presses something: by mouse or by finger. */
export type Press = (what: Locator) => Promise<void>;

export const byMouse: Press = (what) => what.click();
export const byTouch: Press = (what) => what.tap();

/** A herd of the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
/** A paddock of the table. */
export const paddockRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

export async function addPaddock(page: Page, name: string, acres: string, pressOn = byMouse): Promise<void> {
  await page.goto('/paddocks');
  await pressOn(page.getByRole('button', { name: 'Add paddock' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add paddock' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Acres', { exact: true }).fill(acres);
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

export async function addHerd(page: Page, name: string, head: string, pressOn = byMouse): Promise<void> {
  await page.goto('/herds');
  await pressOn(page.getByRole('button', { name: 'Add herd' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add herd' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Animals', { exact: true }).selectOption({ label: 'Cows' });
  await dialog.getByLabel('Head', { exact: true }).fill(head);
  await dialog.getByLabel('Average weight', { exact: true }).fill('1,100');
  await pressOn(dialog.getByRole('button', { name: 'Save' }));
  await expect(row(page, name)).toContainText('No place yet');
}

/** From the empty list of herds into a sample ranch, which is saved: a page that is left sooner takes it along. */
export async function lookAroundSample(page: Page, pressOn = byMouse): Promise<void> {
  await page.goto('/herds');
  const isFilled = (response: Response) =>
    response.request().method() === 'POST' && /\/changes\b/.test(response.url()) && response.ok();
  const filled = page.waitForResponse(isFilled);
  await pressOn(page.getByRole('button', { name: 'Look around a sample ranch' }));
  await filled;
  await expect(page.getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();
}

/** Puts what the form of the opener has ticked in a paddock. */
export async function pickPlace(page: Page, opener: Locator, paddock: string, pressOn = byMouse): Promise<void> {
  await pressOn(opener);
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  await pressOn(dialog.getByRole('radio', { name: new RegExp(`^${paddock}`) }));
  await pressOn(dialog.getByRole('button', { name: 'Move', exact: true }));
  await expect(dialog).toBeHidden();
}
