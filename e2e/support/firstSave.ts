import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Line } from './line';
import { openWatched, TABLE } from './openWatched';
import type { Profile } from './profile';
import { traceTasks } from './tracedTasks';

const WATCH = readFileSync(join(__dirname, 'saveWatch.js'), 'utf8');
export const TIMES_SLOWER = 4;
/** How fast a person types. */
const BEAT_MS = 80;
const BEATS_BEFORE = 50;
/** For what the page still does, and the browser still has to tell. */
const SETTLE_MS = 3_000;

/** The longest of a time, ms: from a key to the picture, and of the tasks (`tracedTasks.ts`). */
export interface Longest {
  key: number;
  task: number;
}

export interface FirstSave {
  page: Page;
  /** From the first block to the head, ms. */
  ms: number;
  meanwhile: Longest;
  /** Of typing before it, several times as long. */
  before: Longest;
}

type IsOver = (beats: number) => Promise<boolean>;

/** What a person does at the form until something is over: types, or nothing. */
export async function sitThere(page: Page, isTyping: boolean, isOver: IsOver): Promise<void> {
  for (let beats = 0; !(await isOver(beats)); beats += 1) {
    if (isTyping) await page.keyboard.press(beats % 2 === 0 ? 'a' : 'Backspace');
    await page.waitForTimeout(BEAT_MS);
  }
}

/**
 * Opens the table of paddocks from the server with a form over it, and sits there with a slow processor: for a while before
 * the copy is saved for the first time, and until it is.
 */
export async function firstSave(
  { profile, line }: { profile: Profile; line: Line },
  isTyping: boolean,
): Promise<FirstSave> {
  const { page } = await openWatched(profile.context, `${line.address}/paddocks?form=add-paddock`, TABLE, WATCH);
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).focus();
  const session = await profile.context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  await page.waitForTimeout(SETTLE_MS);
  const endTrace = await traceTasks(session);
  await page.evaluate("saveWatch.mark('typing')");
  await sitThere(page, isTyping, async (beats) => beats === BEATS_BEFORE);
  await page.evaluate('saveWatch.beIdle()');
  const isSaved = (): Promise<boolean> => page.evaluate('saveWatch.marked.ended !== undefined');
  await sitThere(page, isTyping, async (beats) => beats % 2 === 0 && (await isSaved()));
  await page.waitForTimeout(SETTLE_MS);
  const longestTask = await endTrace();
  const longest = async (from: string, to: string): Promise<Longest> => ({
    key: await page.evaluate(`saveWatch.slowestKey('${from}', '${to}')`),
    task: longestTask(from, to),
  });
  const ms: number = await page.evaluate('saveWatch.marked.ended - saveWatch.marked.begun');
  const [before, meanwhile] = [await longest('typing', 'idle'), await longest('woken', 'ended')];
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return { page, ms, meanwhile, before };
}
