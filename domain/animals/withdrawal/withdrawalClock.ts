import { ruleSetOf } from '../../rules/ruleSets';
import { dateOfDay, DAY_MS, type Zone } from '../../grazing/time';
import type { Dated, Entry } from '../../grazing/records';
import type { RuleSetId, TreatmentData } from '../facts';

export type Use = 'meat' | 'milk' | 'export';
export const USES: readonly Use[] = ['meat', 'milk', 'export'];

const HOUR_MS = 3_600_000;

/**
 * From when on each use is safe, ms since 1970; Infinity: never. Null: nobody recorded the time of meat; milk and export have
 * no clock then.
 */
export type SafeAt = Readonly<Record<Use, number | null>>;

/** A treatment with its clocks. */
export interface Clock extends Dated<TreatmentData> {
  readonly safeAt: SafeAt;
  /** When the last of its clocks runs out; Infinity where one never does, or where meat isn't known. */
  readonly until: number;
}

/**
 * Rule W1: the last dose and the days of the label × 24 hours, milk by hours; × the factor of the ranch's rules where the
 * treatment says doubled. Animals that are not for food are never safe.
 */
export function safeAtOf(data: TreatmentData, ruleSet: RuleSetId | null): SafeAt {
  return safeAfter(data, Date.parse(data.last_at ?? data.at), ruleSet);
}

const after = (last: number, time: number | null, ms: number): number | null =>
  time === null ? null : last + time * ms;

const NEVER: SafeAt = { meat: Infinity, milk: Infinity, export: Infinity };

/** @param last the instant of the last dose, ms since 1970 */
function safeAfter(data: TreatmentData, last: number, ruleSet: RuleSetId | null): SafeAt {
  if (data.not_for_food) return NEVER;
  const factor = data.organic === 'doubled' ? ruleSetOf(ruleSet).withdrawal.factor : 1;
  return {
    meat: after(last, data.meat_days, DAY_MS * factor),
    milk: after(last, data.milk_hours, HOUR_MS * factor),
    export: after(last, data.export_days, DAY_MS * factor),
  };
}

export function clockOf({ uuid, data }: Entry<TreatmentData>, ruleSet: RuleSetId | null): Clock {
  const at = Date.parse(data.at);
  const safeAt = safeAfter(data, data.last_at === null ? at : Date.parse(data.last_at), ruleSet);
  const until = safeAt.meat === null ? Infinity : Math.max(safeAt.meat, safeAt.milk ?? 0, safeAt.export ?? 0);
  return { uuid, data, at, safeAt, until };
}

/** Whether a use is held at an instant. Meat of which nobody recorded the time is. */
export function isHeld({ safeAt }: Pick<Clock, 'safeAt'>, use: Use, at: number): boolean {
  const safe = safeAt[use];
  return safe === null ? use === 'meat' : at < safe;
}

/**
 * Rule W2: the day that is printed, YYYY-MM-DD: the first of the ranch's zone that begins at or after the instant. Null: never.
 */
export function safeOn(safeAt: number, zone: Zone): string | null {
  if (!Number.isFinite(safeAt)) return null;
  const day = zone.dayOf(safeAt);
  return dateOfDay(zone.startOf(day) === safeAt ? day : day + 1);
}
