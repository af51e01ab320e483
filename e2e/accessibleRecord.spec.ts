import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { addHerd, addPaddock, pickPlace, row } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** A form whose dialog is narrower than its fields would be cut off at its side. */
async function expectAccessibleForm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const cutOff = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cutOff).toBe(0);
}

test('the pages of herds are accessible, with and without anything on them', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/herds');
  await expect(page.getByRole('heading', { name: 'No herds yet' })).toBeVisible();
  await expectAccessible(page);
  await addPaddock(page, 'Creek', '76');
  await addHerd(page, 'Cows', '120');
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await expectAccessible(page);
  for (const form of ['add-herd', 'move']) {
    await page.goto(`/herds?form=${form}`);
    await expectAccessibleForm(page);
  }
  await page.goto('/herds');
  await page.getByRole('link', { name: 'Cows' }).click();
  await expect(page.getByRole('heading', { name: 'Stays' })).toBeVisible();
  await expectAccessible(page);
  const cows = new URL(page.url()).pathname;
  for (const form of ['edit-herd', 'count', 'transfer', 'add-feed', 'add-note']) {
    await page.goto(`${cows}?form=${form}`);
    await expectAccessibleForm(page);
  }
});

test('the pages of paddocks and what is due are accessible, with and without anything on them', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/paddocks');
  await expect(page.getByRole('heading', { name: 'No paddocks yet' })).toBeVisible();
  await expectAccessible(page);
  await addPaddock(page, 'Creek', '76');
  await addPaddock(page, 'Mesa', '94');
  await expectAccessible(page);
  await page.goto('/paddocks?form=add-paddock');
  await expectAccessibleForm(page);
  await page.goto('/paddocks');
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await expect(page.getByText('Added paddock Creek')).toBeVisible();
  await expectAccessible(page);
  const creek = new URL(page.url()).pathname;
  for (const form of ['edit-paddock', 'add-subdivision', 'add-forage', 'add-mark']) {
    await page.goto(`${creek}?form=${form}`);
    await expectAccessibleForm(page);
  }
  await addHerd(page, 'Cows', '120');
  await page.goto('/todo');
  await expect(page.getByRole('heading', { name: /^Ready to graze/ })).toBeVisible();
  await expectAccessible(page);
  for (const form of ['add-task', 'add-rain']) {
    await page.goto(`/todo?form=${form}`);
    await expectAccessibleForm(page);
  }
});

test('the pages of where herds graze and the forms of the record are accessible', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/grazing/record');
  await expect(page.getByRole('heading', { name: 'Nothing has grazed yet' })).toBeVisible();
  await expectAccessible(page);
  await addPaddock(page, 'Creek', '76');
  await addHerd(page, 'Cows', '120');
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await page.goto('/grazing');
  await expect(page.getByRole('heading', { name: 'On pasture' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/grazing/record?show=deleted');
  await expect(page.getByText('Nothing to bring back.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/grazing/record');
  await expect(page.getByRole('table', { name: 'Stays' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Edit Cows in Creek/ }).click();
  await page.getByLabel('When', { exact: true }).fill('2026-01-02T08:00');
  await expectAccessibleForm(page);
  await page.goto('/grazing/record?form=insert-move');
  await expectAccessibleForm(page);
});
