import type { Entered } from '../entered/howEntered';
import { combine, isKnown, missing, Sum, type Figure } from '../grazing/figure';
import { intakeBetween, type HerdClass, type Standard } from '../grazing/herdClass';
import { ACRES_PER_HECTARE } from '../grazing/metric';
import type { Span } from '../grazing/overTime';
import type { Animal } from '../grazing/records';
import { restsEnded } from '../grazing/reentries';
import { presencesWithin, type Presence, type Stay } from '../grazing/stays';
import { daysBetween } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import type { Visit } from '../grazing/visits';
import type { ReportedUnit } from './reportedUnits';

/** What a class did on the land of a unit in a year. Days are elapsed days. */
export class Grazed {
  readonly headDays = new Sum();
  /** Weight by head-days, lb × days. */
  readonly poundDays = new Sum();
  /** Animal days (AD): demand / standard intake. */
  readonly auDays = new Sum();
  /** Hectares of the paddock × days of the stay. */
  readonly hectareDays = new Sum();
  readonly presences: [from: number, to: number][] = [];
  /** Whole lengths of the stays, by paddock, that ended in the year. */
  readonly stayDays: number[] = [];
  /** Head-days by how their stay came; null where that is unknown. */
  readonly byEntered = new Map<Entered | null, number>();
}

/** What grazed the land of a unit in a year: by class (null: head and class unknown), and the rests that it ended. */
export interface GrazedYear {
  readonly byAnimal: Map<Animal | null, Grazed>;
  readonly restDays: number[];
}

const grazedOf = ({ byAnimal }: GrazedYear, animal: Animal | null): Grazed => {
  const known = byAnimal.get(animal);
  if (known !== undefined) return known;
  const grazed = new Grazed();
  byAnimal.set(animal, grazed);
  return grazed;
};

/** Weights are integrated as the intake of a class that eats its whole weight each day. */
const ALL_OF_ITS_WEIGHT = { auPerHead: null, intakePercent: 100 } as const;

/** The classes of a presence that have animals, by their kind; null is one whose head nobody knows. */
function byAnimalOf({ classes }: Presence): Map<Animal | null, readonly HerdClass[]> {
  if (classes === null) return new Map([[null, []]]);
  const all = new Map<Animal | null, readonly HerdClass[]>();
  for (const each of classes) if (each.head > 0) all.set(each.animal, [...(all.get(each.animal) ?? []), each]);
  return all;
}

interface Place {
  readonly hectares: Figure;
  readonly standard: Standard;
  readonly marks: ReadonlyMap<Stay, Entered>;
}

function addClass(grazed: Grazed, each: HerdClass, visit: Visit, [from, to]: [number, number], place: Place): void {
  const { stay, share } = visit;
  const { standard, marks } = place;
  const times = (value: number | null): Figure =>
    share === 1
      ? (value ?? missing('weight', stay.herdUuid))
      : combine(value ?? missing('weight', stay.herdUuid), share, (all, part) => all * part);
  const headDays = times(each.head * daysBetween(from, to));
  grazed.headDays.add(headDays);
  grazed.poundDays.add(times(intakeBetween({ ...each, ...ALL_OF_ITS_WEIGHT }, from, to, standard)));
  const intake = intakeBetween(each, from, to, standard);
  grazed.auDays.add(times(intake === null ? null : intake / standard.intakeLb));
  const mark = marks.get(stay) ?? null;
  if (isKnown(headDays)) grazed.byEntered.set(mark, (grazed.byEntered.get(mark) ?? 0) + headDays);
}

function addPresence(year: GrazedYear, presence: Presence, visit: Visit, span: [number, number], place: Place): void {
  const [from, to] = span;
  for (const [animal, classes] of byAnimalOf(presence)) {
    const grazed = grazedOf(year, animal);
    grazed.presences.push(span);
    const { hectares } = place;
    grazed.hectareDays.add(isKnown(hectares) ? hectares * daysBetween(from, to) : hectares);
    for (const each of classes) addClass(grazed, each, visit, span, place);
    if (animal !== null) continue;
    const unknown = missing('head', visit.stay.herdUuid);
    for (const sum of [grazed.headDays, grazed.poundDays, grazed.auDays]) sum.add(unknown);
  }
}

function addEnd(year: GrazedYear, presences: readonly Presence[], { from, to }: Visit): void {
  const animals = new Set(presences.flatMap((presence) => [...byAnimalOf(presence).keys()]));
  for (const animal of animals) grazedOf(year, animal).stayDays.push(daysBetween(from, to));
}

/** A year of the calendar, as instants; by time, without a gap. */
export interface YearSpan extends Span {
  readonly year: number;
}

/**
 * What grazed the land of a unit in each of some years (rules V1 to V4), as far as the unit lived. Paddocks of one stay share it
 * by grazeable acres; a stay counts in each of its paddocks with its whole length, in the year in which it ended there.
 *
 * @param asOf facts after it are ignored (ms since 1970)
 */
export function grazedByYear(
  unit: ReportedUnit,
  years: readonly YearSpan[],
  timelines: Timelines,
  { asOf, marks }: { asOf: number; marks: ReadonlyMap<Stay, Entered> },
): GrazedYear[] {
  const { visits, lands, standard } = timelines;
  const all = years.map((): GrazedYear => ({ byAnimal: new Map(), restDays: [] }));
  const [since, until] = [unit.since, Math.min(unit.until, asOf)];
  for (const uuid of unit.paddockUuids) {
    const acres = lands.get(uuid)?.acres ?? missing('acres', uuid);
    const place = { hectares: isKnown(acres) ? acres / ACRES_PER_HECTARE : acres, standard, marks };
    const own = visits.get(uuid) ?? [];
    for (const visit of own) {
      const presences = presencesWithin(visit.stay.presences, visit.from, visit.to);
      years.forEach((span, index) => {
        const [year, first, last] = [all[index], Math.max(since, span.since), Math.min(until, span.until)];
        if (year === undefined || visit.from >= last || visit.to < first) return;
        for (const presence of presences) {
          const [from, to] = [Math.max(presence.from, first), Math.min(presence.to, last)];
          if (from < to) addPresence(year, presence, visit, [from, to], place);
        }
        if (visit.to > first && visit.to <= last) addEnd(year, presences, visit);
      });
    }
    for (const { at, days, isAtLeast } of restsEnded(own, { since, until }, timelines)) {
      const year = all[years.findIndex((span) => span.since <= at && at < span.until)];
      if (!isAtLeast) year?.restDays.push(days);
    }
  }
  return all;
}
