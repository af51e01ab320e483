import { isDeepEqual } from '../lists/isDeepEqual';
import { standardOf, type Standard } from './herdClass';
import { herdStatesOf, type HerdState, type HerdStates } from './herdStates';
import { ranchLandOf, reshapedIn, type RanchLand } from './ranchLand';
import { byText, type GrazingRecords } from './records';
import { staysOf, type Presence, type Stay } from './stays';
import { revised } from './revisedMap';
import { zoneOf } from './time';
import { directVisits, visitsOfParent, visitsOfSubdivision, type Lands, type Visit } from './visits';

/** What the records say of herds and paddocks over time. All figures are read from it. */
export interface Timelines extends RanchLand {
  readonly records: GrazingRecords;
  readonly standard: Standard;
  readonly states: HerdStates;
  /** The stays of each herd, by time. */
  readonly stays: ReadonlyMap<string, readonly Stay[]>;
  /** By paddock: the visits of stays that name it. */
  readonly direct: ReadonlyMap<string, readonly Visit[]>;
  /** By paddock: all that counts as presence in it, by time. */
  readonly visits: ReadonlyMap<string, readonly Visit[]>;
  /** What comes after it is planned, not recorded (ms since 1970); Infinity where nothing is. */
  readonly recordedUntil: number;
}

const NONE: readonly never[] = [];

const isSameState = (one: HerdState, other: HerdState | undefined): boolean =>
  one.at === other?.at && isDeepEqual(one.classes, other.classes);

/** New values, with the old object in the place of each that says the same, so that what hangs on it is kept too. */
function keepSame<T>(now: readonly T[], before: readonly T[], isSame: (one: T, other: T | undefined) => boolean) {
  const kept = now.map((value, index) => {
    const old = before[index];
    return old !== undefined && isSame(value, old) ? old : value;
  });
  return kept.length === before.length && kept.every((value, index) => value === before[index]) ? before : kept;
}

function nextStates(records: GrazingRecords, standard: Standard, before: Timelines | undefined): HerdStates {
  const { counts, transfers } = records;
  const isSame = before?.standard === standard && before.records.counts === counts;
  if (isSame && before.records.transfers === transfers) return before.states;
  const states = herdStatesOf(counts, transfers, standard.zone);
  if (before === undefined) return states;
  const byHerd = new Map<string, readonly HerdState[]>();
  for (const [herd, now] of states.byHerd) {
    byHerd.set(herd, keepSame(now, before.states.byHerd.get(herd) ?? NONE, isSameState));
  }
  return { ...states, byHerd };
}

const isSamePresence = (one: Presence, other: Presence | undefined): boolean =>
  one.from === other?.from && one.to === other.to && one.classes === other.classes;

const isSameStay = (one: Stay, other: Stay | undefined): boolean =>
  other !== undefined &&
  one.from === other.from &&
  one.to === other.to &&
  one.moves.length === other.moves.length &&
  one.moves.every(({ data }, index) => data === other.moves[index]?.data) &&
  one.presences.length === other.presences.length &&
  one.presences.every((presence, index) => isSamePresence(presence, other.presences[index]));

function nextStays(records: GrazingRecords, standard: Standard, states: HerdStates, before: Timelines | undefined) {
  const old = before?.standard === standard ? before : undefined;
  const oldHerds = new Map(old?.records.herds.map((herd) => [herd.uuid, herd]));
  const stays = new Map<string, readonly Stay[]>();
  for (const herd of records.herds) {
    const { uuid } = herd;
    const moves = records.moves.get(uuid) ?? NONE;
    const herdStates = states.byHerd.get(uuid) ?? NONE;
    const oldStays = old?.stays.get(uuid);
    const isKept =
      old !== undefined &&
      oldHerds.get(uuid)?.data.retired_at === herd.data.retired_at &&
      (old.records.moves.get(uuid) ?? NONE) === moves &&
      (old.states.byHerd.get(uuid) ?? NONE) === herdStates;
    if (isKept && oldStays !== undefined) stays.set(uuid, oldStays);
    else stays.set(uuid, keepSame(staysOf(herd, moves, herdStates, standard), oldStays ?? NONE, isSameStay));
  }
  return stays;
}

type StaysByHerd = Timelines['stays'];

/** The stays of `now` that `then` does not have. */
function* staysMissingIn(then: StaysByHerd, now: StaysByHerd): Generator<Stay> {
  for (const [herd, stays] of now) {
    const others = then.get(herd) ?? NONE;
    if (stays === others) continue;
    const known = new Set<Stay>(others);
    for (const stay of stays) if (!known.has(stay)) yield stay;
  }
}

