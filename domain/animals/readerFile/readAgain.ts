import { t } from '../../words';
import { tagOfReading, type LineWords, type Reading } from './Reading';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** How long after a line its animal was read again: "read again 3 s later, the later one counts". */
function againWords(line: Reading, later: Reading): string {
  const ms = line.isTimed && later.isTimed && line.at !== null && later.at !== null ? later.at - line.at : null;
  const number = later.line;
  if (ms === null) return t`read again on line ${number}, the later one counts`;
  if (ms < 2 * MINUTE_MS) {
    const seconds = Math.round(ms / SECOND_MS);
    return t`read again ${seconds} s later, the later one counts`;
  }
  const minutes = Math.round(ms / MINUTE_MS);
  return t`read again ${minutes} min later, the later one counts`;
}

/** Whether a reading is later than another one of the same animal; at one time the later line is. */
export const isLater = (one: Reading, other: Reading): boolean =>
  one.at === other.at ? one.line > other.line : (one.at ?? 0) > (other.at ?? 0);

/**
 * Rule K1 (docs/animals.md): of a tag that a session has twice the last reading counts. Those without a tag all count.
 *
 * @returns the readings that count, in their order, and what is said of the others
 */
export function withoutRepeats(readings: readonly Reading[]): { readings: Reading[]; again: LineWords[] } {
  const keyOf = (reading: Reading): string => `${reading.session}\n${tagOfReading(reading)}`;
  const last = new Map<string, Reading>();
  for (const reading of readings) {
    const other = last.get(keyOf(reading));
    if (other === undefined || isLater(reading, other)) last.set(keyOf(reading), reading);
  }
  const again: LineWords[] = [];
  const counting = readings.filter((reading) => {
    const later = last.get(keyOf(reading)) ?? reading;
    const isCounting = reading.tags.length === 0 || later === reading;
    if (!isCounting) again.push({ line: reading.line, why: againWords(reading, later) });
    return isCounting;
  });
  return { readings: counting, again };
}
