import { presencesWithin } from '../grazing/stays';
import { DAY_MS, type Zone } from '../grazing/time';
import type { Visit } from '../grazing/visits';

/** A move that was planned, as the chart needs it. Instants are ms since 1970. */
export interface ChartPlan {
  readonly uuid: string;
  readonly herdUuid: string;
  readonly paddockUuids: readonly string[];
  readonly at: number;
  readonly days: number;
  /** Whether a move has made it. */
  readonly isMade: boolean;
}

/** The days that something is marked on: `count` of them from the day `first` on. 0: it was over by its first midnight. */
export interface MarkedDays {
  readonly first: number;
  readonly count: number;
}

/**
 * A bar in the row of a paddock. `actual`: a herd was there. `expected`: a herd is there and is planned to stay on until
 * then. `planned`: a move that nobody has made. `made`: a planned move that was made, as it was planned, to be compared.
 */
export interface ChartBar {
  readonly kind: 'actual' | 'expected' | 'planned' | 'made';
  readonly herdUuid: string;
  readonly from: number;
  readonly to: number;
  readonly marked: MarkedDays;
  /** The move that began an actual stay; else null. */
  readonly moveUuid: string | null;
  readonly planUuid: string | null;
}

/**
 * The days on which a stay is marked: a day belongs to the paddock where the herd stood at the midnight that ended it
 * (GRAZING.md, "Grazing plan and control chart"). Figures use exact times.
 */
function markedDays(from: number, to: number, zone: Zone): MarkedDays {
  const first = zone.dayOf(from);
  return { first, count: Math.max(0, zone.dayOf(to) - first) };
}

/** The stays of one paddock, each as one bar for the time in which the herd had animals there. */
export function actualBars(visits: readonly Visit[], now: number, zone: Zone): ChartBar[] {
  const bars: ChartBar[] = [];
  for (const { stay, from, to } of visits) {
    if (from > now) continue;
    const presences = presencesWithin(stay.presences, from, Math.min(to, now));
    for (const presence of presences) {
      const last = bars.at(-1);
      const moveUuid = stay.moves[0]?.uuid ?? null;
      const goesOn = last?.moveUuid === moveUuid && last.to === presence.from;
      const start = goesOn ? last.from : presence.from;
      if (goesOn) bars.pop();
      const marked = markedDays(start, presence.to, zone);
      // The day that is not over yet is marked where the herd is now.
      const isNow = presence.to === now && to > now;
      bars.push({
        kind: 'actual',
        herdUuid: stay.herdUuid,
        from: start,
        to: presence.to,
        marked: isNow ? { ...marked, count: marked.count + 1 } : marked,
        moveUuid,
        planUuid: null,
      });
    }
  }
  return bars;
}

/** The planned moves into a paddock. One that is overdue stays where it was planned. */
export const plannedBars = (plans: readonly ChartPlan[], zone: Zone): ChartBar[] =>
  plans.map(({ uuid, herdUuid, at, days, isMade }) => ({
    kind: isMade ? 'made' : 'planned',
    herdUuid,
    from: at,
    to: at + days * DAY_MS,
    marked: markedDays(at, at + days * DAY_MS, zone),
    moveUuid: null,
    planUuid: uuid,
  }));

/**
 * How long the herds that are in a paddock now are planned to stay on.
 *
 * @param until when each herd is planned out of where it is, by its id
 */
export const expectedBars = (
  actual: readonly ChartBar[],
  until: ReadonlyMap<string, number>,
  now: number,
  zone: Zone,
): ChartBar[] =>
  actual.flatMap((bar): ChartBar[] => {
    const to = until.get(bar.herdUuid);
    if (bar.to !== now || to === undefined || to <= now) return [];
    const today = zone.dayOf(now);
    const marked = { first: today + 1, count: Math.max(0, zone.dayOf(to) - today - 1) };
    return [{ ...bar, kind: 'expected', from: now, to, marked }];
  });
