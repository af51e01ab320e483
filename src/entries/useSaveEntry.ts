import { useDispatch } from 'react-redux';
import type { SubjectKind } from '@contract/grazing/records';
import type { Said } from '@contract/grazing/said';
import { differing } from '@records/differing';
import { added, changed, changeRecorded, removed, type DataOf, type Held } from '@records/index';
import { photoChanges, type PhotoDraft } from '@photos/photoDraft';

type Photos = readonly Held<DataOf<'photo'>>[];

const placeOf = (data: object): string | null =>
  'paddock_uuid' in data && typeof data.paddock_uuid === 'string' ? data.paddock_uuid : null;

/**
 * Writes entries of a kind and their photos, with what is said of it. Of one that is there already only what changed is
 * written.
 */
export function useSaveEntry<K extends SubjectKind>(kind: K) {
  const dispatch = useDispatch();
  const photosFor = (uuid: string, data: DataOf<K>, before: Photos, drafts: readonly PhotoDraft[]) =>
    photoChanges({ kind, uuid, paddockUuid: placeOf(data) }, before, drafts);
  return {
    add: (
      said: Said,
      data: DataOf<K>,
      { clock = [], photos = [] }: { clock?: (keyof DataOf<K> & string)[]; photos?: readonly PhotoDraft[] } = {},
    ) => {
      const entry = added(kind, data, clock);
      dispatch(changeRecorded(said, [entry, ...photosFor(entry.uuid, data, [], photos)]));
    },
    change: (
      said: Said,
      held: Held<DataOf<K>>,
      data: DataOf<K>,
      photos?: { before: Photos; after: readonly PhotoDraft[] },
    ) => {
      const fields = differing(held.data, data);
      const changes = [
        ...(Object.keys(fields).length > 0 ? [changed(kind, held, fields)] : []),
        ...(photos === undefined ? [] : photosFor(held.uuid, data, photos.before, photos.after)),
      ];
      if (changes.length > 0) dispatch(changeRecorded(said, changes));
    },
    /** Deletes one with its photos: they are of nothing else. */
    remove: (said: Said, held: Held, photos: Photos = []) =>
      dispatch(changeRecorded(said, [...photos.map((photo) => removed('photo', photo)), removed(kind, held)])),
  };
}
