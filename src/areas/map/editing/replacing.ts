import type { Shape } from '@domain/geometry/Position';
import type { Figures } from '@domain/grazing/figures';
import { added, changed } from '@records/index';
import { namedPaddock } from '@records/namedPaddock';
import type { Paddock } from './shapeChanges';

/** A paddock to come. */
export interface Part {
  readonly name: string;
  readonly shape: Shape;
}

/** What parts keep of the paddock that they were. */
const keptOf = ({ data }: Paddock) => ({
  grazeable_percent: data.grazeable_percent,
  rating: data.rating,
  rest_target_days: data.rest_target_days,
  grass_type: data.grass_type,
});

const now = () => new Date().toISOString();

/** The parts of a paddock as its subdivisions: it stays, and so does its history, in which they share. */
export const asSubdivisions = (paddock: Paddock, parts: readonly Part[]) =>
  parts.map(({ name, shape }) =>
    added(
      'paddock',
      { ...namedPaddock(name, shape), ...keptOf(paddock), parent_uuid: paddock.uuid, starts_at: now() },
      ['starts_at'],
    ),
  );

/**
 * Paddocks in the place of others, which are retired with their history. A herd that is in one of those is in the new ones
 * from then on, until it is moved.
 */
export function inPlaceOf(old: readonly Paddock[], parts: readonly Part[], { herds }: Pick<Figures, 'herds'>) {
  const [first] = old;
  const parents = new Set(old.map(({ data }) => data.parent_uuid));
  const made = parts.map(({ name, shape }) =>
    added(
      'paddock',
      {
        ...namedPaddock(name, shape),
        ...(first === undefined ? {} : keptOf(first)),
        parent_uuid: parents.size === 1 ? (first?.data.parent_uuid ?? null) : null,
        starts_at: now(),
      },
      ['starts_at'],
    ),
  );
  const gone = new Set(old.map(({ uuid }) => uuid));
  const moves = [...herds.values()].flatMap(({ uuid, stay, isRetired }) => {
    const places = stay?.paddockUuids ?? [];
    if (isRetired || !places.some((place) => gone.has(place))) return [];
    const stays = places.filter((place) => !gone.has(place));
    return [
      added(
        'move',
        {
          herd_uuid: uuid,
          at: now(),
          paddock_uuids: [...stays, ...made.map((paddock) => paddock.uuid)],
          off: null,
          strip_acres: null,
          planned_days: null,
          plan_uuid: null,
          note: '',
        },
        ['at'],
      ),
    ];
  });
  const retired = old.map((paddock) => changed('paddock', paddock, { retired_at: now() }, ['retired_at']));
  return [...made, ...moves, ...retired];
}
