import type { CountData, Entry, HerdData, MoveData, TransferData } from '../grazing/records';
import { byText } from '../grazing/records';
import { animalsAtStart } from './animalsAtStart';
import { SharedPlaces } from './sharedPlaces';
import { sharedFields } from './sharedFields';
import { replacedBefore, windowOf, withinWindow, type ShareWindow } from './shareWindow';
import { livingHerds, startFacts, type HerdFacts } from './startFacts';
import type { KindRule, Projecting, SharedRecord, ShareTerms } from './shareTerms';

const entriesOf = <Data>(byKind: ReadonlyMap<string, readonly SharedRecord[]>, kind: string): Entry<Data>[] =>
  // The schema of the kind judged them before they were stored.
  (byKind.get(kind) ?? []).map(({ uuid, data }) => ({ uuid, data: data as Data }));

function herdFacts(byKind: ReadonlyMap<string, readonly SharedRecord[]>): HerdFacts {
  return {
    herds: entriesOf<HerdData>(byKind, 'herd'),
    counts: entriesOf<CountData>(byKind, 'count'),
    transfers: entriesOf<TransferData>(byKind, 'transfer'),
    moves: entriesOf<MoveData>(byKind, 'move'),
  };
}

function byKindOf(records: readonly SharedRecord[]): Map<string, SharedRecord[]> {
  const byKind = new Map<string, SharedRecord[]>();
  for (const record of records) {
    const known = byKind.get(record.kind);
    if (known === undefined) byKind.set(record.kind, [record]);
    else known.push(record);
  }
  return byKind;
}

const isInShare = ({ part }: KindRule, { parts }: ShareTerms): boolean =>
  part === 'always' || (part !== 'never' && parts.has(part));

/** The records of a kind whose time is within the window, cut to it. */
function inWindow(records: readonly SharedRecord[], { dated }: KindRule, window: ShareWindow): SharedRecord[] {
  const replaced = replacedBefore(records, dated, window);
  const within: SharedRecord[] = [];
  for (const record of records) {
    const data = replaced.has(record.uuid) ? null : withinWindow(record.data as Record<string, unknown>, dated, window);
    if (data !== null) within.push(data === record.data ? record : { ...record, data });
  }
  return within;
}

/**
 * A ranch's record as a share leaves it: all that a program ever reads (docs/sharing.md, "The projection"). Facts of the
 * window alone; what held when it began is told by facts of that instant. Paddocks that aren't shared are in no text of it: a
 * herd on them is away, or on one stand-in where it is on shared ones too. Pure; the order of the records doesn't matter, and
 * what comes out is by kind, then by id. Two enrolments with salts of their own have no made id in common.
 *
 * Open gates between shared paddocks and others that have 0 acres in all are the one case in which the shares of the forage
 * differ from those of the whole record.
 */
export function project(records: readonly SharedRecord[], projecting: Projecting): SharedRecord[] {
  const { share, zone, salt, rules } = projecting;
  const window = windowOf(share, zone);
  const byKind = byKindOf(records);
  const facts = herdFacts(byKind);
  const herds = livingHerds(facts, window);
  const living = new Set(herds.map(({ uuid }) => uuid));
  const starts = byKindOf(startFacts({ ...facts, herds }, window, { zone, salt }));
  const places = new SharedPlaces(byKind.get('paddock') ?? [], projecting);
  byKind.set('animal', animalsAtStart(byKind.get('animal') ?? [], facts.transfers, window));

  const placed = ({ kind, uuid, data }: SharedRecord): object | null => {
    if (kind === 'herd') return living.has(uuid) ? data : null;
    if (kind === 'paddock') return places.isShared(uuid) ? places.paddock(data) : null;
    return kind === 'move' ? places.move(data as MoveData) : data;
  };

  const present = new Map<string, Set<string>>();
  const told = new Map<string, SharedRecord[]>();
  for (const [kind, rule] of rules) {
    if (!isInShare(rule, share)) continue;
    const within = [...inWindow(byKind.get(kind) ?? [], rule, window), ...(starts.get(kind) ?? [])];
    const own = within.flatMap((record) => {
      const data = placed(record);
      return data === null ? [] : [{ ...record, data }];
    });
    if (kind === 'move') for (const { uuid } of places.made) present.get('paddock')?.add(uuid);
    const ids = new Set(own.map(({ uuid }) => uuid));
    present.set(kind, ids);
    const ofKind: SharedRecord[] = [];
    for (const record of own) {
      const data = sharedFields(record.data, rule, share, present);
      if (data === null) ids.delete(record.uuid);
      else ofKind.push({ ...record, data });
    }
    told.set(kind, ofKind);
  }
  told.get('paddock')?.push(...places.made);
  return [...told.values()].flatMap((ofKind) => ofKind.sort((one, other) => byText(one.uuid, other.uuid)));
}
