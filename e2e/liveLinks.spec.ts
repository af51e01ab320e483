import { newPerson, register } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test('E4: a key reads without a session until it is revoked', async ({ page, playwright }) => {
  await register(page, newPerson());
  await page.goto('/settings/data');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a key' });
  await form.getByLabel('Name').fill('QGIS in the office');
  await form.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByRole('heading', { name: 'The key of QGIS in the office' })).toBeFocused();
  await expectAccessible(page);
  const address = await page.getByLabel('QGIS and other maps', { exact: true }).inputValue();
  const anybody = await playwright.request.newContext();
  const read = async () => (await anybody.get(address)).status();
  expect(await read()).toBe(200);
  await page.getByRole('button', { name: 'Revoke QGIS in the office' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('heading', { name: 'Keys for other programs' })).toBeFocused();
  expect(await read()).toBe(401);
  await anybody.dispose();
});
