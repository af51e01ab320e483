import type { Browser } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { moveOnPage } from '../field/moveOnPage';
import { PASSWORD, v1 } from '../serverSide/people';
import { untilKept, withDevice, type Device } from './device';
import { firstSave, type FirstSave } from '../../e2e/support/firstSave';
import type { KeptRanch } from './keptRanch';
import { openWatched, TABLE } from '../../e2e/support/openWatched';
import { inStore, serveStorePage } from './serveStorePage';
import type { CopyRead, TextParsed } from './storePage';

const WRITES = 200;
const DESK = { width: 1_280, height: 800 };
const PADDOCKS = '/paddocks';

type Saved = Omit<FirstSave, 'page'>;

export interface CopyRound {
  fromServer: number;
  fromDevice: number;
  /** While nobody types, and while somebody does. */
  save: Saved;
  saveTyping: Saved;
  /** From the press of "Move" until the screen shows it, without a connection and with one. */
  moved: number;
  movedOnline: number;
  copy: CopyRead;
  text: TextParsed;
  diskBytes: number;
  groups: readonly number[];
  readings: readonly number[];
}

/** From the navigation until the table is there, in a browser that has nothing of the product but a session, and a move. */
async function fromServer(browser: Browser, ranch: KeptRanch, email: string, herd: string, paddock: string) {
  const context = await browser.newContext({ viewport: DESK });
  try {
    const data = { email, password: PASSWORD };
    const answer = await context.request.post(`${ranch.address}${v1(paths.v1.login)}`, { data });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    const { page, there } = await openWatched(context, `${ranch.address}${PADDOCKS}`, TABLE);
    return { fromServer: there, movedOnline: await moveOnPage(page, ranch.address, herd, paddock) };
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

/** Two first savings of one browser, the second one while somebody types. */
async function saves(device: Device): Promise<{ save: Saved; saveTyping: Saved }> {
  const { page: quiet, ...save } = await firstSave(device, false);
  await untilKept(quiet);
  await quiet.close();
  const store = await device.profile.context.newPage();
  await inStore(store, device.line, 'forgetCopy');
  await store.close();
  const { page, ...saveTyping } = await firstSave(device, true);
  await untilKept(page);
  return { save, saveTyping };
}

/** One browser that keeps a ranch, from its first reading on, next to one that reads it from the server. */
export async function copyRound(
  browser: Browser,
  ranch: KeptRanch,
  email: string,
  script: string,
  round: number,
): Promise<CopyRound> {
  const [herd, other, paddock] = [ranch.herdAt(2 * round), ranch.herdAt(2 * round + 1), ranch.paddockAt(round)];
  const ofServer = await fromServer(browser, ranch, email, other, paddock);
  const ofDevice = await withDevice({ address: ranch.address, email }, async (device) => {
    serveStorePage(device.line, script);
    const saved = await saves(device);
    const opened = await fromDevice(device, herd, paddock);
    const stored = await inItself(device, herd, paddock, round % 2 === 0);
    return { ...saved, ...opened, ...stored };
  });
  return { ...ofServer, ...ofDevice };
}
