import type { Browser } from '@playwright/test';

const MIB = 1024 ** 2;
/** For what a page still does when its last file is there. */
const SETTLE_MS = 1_000;

/** What lives on the script heap of a page that was loaded cold and left alone, in MiB, after the rubbish is out. */
export async function heapAfterLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / MIB;
  } finally {
    await context.close();
  }
}
