import type { Said } from '@contract/grazing/said';
import type { Store } from '@reduxjs/toolkit';
import type { Change } from '@records/group';
import { changeRecorded, selectOpenRanch, type WithRecords } from '@records/index';
import { nextTurn } from '@shared/lib/nextTurn';
import { pressActs } from '@shared/presses/presses';
import { inGroups } from './inGroups';

interface Writing {
  readonly changes: readonly Change[];
  /** What a group says of itself, without which part it is. */
  readonly saidOf: (changes: readonly Change[]) => Said;
  /** What all groups have in common; null for what is no import. */
  readonly importUuid: string | null;
  /** How many parts of the import were saved before: it continues. */
  readonly savedParts?: number;
}

/**
 * Records changes group by group, each in a turn of its own, so that the page answers meanwhile. It ends early where the
 * person goes to another ranch: nothing is ever written there. The page says what became of them.
 *
 * @returns the ids of the groups
 */
export async function writeInTurns(
  store: Store<WithRecords>,
  { changes, saidOf, importUuid, savedParts = 0 }: Writing,
): Promise<string[]> {
  const ranch = selectOpenRanch(store.getState());
  // Its groups tell no press: the person may be elsewhere by the last of them.
  const isShown = pressActs();
  await nextTurn();
  const groups = await inGroups(changes);
  const uuids: string[] = [];
  for (const [index, group] of groups.entries()) {
    if (selectOpenRanch(store.getState()) !== ranch) break;
    // So the ranch itself knows how many parts there are to be, also where the page is closed half way.
    const parts = savedParts + groups.length;
    const of = saidOf(group);
    const said: Said = parts === 1 ? of : { what: 'part', of, part: savedParts + index + 1, parts };
    const { payload } = store.dispatch(changeRecorded(said, group, 'page', importUuid));
    uuids.push(payload.group.uuid);
    if (index < groups.length - 1) await nextTurn();
  }
  isShown();
  return uuids;
}