/** The visits that stays make in the paddocks that they name. */
function directVisitsOf(stays: Iterable<Stay>, lands: Lands): Map<string, Visit[]> {
  const byPaddock = new Map<string, Visit[]>();
  const add = (paddockUuid: string, visit: Visit): void => {
    const visits = byPaddock.get(paddockUuid);
    if (visits === undefined) byPaddock.set(paddockUuid, [visit]);
    else visits.push(visit);
  };
  for (const stay of stays) directVisits(stay, lands, add);
  return byPaddock;
}

interface Place extends RanchLand {
  /** Paddocks whose land says something else than before. */
  readonly reshaped: ReadonlySet<string>;
}
type VisitsByPaddock = Pick<Timelines, 'direct' | 'visits'>;

/** By time; what begins at one instant in an order that does not hang on what was known before, so that sums are equal. */
const inOrderOfStays = (one: Visit, other: Visit): number =>
  one.from - other.from ||
  byText(one.stay.herdUuid, other.stay.herdUuid) ||
  byText(one.stay.moves[0]?.uuid ?? '', other.stay.moves[0]?.uuid ?? '');

/** Brings the visits of paddocks to what the stays are now: those that went are taken out, those that came put in. */
function nextVisits(
  { lands, families, reshaped }: Place,
  gone: ReadonlySet<Stay>,
  come: Iterable<Stay>,
  before: VisitsByPaddock,
): VisitsByPaddock {
  const added = directVisitsOf(come, lands);
  const changed = new Set(added.keys());
  for (const stay of gone) for (const uuid of stay.paddockUuids) changed.add(uuid);

  const changes = new Map<string, readonly Visit[]>();
  for (const uuid of changed) {
    const kept = before.direct.get(uuid)?.filter(({ stay }) => !gone.has(stay)) ?? NONE;
    const visits = [...kept, ...(added.get(uuid) ?? NONE)].sort(inOrderOfStays);
    changes.set(uuid, visits);
  }
  const direct = revised(before.direct, changes);
  if (families.size === 0) return { direct, visits: direct };

  const visits = new Map<string, readonly Visit[]>();
  const directOf = (uuid: string): readonly Visit[] => direct.get(uuid) ?? NONE;
  const whole = new Set([...changed, ...reshaped].map((uuid) => lands.get(uuid)?.parentUuid ?? uuid));
  for (const uuid of whole) {
    const family = families.get(uuid);
    if (family === undefined) {
      visits.set(uuid, directOf(uuid));
      continue;
    }
    visits.set(uuid, visitsOfParent(family, directOf));
    for (const land of family.subdivisions) visits.set(land.uuid, visitsOfSubdivision(land, family, directOf));
  }
  return { direct, visits: revised(before.visits, visits) };
}

/** The stays that share their forage by the size of these paddocks: those in several at once. */
function sharedStays(reshaped: ReadonlySet<string>, direct: Timelines['direct']): Set<Stay> {
  const visits = [...reshaped].flatMap((uuid) => direct.get(uuid) ?? NONE);
  return new Set(visits.map(({ stay }) => stay).filter(({ paddockUuids }) => paddockUuids.length > 1));
}

const isIn = (stays: StaysByHerd, stay: Stay): boolean => stays.get(stay.herdUuid)?.includes(stay) === true;

const NOTHING_KNOWN: VisitsByPaddock & Pick<Timelines, 'stays'> = {
  stays: new Map(),
  direct: new Map(),
  visits: new Map(),
};

const isSameStandard = (one: Standard, other: Standard | undefined): boolean =>
  one.zone === other?.zone && one.weightLb === other.weightLb && one.intakeLb === other.intakeLb;

/**
 * Reads records as timelines. With `before` (those of an earlier reading) only what has changed is computed again: what
 * one move changes is its herd and that herd's paddocks. The result is the same with and without it.
 */
export function timelinesOf(records: GrazingRecords, before?: Timelines): Timelines {
  const fresh = standardOf(records.ranch, zoneOf(records.ranch.time_zone));
  const standard = before !== undefined && isSameStandard(fresh, before.standard) ? before.standard : fresh;
  const states = nextStates(records, standard, before);
  const stays = nextStays(records, standard, states, before);
  const { lands, tree, families } = ranchLandOf(records.paddocks, before);
  const land = { lands, tree, families };
  const isKept = before?.tree === tree;
  const known = isKept ? before : NOTHING_KNOWN;
  const reshaped = new Set(isKept ? reshapedIn(land, before) : []);
  const shared = sharedStays(reshaped, known.direct);
  const gone = new Set([...staysMissingIn(stays, known.stays), ...shared]);
  const come = new Set([...staysMissingIn(known.stays, stays), ...[...shared].filter((stay) => isIn(stays, stay))]);
  const visits = nextVisits({ ...land, reshaped }, gone, come, known);
  return { records, standard, states, ...land, stays, ...visits, recordedUntil: Infinity };
}
