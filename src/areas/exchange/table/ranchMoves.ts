import type { DataOf } from '@records/index';
import type { TableGrounds } from './tableRecords';

type Move = DataOf<'move'>;

/** Where the ranch itself says that its herds were. */
export interface RanchMoves {
  /** The moves of that herd at an instant, ms since 1970. */
  readonly at: (herdUuid: string, at: number) => readonly Move[];
  /** Whether it has a move of that herd after one instant, up to another. Both are ms since 1970. */
  readonly isMovedWithin: (herdUuid: string, after: number, until: number) => boolean;
}

/** The moves of each herd by their times, put in order once: a table has thousands of rows. */
export function ranchMoves({ movesOf }: TableGrounds): RanchMoves {
  const herds = new Map<string, Map<number, Move[]>>();
  const timesOf = (herdUuid: string): Map<number, Move[]> => {
    const known = herds.get(herdUuid);
    if (known !== undefined) return known;
    const times = new Map<number, Move[]>();
    for (const { data } of movesOf(herdUuid)) {
      const at = Date.parse(data.at);
      times.set(at, [...(times.get(at) ?? []), data]);
    }
    herds.set(herdUuid, times);
    return times;
  };
  return {
    at: (herdUuid, at) => timesOf(herdUuid).get(at) ?? [],
    isMovedWithin: (herdUuid, after, until) => [...timesOf(herdUuid).keys()].some((at) => at > after && at <= until),
  };
}
