import { useState } from 'react';
import { instantOf, localOf, zoneNote } from './ranchTime';

/** The time of an entry, with those of its fields that follow the clock. */
interface Timed {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly clock: 'at'[];
}

export interface When {
  /** What the field begins with, in the ranch's zone. */
  readonly initial: string;
  /** Said beside the field: the zone, where this device keeps another time. */
  readonly hint: string | undefined;
  /** What it holds for a time of a record, ISO 8601 in UTC. */
  readonly shown: (at: string) => string;
  readonly isNow: (when: string) => boolean;
  /** The instant that is meant, ms since 1970; now where the field holds none. */
  readonly instant: (when: string) => number;
  readonly timeOf: (when: string) => Timed;
}

/**
 * The field "When" of a form: it means now, to the millisecond, for as long as nobody changes it.
 *
 * @param written when what the form edits is written down as, ms since 1970: then that is what the field begins with
 */
export function useWhen(zone: string | null, written?: number): When {
  const [openedAt] = useState(() => Date.now());
  const opened = written ?? openedAt;
  const initial = localOf(opened, zone);
  const isUntouched = (when: string) => when === initial;
  const isNow = (when: string) => written === undefined && isUntouched(when);
  const instant = (when: string) =>
    isUntouched(when) ? (written ?? Date.now()) : (instantOf(when, zone) ?? Date.now());
  return {
    initial,
    hint: zoneNote(zone, opened),
    shown: (at) => localOf(Date.parse(at), zone),
    isNow,
    instant,
    timeOf: (when) => ({ at: new Date(instant(when)).toISOString(), clock: isNow(when) ? ['at'] : [] }),
  };
}
