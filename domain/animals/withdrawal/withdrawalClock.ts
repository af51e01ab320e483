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
  const from = Date.parse(data.last_at ?? data.at);
  const factor = data.organic === 'doubled' ? ruleSetOf(ruleSet).withdrawal.factor : 1;
  const after = (time: number | null, ms: number): number | null => {
    if (data.not_for_food) return Infinity;
    return time === null ? null : from + time * ms * factor;
  };
  return {
    meat: after(data.meat_days, DAY_MS),
    milk: after(data.milk_hours, HOUR_MS),
    export: after(data.export_days, DAY_MS),
  };
}

export function clockOf({ uuid, data }: Entry<TreatmentData>, ruleSet: RuleSetId | null): Clock {
  const safeAt = safeAtOf(data, ruleSet);
  const until = safeAt.meat === null ? Infinity : Math.max(safeAt.meat, safeAt.milk ?? 0, safeAt.export ?? 0);
  return { uuid, data, at: Date.parse(data.at), safeAt, until };
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
