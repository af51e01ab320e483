import type { Make, SampleDays, SampleRecord } from './SampleRecord';

/** A herd with its round of paddocks, where it was moved last, and how long it stays in one. */
export interface Rounding {
  readonly herdUuid: string;
  readonly places: readonly string[];
  /** ms since 1970, when it is to leave the place that it was moved to last. */
  readonly plannedOut: number;
  /** The paddock that it was in last; undefined where it was in none yet. */
  readonly lastPlace: string | undefined;
  readonly stayDays: number;
}

/** Plans of a herd: as many as fit into the days to come. */
const AHEAD_DAYS = 20;

/** From the paddock after the last one on, round and round, beginning at an hour of a day. */
function plansOf(
  { herdUuid, places, lastPlace, stayDays }: Rounding,
  at: [number, number],
  make: Make,
  days: SampleDays,
) {
  const [begin, hour] = at;
  const next = lastPlace === undefined ? 0 : places.indexOf(lastPlace) + 1;
  const plans: SampleRecord<'plan'>[] = [];
  for (let day = begin; day <= days.last + AHEAD_DAYS; day += stayDays) {
    const place = places[(next + plans.length) % places.length];
    if (place === undefined) break;
    const plan = { herd_uuid: herdUuid, paddock_uuids: [place], at: days.timeOf(day, hour), days: stayDays, note: '' };
    plans.push(make('plan', plan));
  }
  return plans;
}

/**
 * What is planned on the sample ranch: the herd whose stay ends first was to move yesterday in the evening, the next one
 * today, and both continue from there.
 */
export function samplePlans(herds: readonly Rounding[], make: Make, days: SampleDays): SampleRecord<'plan'>[] {
  const [late, due] = [...herds].sort((one, other) => one.plannedOut - other.plannedOut);
  return [
    ...(late === undefined ? [] : plansOf(late, [days.last, 19], make, days)),
    ...(due === undefined ? [] : plansOf(due, [days.last + 1, 12], make, days)),
  ];
}
