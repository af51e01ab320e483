import type { Store } from '@reduxjs/toolkit';
import type { FileGroup } from '@contract/grazing/changesFile';
import { selectOpenRanch, type WithRecords } from '@records/index';
import { fileGroupsTaken } from '@records/recordsEvents';
import { nextTurn } from '@shared/lib/nextTurn';

/** This many groups are put in the outbox in one turn. */
const PIECE = 250;

/**
 * Puts groups of a file behind all that waits, in their order, as the first device has them. It ends early where the person
 * goes to another ranch: nothing is ever written there.
 */
export async function takeGroups(
  store: Store<WithRecords>,
  ranchUuid: string,
  fileOf: string,
  groups: readonly FileGroup[],
): Promise<void> {
  for (let at = 0; at < groups.length; at += PIECE) {
    if (at > 0) await nextTurn();
    if (selectOpenRanch(store.getState()) !== ranchUuid) return;
    const piece = groups.slice(at, at + PIECE).map(({ schema, group: { said, ...group } }) => ({
      group: { ...group, ...(said === undefined ? {} : { said }), schema },
      by: 'page' as const,
      fileOf,
    }));
    store.dispatch(fileGroupsTaken(piece));
  }
}
