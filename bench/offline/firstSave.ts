import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Device } from './device';
import { openWatched, TABLE } from './openWatched';

const WATCH = readFileSync(join(__dirname, 'saveWatch.js'), 'utf8');
const TIMES_SLOWER = 4;
/** How fast a person types. */
const KEY_EVERY_MS = 80;
const KEYS_BEFORE = 40;
/** For what the browser still has to tell. */
const SETTLE_MS = 500;

/** The longest of a time, ms: from a key to the picture, and the longest task over 50 ms. */
interface Longest {
  key: number;
  task: number;
}

export interface FirstSave {
  page: Page;
  /** From the first block to the head, ms. */
  ms: number;
  meanwhile: Longest;
  /** The same typing before it. */
  before: Longest;
}

async function typeUntil(page: Page, isOver: (keys: number) => Promise<boolean>): Promise<void> {
  for (let keys = 0; !(await isOver(keys)); keys += 1) {
    await page.keyboard.press(keys % 2 === 0 ? 'a' : 'Backspace');
    await page.waitForTimeout(KEY_EVERY_MS);
  }
}

/**
 * Opens the table of paddocks from the server with a form over it, and types there on a slow processor: for a while before
 * the copy is saved for the first time, and until it is.
 */
export async function firstSave({ profile, line }: Device): Promise<FirstSave> {
  await profile.context.addInitScript({ content: WATCH });
  const { page } = await openWatched(profile.context, `${line.address}/paddocks?form=add-paddock`, TABLE);
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).focus();
  const session = await profile.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  const [from, to] = [await page.evaluate(() => performance.now()), 'saveWatch.idleAt'];
  await typeUntil(page, async (keys) => keys === KEYS_BEFORE);
  await page.evaluate('saveWatch.idleAt = performance.now(); saveWatch.beIdle()');
  const isSaved = (): Promise<boolean> => page.evaluate('saveWatch.written.ended !== undefined');
  await typeUntil(page, async (keys) => keys % 2 === 0 && (await isSaved()));
  await page.waitForTimeout(SETTLE_MS);
  const ms: number = await page.evaluate('saveWatch.written.ended - saveWatch.written.begun');
  const before: Longest = await page.evaluate(`saveWatch.longestIn(${from}, ${to})`);
  const meanwhile: Longest = await page.evaluate('saveWatch.longestIn(saveWatch.idleAt, saveWatch.written.ended)');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { page, ms, meanwhile, before };
}
