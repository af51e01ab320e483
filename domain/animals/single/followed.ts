import { byText, type Animal, type Entry } from '../../grazing/records';
import type { AnimalData } from '../facts';
import type { Clocks } from '../withdrawal/clocksOf';
import { Herds } from '../withdrawal/Herds';
import { GONE, type IsFollowed, type NamedGroup } from '../withdrawal/places';
import { takeTurn } from '../withdrawal/steps';
import type { Turn } from '../withdrawal/turns';

/** What an animal's record says: it is in a herd from an instant (ms since 1970) on. */
interface Placement {
  readonly at: number;
  readonly uuid: string;
  readonly herd: string;
  readonly animal: Animal;
}

/** What says where animals are. */
export type Fact = Placement | Turn;

const isTurn = (fact: Fact): fact is Turn => 'rank' in fact;

function placementsOf(animals: readonly Entry<AnimalData>[], isFollowed: IsFollowed): Placement[] {
  const placed: Placement[] = [];
  for (const { uuid, data } of animals) {
    const { herd_uuid: herd, at, animal } = data;
    if (herd !== null && at !== null && isFollowed(uuid)) placed.push({ at: Date.parse(at), uuid, herd, animal });
  }
  return placed.sort((one, other) => one.at - other.at || byText(one.uuid, other.uuid));
}

/** What animals' records say, and the turns of the record, in the order in which they hold: at one instant the former first. */
function* inTime({ turns, records }: Clocks, isFollowed: IsFollowed): Generator<Fact> {
  const placements = placementsOf(records.animals, isFollowed);
  let next = 0;
  for (const turn of turns.all) {
    for (; next < placements.length; next += 1) {
      const placement = placements[next];
      if (placement === undefined || placement.at > turn.at) break;
      yield placement;
    }
    // Treatments of animals without names say nothing of where an animal is.
    if (turn.rank !== 2 || turn.clock.data.tags.length > 0) yield turn;
  }
  yield* placements.slice(next);
}

/**
 * Follows named animals through the record, rule W6 (docs/animals.md): from the herd and time of their own record on, then by
 * transfers, and by what they are read in. Those without a record of their own are followed from when their tag is first read.
 *
 * @param until the last instant that counts, ms since 1970
 * @param isFollowed which animals, by their key (`TagKeys`)
 * @param onFact is told before each fact, with the herds as they are then, and gives what is told after it
 */
export function followed(
  clocks: Clocks,
  until: number,
  isFollowed: IsFollowed,
  onFact?: (fact: Fact, herds: Herds) => () => void,
): Herds {
  const herds = new Herds(undefined, isFollowed);
  for (const fact of inTime(clocks, isFollowed)) {
    if (fact.at > until) break;
    const after = onFact?.(fact, herds);
    if (isTurn(fact)) takeTurn(herds, fact, clocks.scope);
    else herds.places.put([fact.uuid], fact.herd, fact.animal, null);
    after?.();
  }
  return herds;
}

/** Where an animal may be: one herd where it surely is, several, or none where the record doesn't know. */
export interface Whereabouts {
  /** By id, without an order. */
  readonly herds: readonly string[];
  /** Whether it has left the ranch or died, or (with `herds`) may have. */
  readonly isGone: boolean;
}

const UNKNOWN: Whereabouts = { herds: [], isGone: false };

/** What a group of places says, for a person. */
export const whereaboutsIn = (places: readonly string[]): Whereabouts => ({
  herds: places.filter((herd) => herd !== GONE),
  isGone: places.includes(GONE),
});

/**
 * Where all animals are at an instant (ms since 1970), by their key: the id of the record, or the tag of an animal without one.
 * Animals of which the record knows the same have the same object.
 */
export function whereaboutsAt(clocks: Clocks, at: number): (key: string) => Whereabouts {
  const { places } = followed(clocks, at, () => true);
  const told = new Map<NamedGroup | undefined, Whereabouts>([[undefined, UNKNOWN]]);
  return (key) => {
    const group = places.groupOf(key);
    const where = told.get(group) ?? whereaboutsIn(group?.herds ?? []);
    told.set(group, where);
    return where;
  };
}
