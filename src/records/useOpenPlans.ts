import { createSelector } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { OpenPlan } from '@domain/grazing/warnings';
import type { PlannedStay } from '@domain/planning/PlannedStay';
import { selectMe } from '@features/user';
import { selectAll, selectByKey, type WithRecords } from './recordsSelectors';

/** A planned move that has not been made. */
export interface OpenMove extends OpenPlan, PlannedStay {
  readonly note: string;
}

type State = WithRecords & Parameters<typeof selectMe>[0];

const NONE: readonly never[] = [];

/** Planned moves that no move has made yet, by time. */
export const selectOpenPlans = createSelector(
  [(state: State) => selectAll(state, 'plan'), (state: State) => selectByKey(state, 'move'), selectMe],
  (plans, moves, me): readonly OpenMove[] => {
    if (plans.length === 0) return NONE;
    const made = new Set(Object.values(moves).flatMap((ofHerd) => ofHerd.map(({ data }) => data.plan_uuid)));
    return plans
      .filter(({ uuid }) => !made.has(uuid))
      .map(({ uuid, data, changed_by }) => ({
        uuid,
        herdUuid: data.herd_uuid,
        paddockUuids: data.paddock_uuids,
        at: Date.parse(data.at),
        days: data.days,
        note: data.note,
        // What waits in the outbox is one's own, and has nobody's name yet.
        isOwn: changed_by === null || changed_by === me?.uuid,
      }))
      .sort((one, other) => one.at - other.at);
  },
);

export const useOpenPlans = (): readonly OpenMove[] => useSelector(selectOpenPlans);
