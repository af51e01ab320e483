import { collator } from '@domain/language/language';
import type { Held } from '@records/index';

type Place = Held<{ readonly name: string; readonly retired_at: string | null }>;

const isRetired = ({ data }: Place) => Number(data.retired_at !== null);

/** Places by name, those that are no longer in use last. */
export const inUseFirst = <Each extends Place>(places: readonly Each[]): readonly Each[] =>
  places.toSorted(
    (one, other) => isRetired(one) - isRetired(other) || collator.compare(one.data.name, other.data.name),
  );
