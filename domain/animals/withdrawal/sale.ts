import { byText } from '../../grazing/records';
import type { TaggedTransferData } from '../facts';
import { isHeld, type Clock } from './withdrawalClock';
import { faresOf, type Leaving } from './leaving';
import { headIn, type Pairs } from './pairs';
import type { NamedGroup, Places } from './places';

/** Animals that left the ranch while some of them may have been held for meat. */
export interface Sale {
  readonly transferUuid: string;
  /** ms since 1970. */
  readonly at: number;
  readonly herdUuid: string;
  /** How many left; null: all of a herd whose head is unknown. */
  readonly head: number | null;
  /** At least and at most as many of them were held; Infinity: all, number unknown. `least` = head: all of them. */
  readonly least: number;
  readonly most: number;
  /** The latest time from which they are safe, ms since 1970; Infinity: never; null: of none the time is known. */
  readonly safeAt: number | null;
  /** The treatments that hold them, by time. */
  readonly held: readonly HeldInSale[];
}

interface HeldInSale {
  readonly clock: Clock;
  readonly least: number;
  readonly most: number;
  /** Infinity: never; null: nobody recorded the time of meat. */
  readonly safeAt: number | null;
}

const STAYS_OUT: ReadonlySet<string> = new Set(['died', 'strayed']);

/** Whether a transfer takes animals off the ranch alive, as far as the record knows. */
export const isOffRanch = ({ to_herd_uuid, reason }: TaggedTransferData): boolean =>
  to_herd_uuid === null && !STAYS_OUT.has(reason);

interface NamedHeld {
  named: number;
  sure: number;
  possible: number;
  certain: number;
}

/** Rule W6: of each clock by names, how many leave by name, and how many of those without a name must or may be among them. */
export function namedLeaving(
  places: Places,
  herd: string,
  leaving: Leaving,
  named: ReadonlySet<string>,
): ReadonlyMap<Clock, { readonly least: number; readonly most: number }> {
  const found = new Map<Clock, NamedHeld>();
  const fareOf = faresOf(leaving);
  const byName = new Map<NamedGroup | undefined, number>();
  for (const key of named) {
    const group = places.groupOf(key);
    byName.set(group, (byName.get(group) ?? 0) + 1);
  }
  for (const group of places.in(herd)) {
    const [fare, names] = [fareOf(group.animal), byName.get(group) ?? 0];
    const others = fare === 'none' ? 0 : group.size - names;
    if (names + others === 0) continue;
    const sure = group.herds.length === 1 ? others : 0;
    for (const clock of group.clocks) {
      const held = found.get(clock) ?? { named: 0, sure: 0, possible: 0, certain: 0 };
      found.set(clock, held);
      held.named += names;
      held.possible += others;
      held.sure += sure;
      if (fare === 'all') held.certain += sure;
    }
  }
  const { before, animal, head, unnamed } = leaving;
  const there = before === null ? Infinity : headIn(before, animal);
  const others = there - (head - unnamed);
  return new Map(
    [...found].map(([clock, { named: names, sure, possible, certain }]) => {
      const among = before === null ? 0 : Math.max(0, unnamed - (others - sure));
      const most = names + Math.min(possible, unnamed);
      return [clock, { least: Math.min(most, names + Math.max(certain, among)), most }];
    }),
  );
}

const sumOf = (pairs: Pairs, by: 'least' | 'most'): number => pairs.reduce((sum, pair) => sum + pair[by], 0);

/** Animals that left the ranch, with what was held of them then, by clock. */
export interface Left extends Pick<Sale, 'transferUuid' | 'at' | 'herdUuid'> {
  /** Infinity: all of a herd whose head is unknown. */
  readonly head: number;
  readonly pairs: ReadonlyMap<Clock, Pairs>;
  readonly named: ReturnType<typeof namedLeaving>;
}

function heldIn({ at, head, pairs, named }: Left): HeldInSale[] {
  const held: HeldInSale[] = [];
  for (const clock of new Set([...pairs.keys(), ...named.keys()])) {
    if (!isHeld(clock, 'meat', at)) continue;
    const [own, byName] = [pairs.get(clock) ?? [], named.get(clock)];
    const least = Math.min(head, sumOf(own, 'least') + (byName?.least ?? 0));
    const most = Math.min(head, sumOf(own, 'most') + (byName?.most ?? 0));
    const safeAt = clock.safeAt.meat;
    if (most > 0) held.push({ clock, least, most, safeAt });
  }
  return held.sort((one, other) => one.clock.at - other.clock.at || byText(one.clock.uuid, other.clock.uuid));
}

function saleMade(left: Left): Sale | null {
  const { transferUuid, at, herdUuid, head } = left;
  const held = heldIn(left);
  if (held.length === 0) return null;
  const times = held.flatMap(({ safeAt }) => safeAt ?? []);
  const sum = held.reduce((all, { most }) => all + most, 0);
  return {
    ...{ transferUuid, at, herdUuid, held },
    head: Number.isFinite(head) ? head : null,
    least: held.reduce((greatest, { least }) => Math.max(greatest, least), 0),
    most: Math.min(head, sum),
    safeAt: times.length === 0 ? null : times.reduce((last, time) => Math.max(last, time)),
  };
}

const made = new WeakMap<Left, Sale | null>();

/** What was held for meat of animals that left; null where nothing was. Worked out once somebody asks. */
export function saleOf(left: Left): Sale | null {
  const known = made.get(left);
  if (known !== undefined) return known;
  const sale = saleMade(left);
  made.set(left, sale);
  return sale;
}
