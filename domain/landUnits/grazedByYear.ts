import type { Entered } from '../entered/howEntered';
import { combine, isKnown, missing, Sum, type Figure } from '../grazing/figure';
import { intakeBetween, intakeShare, poundDaysBetween, type HerdClass, type Standard } from '../grazing/herdClass';
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

/** Whether a class has animals and is the first of its kind among those of a presence. */
function isFirstOfItsKind(classes: readonly HerdClass[], index: number): boolean {
  const own = classes[index];
  if (own === undefined || own.head <= 0) return false;
  for (let before = 0; before < index; before += 1) {
    const other = classes[before];
    if (other !== undefined && other.animal === own.animal && other.head > 0) return false;
  }
  return true;
}

interface Place {
  readonly hectares: Figure;
  readonly standard: Standard;
  readonly marks: ReadonlyMap<Stay, Entered>;
}

const product = (one: number, other: number): number => one * other;

/** The share of a visit in a figure of its stay; without the figure, the weight of the herd is missing. */
const sharedBy = ({ stay, share }: Visit, value: number | null): Figure =>
  combine(value ?? missing('weight', stay.herdUuid), share, product);

function addClass(grazed: Grazed, each: HerdClass, visit: Visit, [from, to]: [number, number], place: Place): void {
  const { standard, marks } = place;
  const headDays = sharedBy(visit, each.head * daysBetween(from, to));
  grazed.headDays.add(headDays);
  const poundDays = poundDaysBetween(each, from, to, standard.zone);
  grazed.poundDays.add(sharedBy(visit, poundDays));
  const byWeight = poundDays === null ? null : poundDays * intakeShare(each, standard);
  const intake = each.auPerHead === null ? byWeight : intakeBetween(each, from, to, standard);
  grazed.auDays.add(sharedBy(visit, intake === null ? null : intake / standard.intakeLb));
  const mark = marks.get(visit.stay) ?? null;
  if (isKnown(headDays)) grazed.byEntered.set(mark, (grazed.byEntered.get(mark) ?? 0) + headDays);
}

/** Notes for a class once that it was there: its time, and the land that it had. */
function begin(year: GrazedYear, animal: Animal | null, span: [number, number], hectareDays: Figure): Grazed {
  const grazed = grazedOf(year, animal);
  grazed.presences.push(span);
  grazed.hectareDays.add(hectareDays);
  return grazed;
}

function addPresence(year: GrazedYear, presence: Presence, visit: Visit, span: [number, number], place: Place): void {
  const { classes } = presence;
  const [from, to] = span;
  const { hectares } = place;
  const hectareDays = isKnown(hectares) ? hectares * daysBetween(from, to) : hectares;
  if (classes === null) {
    const [grazed, unknown] = [begin(year, null, span, hectareDays), missing('head', visit.stay.herdUuid)];
    for (const sum of [grazed.headDays, grazed.poundDays, grazed.auDays]) sum.add(unknown);
    return;
  }
  classes.forEach((each, index) => {
    if (each.head <= 0) return;
    const isFirst = isFirstOfItsKind(classes, index);
    const grazed = isFirst ? begin(year, each.animal, span, hectareDays) : grazedOf(year, each.animal);
    addClass(grazed, each, visit, span, place);
  });
}

function addEnd(year: GrazedYear, presences: readonly Presence[], { from, to }: Visit): void {
  const days = daysBetween(from, to);
  const animals = new Set<Animal | null>();
  for (const { classes } of presences) {
    if (classes === null) animals.add(null);
    else for (const { animal, head } of classes) if (head > 0) animals.add(animal);
  }
  for (const animal of animals) grazedOf(year, animal).stayDays.push(days);
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
  /** The year that has begun last at an instant; none before the first one. */
  const yearIndex = (at: number): number => years.findLastIndex((span) => span.since <= at);
  for (const uuid of unit.paddockUuids) {
    const acres = lands.get(uuid)?.acres ?? missing('acres', uuid);
    const place = { hectares: isKnown(acres) ? acres / ACRES_PER_HECTARE : acres, standard, marks };
    const own = visits.get(uuid) ?? [];
    for (const visit of own) {
      const presences = presencesWithin(visit.stay.presences, visit.from, visit.to);
      for (let index = Math.max(0, yearIndex(visit.from)); index < years.length; index += 1) {
        const [year, span] = [all[index], years[index]];
        if (year === undefined || span === undefined || span.since > visit.to) break;
        const [first, last] = [Math.max(since, span.since), Math.min(until, span.until)];
        if (visit.from >= last || visit.to < first) continue;
        for (const presence of presences) {
          const [from, to] = [Math.max(presence.from, first), Math.min(presence.to, last)];
          if (from < to) addPresence(year, presence, visit, [from, to], place);
        }
        if (visit.to > first && visit.to <= last) addEnd(year, presences, visit);
      }
    }
    for (const { at, days, isAtLeast } of restsEnded(own, { since, until }, timelines)) {
      const index = yearIndex(at);
      const year = at < (years[index]?.until ?? 0) ? all[index] : undefined;
      if (!isAtLeast) year?.restDays.push(days);
    }
  }
  return all;
}
