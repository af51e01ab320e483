import { createSelector } from '@reduxjs/toolkit';
import { selectAll, type DataOf, type Held, type Kind, type WithRecords } from '@records/index';

type Of<K extends Kind> = Held<DataOf<K>>;
type At = { readonly data: { readonly at: string } };

const lastFirst = (one: At, other: At): number => Date.parse(other.data.at) - Date.parse(one.data.at);

/** What is written down of a herd, the latest first. */
export interface HerdEntries {
  readonly moves: readonly Of<'move'>[];
  readonly counts: readonly Of<'count'>[];
  readonly transfers: readonly Of<'transfer'>[];
  readonly feed: readonly Of<'feed'>[];
  readonly notes: readonly Of<'note'>[];
  readonly tasks: readonly Of<'task'>[];
}

/** Makes the selector of one herd's entries; a page keeps it for as long as it shows that herd. */
export const createEntriesSelector = (uuid: string) =>
  createSelector(
    [
      (state: WithRecords) => selectAll(state, 'move'),
      (state: WithRecords) => selectAll(state, 'count'),
      (state: WithRecords) => selectAll(state, 'transfer'),
      (state: WithRecords) => selectAll(state, 'feed'),
      (state: WithRecords) => selectAll(state, 'note'),
      (state: WithRecords) => selectAll(state, 'task'),
    ],
    (moves, counts, transfers, feed, notes, tasks): HerdEntries => ({
      moves: moves.filter(({ data }) => data.herd_uuid === uuid).sort(lastFirst),
      counts: counts.filter(({ data }) => data.herd_uuid === uuid).sort(lastFirst),
      transfers: transfers
        .filter(({ data }) => data.from_herd_uuid === uuid || data.to_herd_uuid === uuid)
        .sort(lastFirst),
      feed: feed.filter(({ data }) => data.herd_uuid === uuid).sort(lastFirst),
      notes: notes.filter(({ data }) => data.herd_uuid === uuid).sort(lastFirst),
      tasks: tasks.filter(({ data }) => data.herd_uuid === uuid),
    }),
  );
