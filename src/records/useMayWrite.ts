import { KIND_META } from '@contract/grazing/kindMeta';
import type { Kind } from './kinds';
import { useRanchView } from './useRanchView';

/** Tells whether the person may write records of a kind on the ranch. */
export function useMayWrite(): (kind: Kind) => boolean {
  const { mayRecord, mayAddPaddocks } = useRanchView();
  return (kind) => (KIND_META[kind].right === 'shapeRanch' ? mayAddPaddocks : mayRecord);
}
