import type { Span } from '../grazing/overTime';
import type { Animal } from '../grazing/records';
import { classesAt } from '../grazing/stays';
import type { Zone } from '../grazing/time';
import type { HerdStory } from './pieces';

/** Head of a class over the days of a year on which there was any. */
class Heads {
  readonly #byDay = new Map<number, number>();

  add(day: number, head: number): void {
    if (head > 0) this.#byDay.set(day, (this.#byDay.get(day) ?? 0) + head);
  }

  get mean(): number | null {
    const days = this.#byDay.size;
    return days === 0 ? null : [...this.#byDay.values()].reduce((sum, head) => sum + head, 0) / days;
  }
}

/** Mean head of each class of a ranch and of each of its herds. */
export type MeanHeads = (animal: Animal, herdUuid?: string) => number | null;

const keyOf = (animal: Animal, herdUuid = ''): string => `${animal} ${herdUuid}`;

/**
 * Mean head by class at the end of each day of a time, over the days on which there was any (rule N5). The last day ends with
 * the time.
 */
export function meanHeads(herds: readonly HerdStory[], { since, until }: Span, zone: Zone): MeanHeads {
  const heads = new Map<string, Heads>();
  const add = (key: string, day: number, head: number): void => {
    const known = heads.get(key) ?? new Heads();
    known.add(day, head);
    heads.set(key, known);
  };
  for (let day = zone.dayOf(since); zone.startOf(day) < until; day += 1) {
    const end = Math.min(until, zone.startOf(day + 1)) - 1;
    for (const { uuid, states, retiredAt } of herds) {
      if (end >= retiredAt) continue;
      for (const { animal, head } of classesAt(states, end) ?? []) {
        add(keyOf(animal), day, head);
        add(keyOf(animal, uuid), day, head);
      }
    }
  }
  return (animal, herdUuid) => heads.get(keyOf(animal, herdUuid))?.mean ?? null;
}
