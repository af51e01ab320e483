import { coverOf, type Cover } from '@domain/monitoring/cover';
import type { DataOf, Held } from '@records/index';

/** A reading of a transect with what it says of its ground. */
export interface CoverReading {
  readonly uuid: string;
  /** ms since 1970 */
  readonly at: number;
  readonly data: DataOf<'transect_reading'>;
  readonly cover: Cover;
}

/** The readings of a transect up to an instant, by time. */
export const coverReadings = (
  readings: readonly Held<DataOf<'transect_reading'>>[],
  transectUuid: string,
  until: number,
): readonly CoverReading[] =>
  readings
    .filter(({ data }) => data.transect_uuid === transectUuid)
    .map(({ uuid, data }) => ({ uuid, at: Date.parse(data.at), data, cover: coverOf(data) }))
    .filter(({ at }) => at < until)
    .sort((one, other) => one.at - other.at);
