import type { SamplePhoto } from '@domain/sample/samplePhotos';
import type { Owner } from '@records/store/outboxStore';
import { readItem, safeStorage, writeItem } from '@shared/lib/storage';

const KEY = 'grazewell:samplePhotos';

/** Notes that these photos of a sample ranch are still to be drawn, for as long as this browser has the note. */
export const notePending = ({ actor, ranchUuid }: Owner, photos: readonly SamplePhoto[]): void =>
  writeItem(KEY, JSON.stringify({ actor, ranchUuid, photos }));

export const forgetPending = (): void => void safeStorage.removeItem(KEY);

/** The photos that this person's sample ranch still lacks; none where nothing is noted, or what is noted can't be read. */
export function pendingOf({ actor, ranchUuid }: Owner): readonly SamplePhoto[] {
  try {
    const noted = JSON.parse(readItem(KEY) ?? 'null') as (Partial<Owner> & { photos?: SamplePhoto[] }) | null;
    return noted?.actor === actor && noted.ranchUuid === ranchUuid ? (noted.photos ?? []) : [];
  } catch {
    return [];
  }
}
