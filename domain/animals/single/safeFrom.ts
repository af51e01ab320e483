import type { Animal } from '../../grazing/records';
import { isHeld, type Clock } from '../withdrawal/withdrawalClock';
import type { Clocks } from '../withdrawal/clocksOf';
import type { Herds } from '../withdrawal/Herds';
import { headIn } from '../withdrawal/pairs';
import type { Whereabouts } from './followed';

/** From when on the meat of an animal is safe. */
export interface SafeFrom {
  /** ms since 1970; Infinity: never; null: of none that holds it the time is known. */
  readonly safeAt: number | null;
  /** Whether nobody recorded a time for something that it was given. */
  readonly isUnknown: boolean;
  /** False where only some head of its herd were treated, and it may be one of them. */
  readonly isSure: boolean;
}

/** The treatments that name each animal, by its key. A tag that two animals have on that day is a treatment of both. */
export function treatmentsByAnimal({ turns, scope }: Clocks): ReadonlyMap<string, readonly Clock[]> {
  const all = new Map<string, Clock[]>();
  for (const turn of turns.all) {
    if (turn.rank !== 2) continue;
    const named = turn.clock.data.tags.flatMap((tag) => {
      const animals = scope.keys.animalsOf(tag, turn.at);
      return animals.length === 0 ? [tag] : animals;
    });
    for (const key of new Set(named)) {
      const own = all.get(key);
      if (own === undefined) all.set(key, [turn.clock]);
      else own.push(turn.clock);
    }
  }
  return all;
}

/** What holds animals: the latest times from which they are safe (-Infinity: none is known), and those of them that surely hold. */
interface Holding {
  readonly isHeld: boolean;
  readonly isUnknown: boolean;
  readonly latest: number;
  readonly latestSure: number;
  readonly isUnknownSure: boolean;
}

const NOTHING: Holding = {
  isHeld: false,
  isUnknown: false,
  latest: -Infinity,
  latestSure: -Infinity,
  isUnknownSure: false,
};

function withClock(held: Holding, { safeAt }: Clock, isSure: boolean): Holding {
  const { meat } = safeAt;
  return {
    isHeld: true,
    isUnknown: held.isUnknown || meat === null,
    latest: Math.max(held.latest, meat ?? -Infinity),
    latestSure: Math.max(held.latestSure, isSure && meat !== null ? meat : -Infinity),
    isUnknownSure: held.isUnknownSure || (isSure && meat === null),
  };
}

/** What holds an animal of a class in the herds that it may be in: surely where all of its class in its only herd are held. */
function holdingIn({ herds, isGone }: Whereabouts, animal: Animal, there: Herds, at: number): Holding {
  const isOne = herds.length === 1 && !isGone;
  let held = NOTHING;
  for (const herd of herds) {
    const head = headIn(there.classesOf(herd), animal);
    for (const [clock, pairs] of there.heldIn(herd)) {
      if (!isHeld(clock, 'meat', at)) continue;
      const own = pairs.filter((pair) => (pair.animal === animal || pair.animal === null) && pair.most > 0);
      const isAll = own.some(({ least }) => least === Infinity || (head > 0 && least >= head));
      if (own.length > 0) held = withClock(held, clock, isOne && isAll);
    }
  }
  return held;
}

/** The same, worked out once for all animals of a class of which the record knows the same. */
export function holdingAt(there: Herds, at: number): (where: Whereabouts, animal: Animal) => Holding {
  const known = new Map<Whereabouts, Map<Animal, Holding>>();
  return (where, animal) => {
    const ofClass = known.get(where) ?? new Map<Animal, Holding>();
    known.set(where, ofClass);
    const holding = ofClass.get(animal) ?? holdingIn(where, animal, there, at);
    ofClass.set(animal, holding);
    return holding;
  };
}

/**
 * From when on an animal is safe for meat, by the treatments that name it and by those of the herds that it may be in (rules W1 to
 * W6); in doubt the later day. Null where nothing holds it at that instant.
 *
 * @param named the treatments that name it
 * @param inHerds what holds some or all of the herds that it may be in, by `holdingAt`
 */
export function safeFrom(named: readonly Clock[], inHerds: Holding, at: number): SafeFrom | null {
  let held = inHerds;
  for (const clock of named) if (clock.at <= at && isHeld(clock, 'meat', at)) held = withClock(held, clock, true);
  if (!held.isHeld) return null;
  const { latest, latestSure, isUnknown, isUnknownSure } = held;
  if (latest === -Infinity) return { safeAt: null, isUnknown, isSure: isUnknownSure };
  return { safeAt: latest, isUnknown, isSure: latest === latestSure };
}
