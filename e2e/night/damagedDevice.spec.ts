import type { Page } from '@playwright/test';
import { expect, moveTo, openStocked, test, untilWaiting, type Phone } from '../support/fieldTest';
import { pickPlace, row } from '../support/record';

/** Does something to a store of the device while no page of the app is open. */
async function below({ page, line }: Phone, work: (page: Page) => Promise<unknown>): Promise<void> {
  await page.goto(`${line.address}/robots.txt`);
  await work(page);
}

/** Runs in the page: the first block of the copy is no JSON, or is missing. */
const damage = (page: Page, how: 'nonsense' | 'missing') =>
  page.evaluate(async (wanted) => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('not done'));
      });
    const database = await settled(indexedDB.open('grazewell-records'));
    const blocks = database.transaction('blocks', 'readwrite').objectStore('blocks');
    const [key = ''] = await settled(blocks.getAllKeys());
    if (wanted === 'missing') await settled(blocks.delete(key));
    else await settled(blocks.put('{"nonsense', key));
    database.close();
  }, how);

/** Runs in the page: a newer release has opened the databases, and added a store to each. */
const upgrade = (page: Page) =>
  page.evaluate(async () => {
    for (const name of ['grazewell-outbox', 'grazewell-records']) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 7);
        opening.onupgradeneeded = () => void opening.result.createObjectStore('newer');
        opening.onerror = () => reject(new Error('not upgraded'));
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    }
  });

/** Runs in the page: the version of each database, by its name. */
const versions = (page: Page) =>
  page.evaluate(async () =>
    Object.fromEntries((await indexedDB.databases()).map(({ name = '', version }) => [name, version])),
  );

/** A phone with one move that waits, behind a line that is cut. */
async function withAMove(phone: Phone): Promise<void> {
  phone.line.manner = 'gone';
  await moveTo(phone, 'Cows', 'Creek');
  await untilWaiting(phone, 1);
}

for (const how of ['nonsense', 'missing'] as const) {
  test(`OFFLINE O4: a block of the copy that is ${how} costs the copy, and no change that waits`, async ({
    phone,
    ranch,
  }) => {
    await openStocked(phone, ranch);
    await withAMove(phone);
    phone.line.manner = 'pass';
    phone.line.given.set(`/api/v1/ranch/${ranch.uuid}/changes`, 'hang');
    await below(phone, (page) => damage(page, how));
    await phone.killAndOpen('/herds');
    await expect(row(phone.page, 'Cows')).toContainText('Creek');
    await untilWaiting(phone, 1);
    phone.line.given.clear();
    await phone.open('/herds');
    await untilWaiting(phone, 0);
    expect((await ranch.moves()).length).toBe(1);
    await phone.setNetwork(false);
    await phone.killAndOpen('/herds');
    await expect(phone.page.getByRole('button', { name: 'Keep working' })).toBeVisible();
  });
}

test('OFFLINE O4: databases of a newer release: the copy is read again, and what waits goes out from where it is', async ({
  phone,
  ranch,
}) => {
  await openStocked(phone, ranch);
  await withAMove(phone);
  await below(phone, upgrade);
  phone.line.manner = 'pass';
  await phone.killAndOpen('/herds');
  await expect(row(phone.page, 'Cows')).toContainText('Creek');
  await untilWaiting(phone, 0);
  expect((await ranch.moves()).length).toBe(1);
  expect(await versions(phone.page)).toMatchObject({ 'grazewell-outbox': 7, 'grazewell-records': 1 });
  await pickPlace(phone.page, row(phone.page, 'Cows').getByRole('button', { name: 'Move' }), 'Mesa');
  await expect.poll(async () => (await ranch.moves()).length).toBe(2);
  await untilWaiting(phone, 0);
});
