import type { MarkData } from '../../grazing/marks';
import type { Entry } from '../../grazing/records';
import { dateOfDay, DAY_MS, type Zone } from '../../grazing/time';
import type { Warning } from '../../grazing/warnings';
import type { PaddockTreatmentData } from '../facts';

type Closing = Pick<PaddockTreatmentData, 'paddock_uuid' | 'at' | 'graze_days' | 'product'>;

/** A time in which a paddock is closed by what was put on it, from `from` until before `until` (ms since 1970). */
export interface Closure {
  readonly uuid: string;
  readonly paddockUuid: string;
  readonly product: string;
  readonly from: number;
  readonly until: number;
}

/** Until when a treated paddock is closed: `graze_days` × 24 hours from `at`, ms since 1970. Null: no time is recorded. */
export const closedUntil = ({ at, graze_days: days }: Pick<Closing, 'at' | 'graze_days'>): number | null =>
  days === null ? null : Date.parse(at) + days * DAY_MS;

/** The times in which treatments close paddocks, the one that lasts longest first. 0 days close nothing. */
export function closuresOf(treatments: readonly Entry<Closing>[]): Closure[] {
  const closures = treatments.flatMap(({ uuid, data }): Closure[] => {
    const [from, until] = [Date.parse(data.at), closedUntil(data)];
    if (until === null || until <= from) return [];
    return [{ uuid, paddockUuid: data.paddock_uuid, product: data.product, from, until }];
  });
  return closures.sort((one, other) => other.until - one.until);
}

/** Those that hold at some instant of a time, its first and last one included (ms since 1970). */
export const closuresWithin = (closures: readonly Closure[], from: number, to: number): Closure[] =>
  closures.filter((closure) => closure.from <= to && closure.until > from);

/** A closure as a mark that closes the paddock on each day on which it holds, with the product's name. */
export const closedMark = (
  { uuid, paddockUuid, product, from, until }: Closure,
  zone: Zone,
): Entry<MarkData & { readonly product: string }> => ({
  uuid,
  data: {
    what: 'closed',
    starts_on: dateOfDay(zone.dayOf(from)),
    ends_on: dateOfDay(zone.dayOf(until - 1)),
    paddock_uuid: paddockUuid,
    product,
  },
});

interface StayThere {
  readonly paddockUuids: readonly string[];
  /** When the herd came, and when it left or now while it is there, ms since 1970. */
  readonly from: number;
  readonly to: number;
}

/** Whether what was put on a place concerns a paddock: on itself, or on the one that it is a part of. */
const concerns = (treated: string, paddockUuid: string, parentOf: (uuid: string) => string | null): boolean =>
  treated === paddockUuid || treated === parentOf(paddockUuid);

/**
 * What is odd about a stay for what was put on its paddocks: the herd came before the days without grazing were over, or the
 * paddock was treated while it was in it. A treatment whose days are recorded as 0 asks for nothing.
 *
 * @param parentOf the paddock that one is a part of
 */
export function treatedStayWarnings(
  { paddockUuids, from, to }: StayThere,
  treatments: readonly Entry<Closing>[],
  parentOf: (uuid: string) => string | null,
): Warning[] {
  const asking = treatments.filter(({ data }) => data.graze_days !== 0);
  return paddockUuids.flatMap((paddockUuid) =>
    asking.flatMap(({ data }): Warning[] => {
      if (!concerns(data.paddock_uuid, paddockUuid, parentOf)) return [];
      const { product } = data;
      const [at, until] = [Date.parse(data.at), closedUntil(data)];
      if (at > from && at < to) return [{ what: 'treated_in_stay', paddockUuid, product, at }];
      if (until === null || at > from || until <= from) return [];
      return [{ what: 'closed_by_treatment', paddockUuid, product, until }];
    }),
  );
}
