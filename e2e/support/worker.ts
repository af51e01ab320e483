import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has all files and answers the page. */
export async function workerReady(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 120_000 }).toBe('activated');
}

/** What the worker keeps of itself. */
export const workerState = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('grazewell state')).match('/state');
    return (await kept?.json()) as { current: string; previous?: string; language: string };
  });

/** The names of the caches, sorted. */
export const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

/** Lets the browser look for another worker, as it does when a page is opened; what came of it. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.update().then(
      () => 'looked',
      (error: Error) => error.name,
    );
  });

/** The state of the worker that is being installed or waits, and undefined where there is none. */
export const nextWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (registration?.installing ?? registration?.waiting)?.state;
  });

/** The main script of the page as it is. */
export const mainOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src).pathname).find((src) => /main/.test(src)));
