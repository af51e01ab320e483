import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { zoneOf } from '@domain/grazing/time';
import { endOf, type PlannedStay } from '@domain/planning/PlannedStay';
import { endsLater, shifted } from '@domain/planning/rearranged';
import { added, changed, selectOne, type DataOf, type Held, type WithRecords } from '@records/index';
import type { NameOf } from '@records/herdWords';
import type { Places } from '@records/moving/moveValues';
import { placeOf } from '@records/moving/moveValues';
import type { HerdNow } from '@records/useHerds';
import { openMoveOf, type OpenMove } from '@records/useOpenPlans';
import { instantOf, localOf } from '@shared/time/ranchTime';
import { DAYS, typedFrom, typedNumber } from '@shared/units/typedNumbers';

export interface PlanValues extends Places {
  herd: string;
  /** As in a `datetime-local` field, in the ranch's zone. */
  when: string;
  planned_days: string;
  note: string;
  /** Whether the herd's later planned moves move along. */
  isMovingLater: boolean;
}

type Change = ReturnType<typeof changed>;

const NOON_MS = 12 * 3_600_000;

/** When the next planned move of a herd would begin: after its last one, else as its planned days end, else tomorrow noon. */
export function nextStart(plans: readonly PlannedStay[], herd: HerdNow | undefined, now: number, zone: string | null) {
  const last = plans.filter(({ herdUuid }) => herdUuid === herd?.herd.uuid).at(-1);
  const out = last === undefined ? (herd?.figures.plannedOut ?? null) : endOf(last);
  const days = zoneOf(zone);
  return out !== null && out > now ? out : days.startOf(days.dayOf(now) + 1) + NOON_MS;
}

export const planValues = (plan: OpenMove, zone: string | null): PlanValues => {
  const [place = '', ...gates] = plan.paddockUuids;
  const { herdUuid: herd, days, note, at } = plan;
  return {
    herd,
    place,
    gates,
    when: localOf(at, zone),
    planned_days: typedFrom(days, DAYS),
    note,
    isMovingLater: false,
  };
};

/** The instant that a form means: that of the plan for as long as nobody changes the field, to the millisecond. */
export const startIn = (when: string, before: OpenMove | undefined, zone: string | null): number | null =>
  before !== undefined && when === localOf(before.at, zone) ? before.at : instantOf(when, zone);

/**
 * The herd's planned moves that come after the one in the form, and by how many days they move where the person says so:
 * as far as the end of the one that is edited, or the days of a new one.
 */
export function laterOnes(
  values: PlanValues,
  before: OpenMove | undefined,
  plans: readonly OpenMove[],
  zone: string | null,
) {
  const at = startIn(values.when, before, zone);
  const days = typedNumber(values.planned_days, DAYS);
  const isOther = before !== undefined && before.herdUuid !== values.herd;
  if (at === null || days === null || !(days > 0) || isOther) return { days: 0, later: [] };
  const from = before === undefined ? at : before.at;
  const later = plans.filter((plan) => plan.herdUuid === values.herd && plan.uuid !== before?.uuid && plan.at >= from);
  return { days: before === undefined ? days : endsLater(before, { at, days }, zoneOf(zone)), later };
}

interface Known {
  /** The planned move as the form was opened on it; undefined for a new one. */
  readonly held: Held<DataOf<'plan'>> | undefined;
  readonly plans: readonly OpenMove[];
  readonly zone: string | null;
  readonly nameOf: NameOf;
  readonly state: WithRecords;
}

/** The starts of planned moves, written as changes. One that somebody has deleted meanwhile is passed over. */
export const startsWritten = (
  moved: readonly { readonly plan: Pick<OpenMove, 'uuid'>; readonly at: number }[],
  state: WithRecords,
): Change[] =>
  moved.flatMap(({ plan, at }) => {
    const held = selectOne(state, 'plan', plan.uuid);
    return held === undefined ? [] : [changed('plan', held, { at: new Date(at).toISOString() })];
  });

/** What a form of a planned move writes, with what people read of it; null where nothing has changed. */
export function planOf(values: PlanValues, { held, plans, zone, nameOf, state }: Known) {
  const before = held && openMoveOf(held);
  const { paddock_uuids } = placeOf(values);
  const at = startIn(values.when, before, zone) ?? 0;
  const data = {
    herd_uuid: values.herd,
    paddock_uuids,
    at: new Date(at).toISOString(),
    days: typedNumber(values.planned_days, DAYS) ?? 0,
    note: values.note.trim(),
  };
  const { later, days } = laterOnes(values, before, plans, zone);
  const along = values.isMovingLater && days !== 0 ? startsWritten(shifted(later, days, zoneOf(zone)), state) : [];
  const planned = { herd: nameOf(values.herd), to: paddock_uuids.map(nameOf) };
  if (held === undefined) {
    return { said: { what: 'planned', ...planned } as const, changes: [added('plan', data), ...along] };
  }
  const was = held.data as Readonly<Record<string, unknown>>;
  const fields = Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDeepEqual(value, was[name])));
  const own = Object.keys(fields).length === 0 ? [] : [changed('plan', held, fields)];
  if (own.length + along.length === 0) return null;
  return { said: { what: 'changed_plan', ...planned } as const, changes: [...own, ...along] };
}
