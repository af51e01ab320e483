import { combine, isKnown, mapFigure, missing, sum, type Figure } from '../grazing/figure';
import { visitsNow } from '../grazing/presence';
import type { Entry, FeedData } from '../grazing/records';
import type { Timelines } from '../grazing/timelines';
import { groupedBy } from '../lists/groupedBy';
import type { ClassDay } from './classDays';

/** What a class of a herd got of a feeding on a day that counts. */
export interface FedShare {
  readonly feed: Entry<FeedData>;
  readonly to: ClassDay;
  /** As fed. */
  readonly lb: Figure;
  readonly dryLb: Figure;
}

interface Given {
  readonly entry: Entry<FeedData>;
  readonly herds: readonly string[];
  /** Its first day, and how many it lasts. */
  readonly first: number;
  readonly lasts: number;
}

/** The herds that a feeding went to: its own, else those in its paddock at that time. */
function herdsOf({ data }: Entry<FeedData>, { visits }: Timelines): readonly string[] {
  if (data.herd_uuid !== null) return [data.herd_uuid];
  if (data.paddock_uuid === null) return [];
  const now = visitsNow(visits.get(data.paddock_uuid) ?? [], Date.parse(data.at));
  return [...new Set(now.map(({ stay }) => stay.herdUuid))];
}

const lastOf = ({ first, lasts }: Given): number => first + lasts - 1;

/** The classes of each herd on each day. */
type ByDay = ReadonlyMap<number, ReadonlyMap<string, readonly ClassDay[]>>;

function byDayAndHerd(classDays: readonly ClassDay[]): ByDay {
  const byDay = groupedBy(classDays, ({ day }) => day);
  return new Map([...byDay].map(([day, all]) => [day, groupedBy(all, ({ herdUuid }) => herdUuid)]));
}

/** Who shares what was given on one of its days. */
const takersOf = ({ herds, entry }: Given, day: number, byDay: ByDay): readonly ClassDay[] => {
  const there = byDay.get(day);
  const { animal } = entry.data;
  const all = herds.flatMap((herd) => there?.get(herd) ?? []);
  return animal === null ? all : all.filter((each) => each.animal === animal);
};

/** The part of one of several takers by what each needs that day; what has one taker needs no figures. */
function partOf(one: ClassDay, takers: number, total: Figure): Figure {
  if (takers === 1) return 1;
  return combine(one.demandLb, total, (part, whole) => (whole === 0 ? 1 / takers : part / whole));
}

/**
 * What each class of a herd was fed on the days that count (rule N3): lb × `dm_percent` / 100 / `days` on each of its days. Of a
 * herd the `eaten` entries where it has any in the season, else those put out. What names a class went to that class, all else is
 * shared by demand; of a paddock by the herds that were there. Without `dm_percent` the dry matter lacks it.
 *
 * @param classDays all days of all classes of the season, also those that don't count
 */
export function fedShares(timelines: Timelines, classDays: readonly ClassDay[], until: number): FedShare[] {
  const { zone } = timelines.standard;
  const byDay = byDayAndHerd(classDays);
  const given = timelines.records.feed
    .filter(({ data }) => Date.parse(data.at) <= until)
    .map((entry): Given => ({
      entry,
      herds: herdsOf(entry, timelines),
      first: zone.dayOf(Date.parse(entry.data.at)),
      lasts: entry.data.days ?? 1,
    }));
  const isInSeason = (each: Given): boolean => {
    for (let day = each.first; day <= lastOf(each); day += 1) if (byDay.has(day)) return true;
    return false;
  };
  const eaters = new Set(
    given.filter((each) => each.entry.data.use === 'eaten' && isInSeason(each)).flatMap(({ herds }) => herds),
  );

  const shares: FedShare[] = [];
  for (const each of given) {
    const { entry, lasts } = each;
    const { lb, use, dm_percent: percent } = entry.data;
    const unknown = percent === null ? missing('dm_percent', entry.uuid) : null;
    const ofDry = (fed: number) => (fed * (percent ?? NaN)) / 100;
    for (let day = each.first; day <= lastOf(each); day += 1) {
      const takers = takersOf(each, day, byDay);
      const total = sum(takers.map(({ demandLb }) => demandLb));
      for (const to of takers) {
        if (!to.isCounted || (use === 'eaten') !== eaters.has(to.herdUuid)) continue;
        const own = mapFigure(partOf(to, takers.length, total), (share) => (share * lb) / lasts);
        shares.push({ feed: entry, to, lb: own, dryLb: unknown ?? mapFigure(own, ofDry) });
      }
    }
  }
  return shares;
}

/** Whether a feeding lasts longer than 2 days by what its takers need on the first one, though it doesn't say for how long. */
export function isLongFeed({ feed: { data }, to, lb }: FedShare): boolean {
  return data.days === null && isKnown(lb) && isKnown(to.demandLb) && to.demandLb > 0 && lb > 2 * to.demandLb;
}
