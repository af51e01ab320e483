import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PlaceShape } from '@domain/geometry/placeProblem';
import { PLACE_LOOKS, type PlaceKind } from '@features/mapSettings/placeLooks';
import { selectAll, type WithRecords } from './recordsSelectors';

/** Something that lies on the ranch: a place that is not retired, or a note that has a point. */
export interface RanchPlace {
  readonly uuid: string;
  readonly kind: PlaceKind;
  /** Of a note: its text. */
  readonly name: string;
  readonly shape: PlaceShape;
}

/** A place of a kind that only a newer version knows is drawn as another one. */
const lookOf = (what: PlaceKind): PlaceKind => (Object.hasOwn(PLACE_LOOKS, what) ? what : 'other');

/** What lies on the ranch beside its paddocks. */
export function usePlaces(): readonly RanchPlace[] {
  const places = useSelector((state: WithRecords) => selectAll(state, 'place'));
  const notes = useSelector((state: WithRecords) => selectAll(state, 'note'));
  return useMemo(
    () => [
      ...places.flatMap(({ uuid, data: { what, name, shape, retired_at } }): RanchPlace[] =>
        retired_at === null ? [{ uuid, kind: lookOf(what), name, shape }] : [],
      ),
      ...notes.flatMap(({ uuid, data: { text, point } }): RanchPlace[] =>
        point === null ? [] : [{ uuid, kind: 'note', name: text, shape: point }],
      ),
    ],
    [places, notes],
  );
}
