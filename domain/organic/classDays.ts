import type { HerdClass } from '../grazing/herdClass';
import { mapFigure, type Figure } from '../grazing/figure';
import type { Animal } from '../grazing/records';
import { groupedBy } from '../lists/groupedBy';
import type { demandOf, Demanded } from './demandOf';
import { piecesOf, type HerdStory, type Piece } from './pieces';

const HOUR_MS = 3_600_000;

/** A class of a herd on one day. */
export interface ClassDay {
  readonly herdUuid: string;
  readonly animal: Animal;
  /** The number of the day since 1970-01-01. */
  readonly day: number;
  /** Whether it was on pasture for longer than the rules ask (rule N1). */
  readonly isCounted: boolean;
  /** Mean head: over its time on pasture where the day counts, else over the day. */
  readonly head: number;
  /** The confinement that held longest on a day that doesn't count; null: without one. */
  readonly reason: string | null;
  /** Lb of dry matter that its head needs that day (rule N2). */
  readonly demandLb: Figure;
  readonly demanded: Demanded;
}

/** Collects what a day was for one class. */
class Collected {
  outMs = 0;
  outHeadMs = 0;
  allMs = 0;
  allHeadMs = 0;
  readonly confinedMs = new Map<string, number>();
  first: { readonly at: number; readonly isOut: boolean; readonly classes: readonly HerdClass[] } | undefined;

  add(animal: Animal, { from, to, isOut, confined }: Piece, classes: readonly HerdClass[]): void {
    const ms = to - from;
    const head = classes.reduce((sum, each) => sum + each.head, 0);
    const reasons =
      confined.length === 0 ? confined : confined.filter((each) => each.animal === null || each.animal === animal);
    const grazes = isOut && reasons.length === 0;
    this.allMs += ms;
    this.allHeadMs += ms * head;
    if (reasons.length > 0) {
      for (const reason of new Set(reasons.map((each) => each.reason)))
        this.confinedMs.set(reason, (this.confinedMs.get(reason) ?? 0) + ms);
    }
    if (head === 0) return;
    if (grazes) {
      this.outMs += ms;
      this.outHeadMs += ms * head;
    }
    // Weights are those of the first time on pasture.
    if (this.first === undefined || (grazes && !this.first.isOut)) this.first = { at: from, isOut: grazes, classes };
  }

  get longestReason(): string | null {
    const [longest] = [...this.confinedMs].sort(([, one], [, other]) => other - one);
    return longest?.[0] ?? null;
  }
}

/** What days a herd's classes had, and whether its head was unknown while it was on pasture. */
export interface HerdDays {
  readonly days: readonly ClassDay[];
  readonly isHeadUnknown: boolean;
}

interface Asked {
  /** Ascending. */
  readonly days: readonly number[];
  /** The first instant of a day; days are cut at `until`. */
  readonly startOf: (day: number) => number;
  readonly until: number;
  readonly leastHours: number;
  readonly demand: ReturnType<typeof demandOf>;
}

const NOTHING: readonly HerdClass[] = [];

/** Groups classes by their animals, the same ones once: most days of a herd have those of the day before. */
function byAnimalOnce(): (classes: readonly HerdClass[]) => ReadonlyMap<Animal, readonly HerdClass[]> {
  const known = new Map<readonly HerdClass[], ReadonlyMap<Animal, readonly HerdClass[]>>();
  return (classes) => {
    const all = known.get(classes) ?? groupedBy(classes, (each) => each.animal);
    known.set(classes, all);
    return all;
  };
}

/** The days of each class of a herd on which it had animals (rules N1 and N2). */
export function classDays(story: HerdStory, { days, startOf, until, leastHours, demand }: Asked): HerdDays {
  const cut = piecesOf(story);
  const byAnimal = byAnimalOnce();
  const all: ClassDay[] = [];
  let isHeadUnknown = false;
  for (const day of days) {
    const collected = new Map<Animal, Collected>();
    for (const piece of cut(startOf(day), Math.min(until, startOf(day + 1)))) {
      isHeadUnknown ||= piece.classes === null && piece.isOut;
      for (const [animal, classes] of byAnimal(piece.classes ?? NOTHING)) {
        const known = collected.get(animal) ?? new Collected();
        known.add(animal, piece, classes);
        collected.set(animal, known);
      }
    }
    for (const [animal, { outMs, outHeadMs, allMs, allHeadMs, first, longestReason }] of collected) {
      if (first === undefined) continue;
      const isCounted = outMs > leastHours * HOUR_MS;
      const head = isCounted ? outHeadMs / outMs : allHeadMs / allMs;
      const demanded = demand(story.uuid, animal, day);
      const demandLb = mapFigure(demanded.perHead(first.classes, first.at), (lb) => head * lb);
      const reason = isCounted ? null : longestReason;
      all.push({ herdUuid: story.uuid, animal, day, isCounted, head, reason, demandLb, demanded });
    }
  }
  return { days: all, isHeadUnknown };
}
