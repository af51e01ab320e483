import { openLine } from './support/line';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';
import { workerReady } from './support/worker';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/^Failed to load resource|net::ERR_/] });

test('OFFLINE O6: the app starts with the server gone, and without a network, once its worker is ready', async ({
  page,
  context,
  baseURL,
}) => {
  const line = await openLine(baseURL ?? '');
  await register(page, newPerson());
  await page.goto(`${line.address}/herds`);
  await expect(page.getByRole('heading', { name: 'Herds', exact: true })).toBeVisible();
  await workerReady(page);

  line.manner = 'gone';
  await page.goto(`${line.address}/herds`);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Paddocks' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${line.address}/login`);
  await expect(page.getByText('You are offline')).toBeVisible();
  await context.setOffline(false);
  await line.close();
});

test('OFFLINE O6: a guest gets no worker', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  // Longer than a person who is signed in waits for theirs.
  await page.waitForTimeout(3_000);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
