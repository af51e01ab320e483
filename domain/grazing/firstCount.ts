import type { Timelines } from './timelines';

type Known = Pick<Timelines, 'states' | 'stays'>;

/** The first instant at which a herd's head is known; null while it never was. */
export const countedFrom = (herdUuid: string, { states }: Pick<Known, 'states'>): number | null =>
  states.byHerd.get(herdUuid)?.find(({ classes }) => classes !== null)?.at ?? null;

/** A herd that was moved before anybody had counted it. Figures of that time lack its head. */
export interface Uncounted {
  /** Its first move, ms since 1970: a count from then on gives all of its stays their figures. */
  readonly movedAt: number;
  readonly countedAt: number | null;
}

/** Whether a herd was moved before its first count, and from when on it was; null where every stay has a head. */
export function uncounted(herdUuid: string, known: Known): Uncounted | null {
  const movedAt = known.stays.get(herdUuid)?.[0]?.from;
  const countedAt = countedFrom(herdUuid, known);
  if (movedAt === undefined || (countedAt !== null && countedAt <= movedAt)) return null;
  return { movedAt, countedAt };
}
