import type { Browser, CDPSession } from '@playwright/test';

const MIB = 1024 ** 2;
/** For what a page still does when its last file is there, or its last letter. */
const SETTLE_MS = 1_000;
const FIFTY_LETTERS = 'maria.of.the.long.dry.creek.ranch@mail.example.com';
const FOCUS_EMAIL = `document.querySelector('input[type="email"]').focus()`;

/** What lives on the script heap of a page at two moments, in MiB, after the rubbish is out. */
export interface Heap {
  /** Loaded cold and left alone. */
  loaded: number;
  /** With fifty letters typed into its first field. */
  typed: number;
}

async function usedMib(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}

/** Key by key, from outside of the page: Playwright's own locators would bring 0.7 MiB of script of theirs into it. */
async function typeLetters(session: CDPSession): Promise<void> {
  await session.send('Runtime.evaluate', { expression: FOCUS_EMAIL });
  for (const key of FIFTY_LETTERS) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

/** The heap of a page with an email field, after its load and after somebody typed. */
export async function heapOf(browser: Browser, url: string): Promise<Heap> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    await session.send('HeapProfiler.enable');
    const loaded = await usedMib(session);
    await typeLetters(session);
    await page.waitForTimeout(SETTLE_MS);
    return { loaded, typed: await usedMib(session) };
  } finally {
    await context.close();
  }
}
