import { useDispatch } from 'react-redux';
import type { Said } from '@contract/grazing/said';
import { differing } from '@records/differing';
import { added, changed, changeRecorded, removed, type DataOf, type Held, type Kind } from '@records/index';

/** Writes entries of a kind, with what is said of it. Of one that is there already only what changed is written. */
export function useSaveEntry<K extends Kind>(kind: K) {
  const dispatch = useDispatch();
  return {
    add: (said: Said, data: DataOf<K>, clock: (keyof DataOf<K> & string)[] = []) =>
      dispatch(changeRecorded(said, [added(kind, data, clock)])),
    change: (said: Said, held: Held<DataOf<K>>, data: DataOf<K>) => {
      const fields = differing(held.data, data);
      if (Object.keys(fields).length > 0) dispatch(changeRecorded(said, [changed(kind, held, fields)]));
    },
    remove: (said: Said, held: Held) => dispatch(changeRecorded(said, [removed(kind, held)])),
  };
}
