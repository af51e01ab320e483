import { expect, type CDPSession, type Page, type Request } from '@playwright/test';
import type { Ids, Scenario } from './Scenario';

/** A press at a place of the window, as made at that time (in ms since 1970), however late a busy machine delivers it. */
type PressAt = (browser: CDPSession, x: number, y: number, at: number) => Promise<void>;

const byMouse: PressAt = async (browser, x, y, at) => {
  const event = { x, y, button: 'left', clickCount: 1, timestamp: at / 1_000 } as const;
  await Promise.all([
    browser.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' }),
    browser.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' }),
  ]);
};

const byFinger: PressAt = async (browser, x, y, at) => {
  const timestamp = at / 1_000;
  await Promise.all([
    browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp }),
    browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
  ]);
};

/** By mouse, in a window of that size. */
export const atWidth = (width: number, height: number) => ({
  how: `by mouse at ${width} px`,
  pressAt: byMouse,
  use: { viewport: { width, height } },
});
export const BY_MOUSE = atWidth(1280, 800);

/** On a phone. */
export const BY_FINGER = {
  how: 'by finger at 390 px',
  pressAt: byFinger,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

/** A press is acknowledged earlier, also by a busy page. */
const ACKNOWLEDGED_MS = 3_000;
/** Long enough for what a second press would write to be sent. */
const AFTERWARDS_MS = 400;

interface Group {
  uuid: string;
  label: string;
  said?: { what: string };
}

/** What the app records on its own, at whatever time: no press is behind it. */
const RECORDED_BY_APP = ['set_time_zone', 'drew_sample_photos'];
/** Pictures go out on their own, each when its photo is saved. */
const isUpload = (path: string) => /\/upload(?:\/|$)/.test(path);

/** Counts what the page writes: groups of changes, each once however often it is sent, and calls of other kinds. */
function countWrites(page: Page, { notesSettings = false }: Scenario): () => string[] {
  const written = new Set<string>();
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/')) return;
    const path = new URL(request.url()).pathname;
    // Asks how a link stands, and writes nothing.
    if (path.endsWith('/v1/link') || isUpload(path)) return;
    if (notesSettings && path.endsWith('/v1/user/me')) return;
    const { groups } = (path.endsWith('/changes') ? request.postDataJSON() : {}) as { groups?: Group[] };
    const pressed = groups?.filter(({ said }) => !RECORDED_BY_APP.includes(said?.what ?? ''));
    if (groups !== undefined && pressed?.length === 0) return;
    for (const { uuid, label } of pressed ?? []) written.add(`group ${uuid}: ${label}`);
    calls += 1;
    if (groups === undefined) written.add(`${calls} ${request.method()} ${path}`);
  });
  return () => [...written];
}

/** How many calls that are no readings are on their way. The next scenario may be somebody else's session. */
function countOpen(page: Page): () => number {
  const open = new Set<Request>();
  const end = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes('/api/') && !isUpload(pathname)) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => open.size;
}

/** Presses the control of a scenario twice at the same place, and sees that it was one press: one fact, the same page. */
async function pressTwice(page: Page, scenario: Scenario, ids: Ids, pressAt: PressAt, afterMs: number): Promise<void> {
  const { at: path, ready, control, endsAt, leadsTo, writes = 1 } = scenario;
  await page.goto(typeof path === 'string' ? path : path(ids), { timeout: 30_000 });
  await ready?.(page, ids);
  const what = control(page);
  await what.scrollIntoViewIfNeeded();
  // Whatever slides in has come to rest, and nothing lies above it.
  await what.click({ trial: true });
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${scenario.name}: nowhere on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = new URL(page.url()).pathname;
  const written = countWrites(page, scenario);
  const open = countOpen(page);
  const browser = await page.context().newCDPSession(page);
  const at = Date.now();
  // A page that is on its way to another one acknowledges nothing.
  const heard = (press: Promise<void>) =>
    Promise.race([press.catch(() => undefined), page.waitForTimeout(ACKNOWLEDGED_MS)]);
  await heard(pressAt(browser, x, y, at));
  await page.waitForTimeout(afterMs);
  await heard(pressAt(browser, x, y, at + afterMs));
  await browser.detach().catch(() => undefined);
  await page.waitForTimeout(AFTERWARDS_MS);
  await expect.poll(() => (written().length >= writes ? written() : []), { timeout: 5_000 }).toHaveLength(writes);
  await expect.poll(open, { timeout: 5_000 }).toBe(0);
  if (leadsTo) await expect(leadsTo(page)).toBeVisible();
  const whereItIs = () => new URL(page.url()).pathname;
  await expect.poll(whereItIs, { message: scenario.name, timeout: 5_000 }).toMatch(endsAt ?? new RegExp(`^${before}$`));
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.removeAllListeners(event);
}

/** Goes through scenarios one after another on the same ranch; what goes wrong in one does not keep the others from it. */
export async function walk(
  page: Page,
  scenarios: readonly Scenario[],
  ids: Ids,
  pressAt: PressAt,
  afterMs: number,
): Promise<void> {
  // A control that isn't there must not take the time of the others.
  page.setDefaultTimeout(10_000);
  const wrong: string[] = [];
  for (const scenario of scenarios) {
    await pressTwice(page, scenario, ids, pressAt, afterMs).catch((error: unknown) =>
      wrong.push(`${scenario.name}: ${String(error).slice(0, 600)}`),
    );
  }
  expect(wrong).toEqual([]);
}
