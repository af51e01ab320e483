import { zoneOf } from '../../grazing/time';
import type { AnimalRecords, RuleSetId } from '../facts';
import { Herds, type Scope } from './Herds';
import { saleOf, type Left, type Sale } from './sale';
import { takeTurn } from './steps';
import { tagKeysOf } from './tagKeys';
import { turnsOf, type Turns } from './turns';

/** What clocks are computed from, and the ranch's zone (IANA; null counts as UTC) and rules. */
export interface ClockRecords extends Pick<
  AnimalRecords,
  'counts' | 'transfers' | 'treatments' | 'weighings' | 'animals'
> {
  readonly time_zone: string | null;
  readonly rule_set: RuleSetId | null;
}

interface Kept {
  /** How many turns were taken. */
  readonly taken: number;
  readonly herds: Herds;
}

/** Who is held over time. Nothing of it is stored: it is read from the facts, and with an earlier reading only on from what is new. */
export interface Clocks {
  readonly records: ClockRecords;
  readonly scope: Scope;
  readonly turns: Turns;
  /** The herds as they were after some of the turns, the last one included. */
  readonly kept: readonly Kept[];
  /** What was held of animals that left the ranch, by the place of the turn. */
  readonly left: ReadonlyMap<number, Left>;
}

/** The herds are kept after as many turns. */
const STEP = 1_024;
/** What has run out is forgotten after as many. */
const FORGET = 64;

function scopeOf({ time_zone, animals }: ClockRecords, before: Clocks | undefined): Scope {
  const zone = zoneOf(time_zone);
  const isSame = before?.records.animals === animals && before.scope.zone === zone;
  return isSame ? before.scope : { zone, keys: tagKeysOf(animals, zone) };
}

/**
 * Reads the facts as clocks, rules W1 to W6 (docs/animals.md). With `before` (an earlier reading) only what follows the first
 * new or removed fact is computed again; the result is the same with and without it.
 */
export function clocksOf(records: ClockRecords, before?: Clocks): Clocks {
  const scope = scopeOf(records, before);
  const known = before !== undefined && before.scope === scope ? before : undefined;
  const turns = turnsOf(records, records.rule_set, known?.turns);
  const firstNew = known?.turns.ruleSet === turns.ruleSet ? turns.firstNew : 0;
  const usable = (known?.kept ?? []).filter(({ taken }) => taken <= firstNew);
  const last = usable.at(-1);
  const kept = usable.filter((each) => each === last || each.taken % STEP === 0);
  let taken = last?.taken ?? 0;
  const left = new Map([...(known?.left ?? [])].filter(([turn]) => turn < taken));
  if (last !== undefined && taken === turns.all.length) return { records, scope, turns, kept, left };
  const herds = new Herds(last?.herds);
  for (const turn of turns.all.slice(taken)) {
    const gone = takeTurn(herds, turn, scope);
    if (gone !== null) left.set(taken, gone);
    taken += 1;
    if (taken % FORGET === 0) herds.forget(turn.at);
    if (taken % STEP === 0 && taken < turns.all.length) kept.push({ taken, herds: new Herds(herds) });
  }
  kept.push({ taken, herds });
  return { records, scope, turns, kept, left };
}

/** The herds as they were at an instant, after all that holds then. */
export function herdsAt({ turns, kept, scope }: Clocks, at: number): Herds {
  const after = turns.all.findIndex((turn) => turn.at > at);
  const wanted = after < 0 ? turns.all.length : after;
  const last = kept.findLast(({ taken }) => taken <= wanted);
  if (last?.taken === wanted) return last.herds;
  const herds = new Herds(last?.herds);
  for (const turn of turns.all.slice(last?.taken ?? 0, wanted)) takeTurn(herds, turn, scope);
  return herds;
}

/**
 * The sales (animals that left the ranch alive) of which some were held for meat or may have been, by time, since an instant
 * (docs/animals.md: "Sold before the safe date" shows those of the last 400 days).
 */
export function salesOf({ left }: Clocks, since = -Infinity): Sale[] {
  return [...left.values()].flatMap((each) => (each.at < since ? [] : (saleOf(each) ?? [])));
}

/** What a transfer warns of; null where nothing of what it takes off the ranch is held. */
export function saleOfTransfer({ left, turns }: Clocks, transferUuid: string): Sale | null {
  const turn = turns.all.findIndex(({ uuid }) => uuid === transferUuid);
  const found = left.get(turn);
  return found === undefined ? null : saleOf(found);
}
