import type { Season } from '@contract/grazing/season';
import { overlaps } from '@domain/grazing/seasons';
import type { Writing } from './judgeTogether';
import type { StoredRecord } from './recordsTable';
import { refuse, type Refusal } from './Refusal';

const asSeason = (data: object): Season => data as Season;

/** Refuses the first season of a group that would overlap another one of the ranch. */
export function judgeSeasons(
  writings: ReadonlyMap<string, Writing>,
  stored: readonly StoredRecord[],
): Refusal | undefined {
  const left = new Map(stored.map(({ uuid, data }) => [uuid, data]));
  const written = [...writings.values()].filter(({ kind }) => kind === 'season');
  for (const { uuid, after } of written) left.set(uuid, after);
  for (const { uuid, after, index } of written) {
    if (after === null) continue;
    const other = [...left].find(
      ([each, data]) => each !== uuid && data !== null && overlaps(asSeason(after), asSeason(data)),
    )?.[1];
    if (other !== undefined && other !== null) {
      return refuse(index, 'overlap', { starts_on: `This overlaps the season ${asSeason(other).name}` });
    }
  }
  return undefined;
}
