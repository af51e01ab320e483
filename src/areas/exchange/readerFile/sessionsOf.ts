import type { Reading } from '@domain/animals/readerFile/Reading';
import { groupedBy } from '@domain/lists/groupedBy';

/** What a file has of one day, or of one session that it names. */
export interface FileSession {
  /** What it is called in the file, else its day (YYYY-MM-DD); empty where the file has neither. */
  readonly key: string;
  /** Its first reading, ms since 1970; null where the file doesn't say when. */
  readonly at: number | null;
  readonly isTimed: boolean;
  readonly readings: readonly Reading[];
}

function sessionOf(key: string, readings: readonly Reading[]): FileSession {
  let at: number | null = null;
  for (const reading of readings) if (reading.at !== null) at = Math.min(at ?? Infinity, reading.at);
  return { key, at, isTimed: readings.some(({ isTimed }) => isTimed), readings };
}

const made = new WeakMap<readonly Reading[], readonly FileSession[]>();

/** The sessions of a file, by time; the same ones for the same readings. */
export function sessionsOf(readings: readonly Reading[]): readonly FileSession[] {
  const known = made.get(readings);
  if (known !== undefined) return known;
  const sessions = [...groupedBy(readings, ({ session }) => session)]
    .map(([key, ofSession]) => sessionOf(key, ofSession))
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0));
  made.set(readings, sessions);
  return sessions;
}
