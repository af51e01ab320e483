import { expect, test } from './support/test';
import { newPerson, register } from './support/people';
import { startProfile } from './support/profile';
import { addHerd, addPaddock, pickPlace, row } from './support/record';
import { serverRanch } from './support/serverRanch';

const CHANGES = '**/api/v1/ranch/*/changes*';

test('OFFLINE O1: moves that could not be sent outlive the browser, and go out once each', async ({
  baseURL,
  launchOptions,
}) => {
  const profile = await startProfile({ ...launchOptions, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await profile.context.newPage();
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await addPaddock(page, 'Mesa', '90');
  await addHerd(page, 'Cows', '120');
  const ranch = await serverRanch(page);
  await expect.poll(async () => (await ranch.records()).some(({ kind }) => kind === 'herd')).toBe(true);
  await profile.context.route(CHANGES, (route) => route.abort());
  await pickPlace(page, row(page, 'Cows').getByRole('button', { name: 'Put on pasture' }), 'Creek');
  await expect(page.getByText('Moved 120 head to Creek').first()).toBeVisible();
  await pickPlace(page, page.getByRole('button', { name: 'Move herds' }), 'Mesa');
  await expect(page.getByText('Moved 120 head to Mesa').first()).toBeVisible();
  expect(await ranch.moves()).toEqual([]);
  await profile.killAndStart();

  const again = await profile.context.newPage();
  await again.goto('/herds');
  await expect(row(again, 'Cows')).toContainText('Mesa');
  const kept = await serverRanch(again);
  await expect.poll(async () => (await kept.moves()).length).toBe(2);
  await expect.poll(() => again.evaluate(() => localStorage.getItem('grazewell:waiting'))).toBeNull();
  await profile.end();
});

test('OFFLINE O2, F5: who signs out with all saved leaves nothing of the ranch on the device', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('grazewell:device'))).toContain('ranchUuid');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('/login');
  const left = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
      const counts = names.map(async (name) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(new Error(name));
        });
        const stores = [...database.objectStoreNames].filter((store) => store !== 'device');
        const sizes = await Promise.all(
          stores.map(
            (store) =>
              new Promise<number>((resolve) => {
                const counting = database.transaction(store).objectStore(store).count();
                counting.onsuccess = () => resolve(counting.result);
              }),
          ),
        );
        database.close();
        return sizes.reduce((sum, size) => sum + size, 0);
      });
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    });
  await expect.poll(left).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('grazewell:device'))).toBeNull();
});
