import { useDispatch } from 'react-redux';
import { added, changed, recordChange, removed, type DataOf, type Held, type Kind } from '@records/index';

/** The fields in which two states of an entry differ, as the later one has them. */
export function differing<Data extends object>(before: Data, after: Data): Partial<Data> {
  const was = new Map(Object.entries(before));
  const isOther = ([field, value]: [string, unknown]) => JSON.stringify(was.get(field)) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(after).filter(isOther)) as Partial<Data>;
}

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
