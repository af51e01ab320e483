import { groupedBy } from '../../lists/groupedBy';
import type { ExportedStay } from './PastureMapExport';
import { TOGETHER_MS } from './staysOfEvents';

/** The same stay in two files: one herd in one pasture from the same time on. */
const isSame = (one: ExportedStay, other: ExportedStay): boolean =>
  one.part === other.part && Math.abs(one.from - other.from) <= TOGETHER_MS;

/** Stays of one herd in one pasture that are kept, to be found by part and time: the same one began in the next span at most. */
class Kept {
  readonly stays: ExportedStay[] = [];
  private readonly placesBySpan = new Map<string, Set<number>>();

  private placesIn({ part, from }: ExportedStay, after = 0): Set<number> {
    const span = `${Math.floor(from / TOGETHER_MS) + after} ${part}`;
    const places = this.placesBySpan.get(span) ?? new Set();
    this.placesBySpan.set(span, places);
    return places;
  }

  private placeOf(stay: ExportedStay): number | undefined {
    const near = [-1, 0, 1].flatMap((after) => [...this.placesIn(stay, after)]);
    const same = near.filter((place) => isSame(this.stays[place] ?? stay, stay));
    return same.length === 0 ? undefined : Math.min(...same);
  }

  add(stay: ExportedStay): void {
    const found = this.placeOf(stay);
    const known = found === undefined ? undefined : this.stays[found];
    if (stay.to === null && known !== undefined && known.to !== null) return;
    const place = found ?? this.stays.length;
    if (known !== undefined) this.placesIn(known).delete(place);
    this.placesIn(stay).add(place);
    this.stays[place] = stay;
  }
}

/**
 * One of each stay; of an open one and a closed one that is closed, and else the one that comes later.
 *
 * @param stays those of several files, the earliest file first; their pastures are places in the joined list
 */
export function onceEach(stays: readonly ExportedStay[]): ExportedStay[] {
  const groups = groupedBy(stays, ({ pasture, herd }) => `${pasture} ${herd}`);
  return [...groups.values()].flatMap((group) => {
    const kept = new Kept();
    for (const stay of group) kept.add(stay);
    return kept.stays;
  });
}
