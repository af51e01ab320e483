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

/**
 * Mean head by class at the end of each day of a time, over the days on which there was any (rule N5). The last day ends with
 * the time.
 */
export function meanHeads(herds: readonly HerdStory[], { since, until }: Span, zone: Zone): MeanHeads {
  const [ofAll, ofHerds] = [new Map<Animal, Heads>(), new Map<string, Map<Animal, Heads>>()];
  const headsIn = (heads: Map<Animal, Heads>, animal: Animal): Heads => {
    const known = heads.get(animal) ?? new Heads();
    heads.set(animal, known);
    return known;
  };
  for (const { uuid } of herds) ofHerds.set(uuid, new Map());
  for (let day = zone.dayOf(since); zone.startOf(day) < until; day += 1) {
    const end = Math.min(until, zone.startOf(day + 1)) - 1;
    for (const { uuid, states, retiredAt } of herds) {
      if (end >= retiredAt) continue;
      for (const { animal, head } of classesAt(states, end) ?? []) {
        headsIn(ofAll, animal).add(day, head);
        const own = ofHerds.get(uuid);
        if (own !== undefined) headsIn(own, animal).add(day, head);
      }
    }
  }
  return (animal, herdUuid) => (herdUuid === undefined ? ofAll : ofHerds.get(herdUuid))?.get(animal)?.mean ?? null;
}
