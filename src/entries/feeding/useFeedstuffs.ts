import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { selectAll, type DataOf, type Held, type WithRecords } from '@records/index';

export type Feedstuff = Held<DataOf<'feedstuff'>>;

const isRetired = ({ data }: Feedstuff) => Number(data.retired_at !== null);

const selectFeedstuffs = createSelector(
  [(state: WithRecords) => selectAll(state, 'feedstuff')],
  (feedstuffs): readonly Feedstuff[] =>
    [...feedstuffs].sort(
      (one, other) => isRetired(one) - isRetired(other) || collator.compare(one.data.name, other.data.name),
    ),
);

/** The ranch's list of feeds by name, those that it uses no longer last. */
export const useFeedstuffs = (): readonly Feedstuff[] => useSelector(selectFeedstuffs);
