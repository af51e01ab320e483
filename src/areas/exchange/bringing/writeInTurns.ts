import { partLabel } from '@contract/grazing/importParts';
import type { Store } from '@reduxjs/toolkit';
import type { Change } from '@records/group';
import { recordChange, selectOpenRanch, type WithRecords } from '@records/index';
import { nextTurn } from '@shared/lib/nextTurn';
import { pressActs } from '@shared/presses/presses';
import { inGroups } from './inGroups';

interface Writing {
  readonly changes: readonly Change[];
  /** What a person reads of a group. */
  readonly labelOf: (changes: readonly Change[]) => string;
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
  { changes, labelOf, importUuid, savedParts = 0 }: Writing,
): Promise<string[]> {
  const ranch = selectOpenRanch(store.getState());
  // Its groups tell no press: the person may be elsewhere by the last of them.
  const isShown = pressActs();
  await nextTurn();
  const groups = await inGroups(changes);
  const uuids: string[] = [];
  for (const [index, group] of groups.entries()) {
    if (selectOpenRanch(store.getState()) !== ranch) break;
    const part = { part: savedParts + index + 1, of: savedParts + groups.length };
    const { payload } = store.dispatch(recordChange(partLabel(labelOf(group), part), group, 'page', importUuid));
    uuids.push(payload.group.uuid);
    if (index < groups.length - 1) await nextTurn();
  }
  isShown();
  return uuids;
}
