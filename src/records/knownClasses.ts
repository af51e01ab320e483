import { weightAt } from '@domain/grazing/herdClass';
import type { CountClass } from '@domain/grazing/records';
import { classesAt } from '@domain/grazing/stays';
import type { Timelines } from '@domain/grazing/timelines';

/**
 * What a herd is known to be at an instant, as a count states it. Before its first count: what that one said, since it is
 * the nearest that anybody knows.
 *
 * @param at ms since 1970
 */
export function knownClasses(herdUuid: string, at: number, { states, standard }: Timelines): CountClass[] {
  const all = states.byHerd.get(herdUuid) ?? [];
  const first = all.find(({ classes }) => classes !== null)?.at ?? at;
  const asOf = Math.max(at, first);
  return (classesAt(all, asOf) ?? []).map((each) => ({
    animal: each.animal,
    head: each.head,
    average_weight_lb: weightAt(each, asOf, standard.zone),
    gain_lb_per_day: each.gainLbPerDay,
    au_per_head: each.auPerHead,
    intake_percent: each.intakePercent,
  }));
}
