import { useEffect, useEffectEvent, useRef } from 'react';
import { useWording } from '@records/useWording';
import { isSameShape } from './exactPlaces';
import type { Paddock } from './shapeChanges';

const isOtherShape = ({ data: { shape: one } }: Paddock, { data: { shape: other } }: Paddock): boolean =>
  one === null || other === null ? one !== other : !isSameShape(one, other);

/**
 * Hears of shapes that somebody else has changed: who did, and of which paddocks. What is changed on this map is not told.
 *
 * @param live the paddocks that are there now
 */
export function useShapesBeneath(
  live: readonly Paddock[],
  onChanged: (who: string, paddocks: readonly Paddock[]) => void,
): void {
  const { personOf } = useWording();
  const before = useRef(live);
  const compare = useEffectEvent(() => {
    const was = new Map(before.current.map((paddock) => [paddock.uuid, paddock]));
    before.current = live;
    const changed = live.filter((paddock) => {
      const old = was.get(paddock.uuid);
      // What waits to be saved was changed here.
      return old !== undefined && old !== paddock && typeof paddock.base !== 'string' && isOtherShape(old, paddock);
    });
    const [first] = changed;
    if (first !== undefined) onChanged(personOf(first.changed_by), changed);
  });
  useEffect(() => compare(), [live]);
}
