import type { Shape } from '@domain/geometry/Position';
import { isKnown, sum } from '@domain/grazing/figure';
import type { Figures } from '@domain/grazing/figures';
import { daysBetween } from '@domain/grazing/time';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { added, changed } from '@records/index';
import { moveData } from '@records/moving/moveData';
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

/** What of the figures says what new paddocks begin with. */
type Begun = Pick<Figures, 'herds' | 'paddocks' | 'timelines'>;

/** The days that a herd is still to stay; null where none are planned, or they are over. */
function daysToGo(plannedOut: number | null, at: number): number | null {
  const days = plannedOut === null ? 0 : daysBetween(at, plannedOut);
  return days > 0 ? days : null;
}

/** What is left of the season's forage in some paddocks, lb per grazeable acre; null where somebody has yet to estimate it. */
function forageLeft(old: readonly Paddock[], { paddocks, timelines }: Begun): number | null {
  const left = sum(old.flatMap(({ uuid }) => paddocks.get(uuid)?.forageLeftLb ?? []));
  const acres = sum(old.flatMap(({ uuid }) => timelines.lands.get(uuid)?.grazeableAcres ?? []));
  return isKnown(left) && isKnown(acres) && acres > 0 ? left / acres : null;
}

/**
 * Paddocks in the place of others, which are retired with their history. A herd that is in one of those is in the new ones
 * from then on, for as long as it was to stay. They begin with the forage that is left.
 *
 * @param at now by the server's clock, as far as it is known: a phone's own may be days off. ms since 1970
 */
export function inPlaceOf(old: readonly Paddock[], parts: readonly Part[], begun: Begun, at: number) {
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
  const moves = [...begun.herds.values()].flatMap(({ uuid, stay, isRetired, plannedOut }) => {
    const places = stay?.paddockUuids ?? [];
    if (isRetired || !places.some((place) => gone.has(place))) return [];
    const stays = places.filter((place) => !gone.has(place));
    return [
      added(
        'move',
        moveData({
          herd_uuid: uuid,
          at: now(),
          paddock_uuids: [...stays, ...made.map((paddock) => paddock.uuid)],
          planned_days: daysToGo(plannedOut, at),
        }),
        ['at'],
      ),
    ];
  });
  const retired = old.map((paddock) => changed('paddock', paddock, { retired_at: now() }, ['retired_at']));
  const perAcre = forageLeft(old, begun);
  const names = listed(old.map(({ data }) => data.name));
  const estimates = made.flatMap(({ uuid }) =>
    perAcre === null
      ? []
      : added(
          'forage',
          {
            paddock_uuid: uuid,
            at: now(),
            lb_per_acre: perAcre,
            measure: 'season_estimate',
            method: '',
            note: t`What was left in ${names}`,
          },
          ['at'],
        ),
  );
  return [...made, ...estimates, ...moves, ...retired];
}
