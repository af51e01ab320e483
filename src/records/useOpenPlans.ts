import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { PlannedStay } from '@domain/planning/PlannedStay';
import type { DataOf } from './kinds';
import { selectAll, selectByKey, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

/** A planned move that has not been made. */
export interface OpenMove extends PlannedStay {
  readonly note: string;
  /** Who wrote it last: the id of a person. Null while it waits on this device, and for people who have left. */
  readonly plannedBy: string | null;
  /** Whether it waits on this device to be saved: then the person here has written it. */
  readonly isWaiting: boolean;
}

/** A record of a planned move, as the pages read it. */
export const openMoveOf = ({ uuid, data, base, changed_by }: Held<DataOf<'plan'>>): OpenMove => ({
  uuid,
  herdUuid: data.herd_uuid,
  paddockUuids: data.paddock_uuids,
  at: Date.parse(data.at),
  days: data.days,
  note: data.note,
  plannedBy: changed_by,
  isWaiting: typeof base === 'string',
});

const NONE: readonly never[] = [];

/** Planned moves that no move has made yet, by time. */
export const selectOpenPlans = createSelector(
  [(state: WithRecords) => selectAll(state, 'plan'), (state: WithRecords) => selectByKey(state, 'move')],
  (plans, moves): readonly OpenMove[] => {
    if (plans.length === 0) return NONE;
    const made = new Set(Object.values(moves).flatMap((ofHerd) => ofHerd.map(({ data }) => data.plan_uuid)));
    return plans
      .filter(({ uuid }) => !made.has(uuid))
      .map(openMoveOf)
      .sort((one, other) => one.at - other.at);
  },
);

export const useOpenPlans = (): readonly OpenMove[] => useSelector(selectOpenPlans);
