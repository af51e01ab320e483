import { createSelector } from '@reduxjs/toolkit';
import { selectAll, selectByKey, type DataOf, type Held, type Kind, type WithRecords } from '@records/index';

type Of<K extends Kind> = Held<DataOf<K>>;

/** What changed the head of a herd. */
export interface HerdEntries {
  readonly counts: readonly Of<'count'>[];
  readonly transfers: readonly Of<'transfer'>[];
}

const NONE: readonly Of<'count'>[] = [];

/** Makes the selector of one herd's entries; a page keeps it for as long as it shows that herd. */
export const createEntriesSelector = (uuid: string) =>
  createSelector(
    [
      (state: WithRecords) => selectByKey(state, 'count')[uuid] ?? NONE,
      (state: WithRecords) => selectAll(state, 'transfer'),
    ],
    (counts, transfers): HerdEntries => ({
      counts,
      transfers: transfers.filter(({ data }) => data.from_herd_uuid === uuid || data.to_herd_uuid === uuid),
    }),
  );
