import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { RECORD_KINDS, rulesOf } from '@contract/grazing/records';
import { selectAll, selectByKey, type DataOf, type Held, type WithRecords } from '@records/index';
import { selectMovedTogether } from '@records/movedTogether';
import type { Subject } from './entryForm';

type Photo = Held<DataOf<'photo'>>;

const latestFirst = (photos: readonly Photo[]): readonly Photo[] =>
  photos.toSorted((one, other) => Date.parse(other.data.at) - Date.parse(one.data.at));

const ofPaddock = (paddockUuid: string) =>
  createSelector([(state: WithRecords) => selectAll(state, 'photo')], (photos) =>
    latestFirst(photos.filter(({ data }) => data.paddock_uuid === paddockUuid)),
  );

/** What can name a herd, by its rules. */
const OF_HERDS = RECORD_KINDS.filter((kind) => 'herd_uuid' in rulesOf(kind));

const ofHerd = (herdUuid: string) =>
  createSelector(
    [
      (state: WithRecords) => selectByKey(state, 'photo'),
      selectMovedTogether,
      ...OF_HERDS.map((kind) => (state: WithRecords) => selectAll(state, kind)),
    ],
    (bySubject, together, ...all) => {
      const named = all.flat().filter(({ data }) => 'herd_uuid' in data && data.herd_uuid === herdUuid);
      const subjects = named.flatMap(({ uuid }) => together.get(uuid)?.map((move) => move.uuid) ?? [uuid]);
      return latestFirst([...new Set(subjects)].flatMap((uuid) => bySubject[uuid] ?? []));
    },
  );

const NONE: readonly Photo[] = [];

/** The photos taken in a paddock, or of what was recorded of a herd, the latest first. */
export function usePhotosAbout({ paddockUuid, herdUuid }: Pick<Subject, 'paddockUuid' | 'herdUuid'>): readonly Photo[] {
  const select = useMemo(() => {
    if (paddockUuid !== undefined) return ofPaddock(paddockUuid);
    return herdUuid === undefined ? () => NONE : ofHerd(herdUuid);
  }, [paddockUuid, herdUuid]);
  return useSelector(select);
}
