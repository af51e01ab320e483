import type { Browser } from '@playwright/test';

export interface SentRequest {
  path: string;
  /** Who made the browser ask: `parser` and `preload` for what the HTML names, `script` for what had to run first. */
  initiator: string;
  /** The answer's; undefined when none came. */
  status?: number;
}

/** The browser asks for it when it likes, or remembers another page's: nothing that a page waits for. */
const ICON = /\/favicon\.\w+$/;
/** For what a page asks for after all that it seemed to need. */
const SETTLE_MS = 2_000;

/**
 * All that one cold load asks the network for, but for the icon. The browser carries the trace of a session, so that
 * `me` is asked for too, as it is for whoever comes back. Throws when a call that was expected was not made.
 *
 * @param expected the end of that call's path
 */
export async function requestsOf(browser: Browser, url: string, expected?: string): Promise<SentRequest[]> {
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name: 'has_session', value: '1', url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const sent = new Map<string, SentRequest>();
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
      const { protocol, pathname } = new URL(request.url);
      if (!protocol.startsWith('http') || ICON.test(pathname)) return;
      sent.set(requestId, { path: pathname, initiator: initiator.type });
    });
    session.on('Network.responseReceived', ({ requestId, response: { status } }) => {
      const request = sent.get(requestId);
      if (request !== undefined) request.status = status;
    });
    await session.send('Network.enable');
    const isExpected = (address: string) => expected === undefined || new URL(address).pathname.endsWith(expected);
    const called = page.waitForResponse((response) => isExpected(response.url()));
    await Promise.all([called, page.goto(url, { waitUntil: 'networkidle' })]);
    await page.waitForTimeout(SETTLE_MS);
    return [...sent.values()];
  } finally {
    await context.close();
  }
}
