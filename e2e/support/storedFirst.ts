import type { Page } from '@playwright/test';

/** A form that isn't saved asks too, and a test that leaves it means to. */
const AT_MOST_MS = 5_000;

/** Runs in the page: whether the browser would ask before leaving it. */
const wouldAsk = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function untilStored(page: Page): Promise<void> {
  const end = Date.now() + AT_MOST_MS;
  while (Date.now() < end && (await page.evaluate(wouldAsk).catch(() => false))) await page.waitForTimeout(50);
}

/** Leaves or reloads a page only once what was written there is on the disk: until then the browser would ask a person. */
export function storedFirst(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    await untilStored(page);
    return await goto(...args);
  };
  page.reload = async (...args) => {
    await untilStored(page);
    return await reload(...args);
  };
  return page;
}
