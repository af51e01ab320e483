import { collator } from '@domain/language/language';
import type { Held } from '@records/index';

interface Place {
  readonly name: string;
  readonly paddock_uuid: string;
  readonly retired_at: string | null;
}

/**
 * What can be read: the places of a paddock that are in use, by name, and the one that a reading is of already.
 *
 * @param paddockUuid those of the whole ranch without one
 */
export const placesToRead = <Data extends Place>(
  places: readonly Held<Data>[],
  paddockUuid: string | undefined,
  chosen: string | undefined,
): readonly Held<Data>[] =>
  places
    .filter(({ uuid, data }) => {
      if (uuid === chosen) return true;
      return data.retired_at === null && (paddockUuid === undefined || data.paddock_uuid === paddockUuid);
    })
    .toSorted((one, other) => collator.compare(one.data.name, other.data.name));
