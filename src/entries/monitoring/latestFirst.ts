import type { Held } from '@records/index';

type Dated = Held<{ readonly at: string }>;

/** Readings of one place, the latest first. */
export const latestFirst = <Each extends Dated>(readings: readonly Each[]): readonly Each[] =>
  readings.toSorted((one, other) => Date.parse(other.data.at) - Date.parse(one.data.at));
