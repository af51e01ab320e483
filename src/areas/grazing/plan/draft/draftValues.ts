import type { Entry } from '@domain/grazing/records';
import type { MarkData } from '@domain/grazing/marks';
import { adaptiveDraft } from '@domain/planning/adaptiveDraft';
import type { Draft } from '@domain/planning/Draft';
import type { PlannedStay } from '@domain/planning/PlannedStay';
import type { Ground } from '@domain/planning/plannedSteps';
import { copiedRotation, rotationDraft } from '@domain/planning/rotationDraft';
import { instantOf } from '@shared/time/ranchTime';
import { DAYS, typedFrom, typedNumber } from '@shared/units/typedNumbers';

export const HOW = ['adaptive', 'rotation', 'copy'] as const;

/** What a draft is made by. Numbers are typed texts. */
export interface DraftOptions {
  herd: string;
  how: (typeof HOW)[number];
  when: string;
  count: string;
  /** Days in each paddock; empty by the adaptive rule: for as long as the feed lasts. */
  days: string;
  most: string;
  isSharing: boolean;
  /** Of a rotation: the paddocks in the order in which they were ticked. */
  order: string[];
}

/** A move of the draft as it stands in its form. */
interface StepValues {
  key: string;
  /** As it was drafted, with all open gates. */
  paddockUuids: readonly string[];
  place: string;
  days: string;
}

export interface DraftValues {
  steps: StepValues[];
}

interface Known {
  readonly ground: Ground;
  readonly plans: readonly PlannedStay[];
  readonly marks: readonly Entry<MarkData>[];
  readonly zone: string | null;
  readonly now: number;
}

/** The draft that some options make. They have been judged before. */
export function draftOf(options: DraftOptions, { ground, plans, marks, zone, now }: Known): Draft {
  const asked = {
    herdUuid: options.herd,
    from: instantOf(options.when, zone) ?? now,
    count: typedNumber(options.count) ?? 0,
  };
  const days = typedNumber(options.days, DAYS);
  if (options.how === 'copy') return copiedRotation(ground, plans, asked, now);
  if (options.how === 'rotation')
    return rotationDraft(ground, plans, asked, { order: options.order, days: days ?? 1 }, now);
  const rule = { fixedDays: days, mostDays: typedNumber(options.most, DAYS), isSharing: options.isSharing, marks };
  return adaptiveDraft(ground, plans, asked, rule, now);
}

export const draftValues = ({ steps }: Draft): DraftValues => ({
  steps: steps.map(({ uuid, paddockUuids, days }) => ({
    key: uuid,
    paddockUuids,
    place: paddockUuids[0] ?? '',
    days: typedFrom(days, DAYS),
  })),
});

/** The moves that stand in the form, without their times. Days that are no number count as one until they are put right. */
export const stepsIn = ({ steps }: DraftValues) =>
  steps.map(({ key, paddockUuids, place, days }) => {
    const typed = typedNumber(days, DAYS);
    const isKept = place === paddockUuids[0];
    return {
      uuid: key,
      paddockUuids: isKept ? paddockUuids : [place],
      days: typed !== null && typed > 0 ? typed : 1,
    };
  });
