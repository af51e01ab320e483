import { useDispatch } from 'react-redux';
import { differing } from '@records/differing';
import { added, changed, recordChange, removed, type DataOf, type Held, type Kind } from '@records/index';

/**
 * Writes entries of a kind. Of one that is there already only what changed is written.
 *
 * @param label what is said of it: "Added note on Creek"
 */
export function useSaveEntry<K extends Kind>(kind: K) {
  const dispatch = useDispatch();
  return {
    add: (label: string, data: DataOf<K>, clock: (keyof DataOf<K> & string)[] = []) =>
      dispatch(recordChange(label, [added(kind, data, clock)])),
    change: (label: string, held: Held<DataOf<K>>, data: DataOf<K>) => {
      const fields = differing(held.data, data);
      if (Object.keys(fields).length > 0) dispatch(recordChange(label, [changed(kind, held, fields)]));
    },
    remove: (label: string, held: Held) => dispatch(recordChange(label, [removed(kind, held)])),
  };
}
