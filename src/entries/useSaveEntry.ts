import { useDispatch, useStore } from 'react-redux';
import type { SubjectKind } from '@contract/grazing/records';
import type { Said } from '@contract/grazing/said';
import { differing } from '@records/differing';
import { added, changed, changeRecorded, type DataOf, type Held, type WithRecords } from '@records/index';
import { removedWhole } from '@records/removedWhole';
import { photoChanges, type PhotoDraft } from '@photos/photoDraft';
import type { WithEntry } from './entryForm';

type Photos = readonly Held<DataOf<'photo'>>[];

const placeOf = (data: object): string | null =>
  'paddock_uuid' in data && typeof data.paddock_uuid === 'string' ? data.paddock_uuid : null;

/**
 * Writes entries of a kind and their photos, with what is said of it. Of one that is there already only what changed is
 * written.
 */
export function useSaveEntry<K extends SubjectKind>(kind: K) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const photosFor = (uuid: string, data: DataOf<K>, before: Photos, drafts: readonly PhotoDraft[]) =>
    photoChanges({ kind, uuid, paddockUuid: placeOf(data) }, before, drafts);
  return {
    add: (said: Said, data: DataOf<K>, { clock = [], photos = [], also = [] }: WithEntry<K> = {}) => {
      const entry = added(kind, data, clock);
      dispatch(changeRecorded(said, [...also, entry, ...photosFor(entry.uuid, data, [], photos)]));
    },
    change: (
      said: Said,
      held: Held<DataOf<K>>,
      data: DataOf<K>,
      {
        photos,
        also = [],
      }: { photos?: { before: Photos; after: readonly PhotoDraft[] } | undefined } & Pick<WithEntry<K>, 'also'> = {},
    ) => {
      const fields = differing(held.data, data);
      const changes = [
        ...also,
        ...(Object.keys(fields).length > 0 ? [changed(kind, held, fields)] : []),
        ...(photos === undefined ? [] : photosFor(held.uuid, data, photos.before, photos.after)),
      ];
      if (changes.length > 0) dispatch(changeRecorded(said, changes));
    },
    /** Deletes one with its photos. */
    remove: (said: Said, held: Held) => dispatch(changeRecorded(said, removedWhole(store.getState(), kind, held))),
  };
}
