import type { Browser } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { moveOnPage } from '../field/moveOnPage';
import { PASSWORD, v1 } from '../serverSide/people';
import { startDevice, untilKept, type Device } from './device';
import { firstSave, type FirstSave } from './firstSave';
import type { KeptRanch } from './keptRanch';
import { openWatched, TABLE } from './openWatched';
import { inStore, serveStorePage } from './serveStorePage';
import type { CopyRead, TextParsed } from './storePage';

const WRITES = 200;
const DESK = { width: 1_280, height: 800 };
const PADDOCKS = '/paddocks';

export interface CopyRound {
  fromServer: number;
  fromDevice: number;
  firstSave: Omit<FirstSave, 'page'>;
  /** From the press of "Move" until the screen shows it, without a connection. */
  moved: number;
  copy: CopyRead;
  text: TextParsed;
  diskBytes: number;
  groups: readonly number[];
  readings: readonly number[];
}

/** From the navigation until the table is there, in a browser that has nothing of the product but a session, ms. */
async function fromServer(browser: Browser, address: string, email: string): Promise<number> {
  const context = await browser.newContext({ viewport: DESK });
  try {
    const data = { email, password: PASSWORD };
    const answer = await context.request.post(`${address}${v1(paths.v1.login)}`, { data });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    return (await openWatched(context, `${address}${PADDOCKS}`, TABLE)).there;
  } finally {
    await context.close();
  }
}

/** The same after a start of the browser with the network gone, and a move there. */
async function fromDevice({ profile, line }: Device, herd: string, paddock: string) {
  await profile.closeAndStart();
  line.manner = 'gone';
  const { page, there } = await openWatched(profile.context, `${line.address}${PADDOCKS}`, TABLE);
  const moved = await moveOnPage(page, line.address, herd, paddock);
  await page.close();
  line.manner = 'pass';
  return { fromDevice: there, moved };
}

/** What the product's store takes on a page of its own. Which of two is read first changes with the round. */
async function inItself({ profile, line }: Device, herd: string, paddock: string, isTextFirst: boolean) {
  const page = await profile.context.newPage();
  const first = isTextFirst ? await inStore(page, line, 'parseText') : undefined;
  const copy = await inStore(page, line, 'readCopy');
  const text = first ?? (await inStore(page, line, 'parseText'));
  const diskBytes = await inStore(page, line, 'diskBytes');
  const groups = await inStore(page, line, 'storeGroups', WRITES, herd, paddock);
  const readings = await inStore(page, line, 'storeReadings', WRITES, herd, paddock);
  return { copy, text, diskBytes, groups, readings };
}

/** One browser that keeps a ranch, from its first reading on. */
export async function copyRound(
  browser: Browser,
  ranch: KeptRanch,
  email: string,
  script: string,
  round: number,
): Promise<CopyRound> {
  const [herd, paddock] = [ranch.herdAt(round), ranch.paddockAt(round)];
  const ofServer = await fromServer(browser, ranch.address, email);
  const device = await startDevice(ranch.address, email);
  try {
    serveStorePage(device.line, script);
    const { page, ...saved } = await firstSave(device);
    await untilKept(page);
    const ofDevice = await fromDevice(device, herd, paddock);
    const stored = await inItself(device, herd, paddock, round % 2 === 0);
    return { fromServer: ofServer, firstSave: saved, ...ofDevice, ...stored };
  } finally {
    await device.end();
  }
}
