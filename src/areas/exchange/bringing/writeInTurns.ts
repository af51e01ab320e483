import type { Store } from '@reduxjs/toolkit';
import type { Change } from '@records/group';
import { recordChange, selectOpenRanch, type WithRecords } from '@records/index';
import { nextTurn } from '@shared/lib/nextTurn';
import { inGroups } from './inGroups';

interface Writing {
  readonly changes: readonly Change[];
  /** What a person reads of a group. */
  readonly labelOf: (changes: readonly Change[]) => string;
  /** What all groups have in common; null for what is no import. */
  readonly importUuid: string | null;
  /** Told in no toast: the page that stands there says it. */
  readonly isQuiet?: boolean;
}

/**
 * Records changes group by group, each in a turn of its own, so that the page answers meanwhile. It ends early where the
 * person goes to another ranch: nothing is ever written there.
 */
export async function writeInTurns(
  store: Store<WithRecords>,
  { changes, labelOf, importUuid, isQuiet = false }: Writing,
) {
  const ranch = selectOpenRanch(store.getState());
  await nextTurn();
  const groups = await inGroups(changes);
  for (const [index, group] of groups.entries()) {
    if (selectOpenRanch(store.getState()) !== ranch) return;
    const part = groups.length === 1 ? '' : ` (part ${index + 1} of ${groups.length})`;
    store.dispatch(recordChange(`${labelOf(group)}${part}`, group, isQuiet, importUuid));
    if (index < groups.length - 1) await nextTurn();
  }
}
