import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { MeasuredPage } from './pages';

/** Lighthouse's slow 4G: round trip in ms, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const TIMES_SLOWER = 4;
/** As wide and as high as the phone that Lighthouse has in mind. */
const PHONE = { width: 412, height: 823 };
const PATIENCE_MS = 60_000;
/** How long a page is left alone in the end, for what might still take the typed text away. */
const SETTLE_MS = 500;

const TYPIST = readFileSync(join(__dirname, 'typist.js'), 'utf8');

export interface SlowLoad {
  /** From navigation until the text was typed that stayed, in ms. */
  typedMs: number;
  /** From navigation until the form had answered to its button, in ms; undefined for a page without script. */
  answeredMs: number | undefined;
  /** How many times the text was lost and had to be typed again. */
  lost: number;
}

interface Seen {
  typedAt?: number;
  answeredAt?: number;
  lost: number;
  isKept: boolean;
  /** When the last byte of the page's HTML came. */
  htmlAt: number;
}

const REPORT = `({
  ...typist,
  isKept: typist.isKept(),
  htmlAt: performance.getEntriesByType('navigation')[0].responseEnd,
})`;

async function prepare(context: BrowserContext): Promise<CDPSession> {
  const session = await context.newCDPSession(await context.newPage());
  await session.send('Runtime.enable');
  await session.send('Page.enable');
  await session.send('Network.enable');
  for (const name of ['typistWantsKeys', 'typistIsDone']) await session.send('Runtime.addBinding', { name });
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: TYPIST });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  return session;
}

/** Types when the page asks for it, and ends when the page has nothing left to answer to. */
async function sitBefore(session: CDPSession, { name, hasScript }: MeasuredPage): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const tooLong = () => reject(new Error(`The form of the ${name} page did not answer in ${PATIENCE_MS / 1000} s`));
    const timer = setTimeout(tooLong, PATIENCE_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    session.on('Runtime.bindingCalled', ({ name: wish, payload }) => {
      if (wish === 'typistIsDone') return done();
      session.send('Input.insertText', { text: payload }).then(() => hasScript || done(), reject);
    });
  });
}

async function readReport(session: CDPSession): Promise<Seen> {
  const { result } = await session.send('Runtime.evaluate', { expression: REPORT, returnByValue: true });
  return result.value as Seen;
}

/** Loads a page once, cold, as over slow 4G and on a slow processor, with somebody who types and presses at once. */
export async function loadSlowly(browser: Browser, page: MeasuredPage): Promise<SlowLoad> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    const session = await prepare(context);
    let pages = 0;
    session.on('Page.frameNavigated', () => (pages += 1));
    const sat = sitBefore(session, page);
    await Promise.all([sat, session.send('Page.navigate', { url: page.url })]);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const seen = await readReport(session);
    if (pages > 1)
      throw new Error(`The button of the ${page.name} page led away from it: the form was not ready for it`);
    if (seen.htmlAt < SLOW_4G.latency) throw new Error('The browser did not slow the network down');
    return timesOf(seen);
  } finally {
    await context.close();
  }
}

/** Text that the form does not know of was typed in vain, though it stands there: it counts from the answer on. */
function timesOf({ typedAt, answeredAt, lost, isKept }: Seen): SlowLoad {
  if (typedAt === undefined) throw new Error('Nothing could be typed');
  const inVain = isKept ? 0 : 1;
  return { typedMs: inVain ? (answeredAt ?? Infinity) : typedAt, answeredMs: answeredAt, lost: lost + inVain };
}
