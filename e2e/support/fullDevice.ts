import type { Page } from '@playwright/test';

/** Runs in the page: stores something else until nothing more fits, and tells how many pieces did. */
export const fill = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('junk');
    opening.onupgradeneeded = () => void opening.result.createObjectStore('junk', { autoIncrement: true });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const write = (bytes: number) =>
      new Promise<boolean>((resolve) => {
        const work = opening.result.transaction('junk', 'readwrite', { durability: 'strict' });
        // What is all alike would be made smaller on its way to the disk.
        work.objectStore('junk').add(crypto.getRandomValues(new Uint8Array(bytes)));
        work.oncomplete = () => resolve(true);
        work.onabort = () => resolve(false);
      });
    let pieces = 0;
    for (let bytes = 65_536; bytes >= 16; bytes /= 4) while (await write(bytes)) pieces += 1;
    opening.result.close();
    return pieces;
  });

/** Runs in the page: makes room again. */
export const empty = (page: Page) =>
  page.evaluate(async () => {
    const deleting = indexedDB.deleteDatabase('junk');
    await new Promise((resolve) => (deleting.onsuccess = resolve));
  });
