import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { groupedBy } from '@domain/lists/groupedBy';
import type { DataOf, Held } from '@records/index';
import { knownOf, type HerdGrounds, type Likeness } from './knownOnRanch';
import type { NamesInFiles } from './namesInFiles';

type Stay = JoinedExports['stays'][number];
type Moves = readonly Held<DataOf<'move'>>[];

/** The instants at which the stays of each key begin, each once. */
function beginningsOf<Key>(stays: readonly Stay[], keyOf: (stay: Stay) => Key): (key: Key) => readonly number[] {
  const groups = groupedBy(stays, keyOf);
  const begun = new Map([...groups].map(([key, group]) => [key, [...new Set(group.map(({ from }) => from))]]));
  return (key) => begun.get(key) ?? [];
}

/** How much something of the ranch is like each key, by the moves of it. */
function likenessBy<Key>(
  stays: readonly Stay[],
  keyOf: (stay: Stay) => Key,
  movesOf: (uuid: string) => Moves,
): Likeness<Key> {
  const keysAt = new Map(
    [...groupedBy(stays, ({ from }) => from)].map(([at, group]) => [at, new Set(group.map(keyOf))]),
  );
  return (uuid) => {
    const alike = new Map<Key, number>();
    for (const at of new Set(movesOf(uuid).map(({ data }) => Date.parse(data.at)))) {
      for (const key of keysAt.get(at) ?? []) alike.set(key, (alike.get(key) ?? 0) + 1);
    }
    return alike;
  };
}

const pastureOf = ({ pasture }: Stay) => pasture;
const herdOf = ({ herd }: Stay) => herd;

/** The paddocks of the ranch that pastures of files are, by the places of those. */
export function knownPaddocks(
  { stays }: Pick<JoinedExports, 'stays'>,
  { pastures }: NamesInFiles,
  paddocks: readonly Held<DataOf<'paddock'>>[],
  { herds, movesOf }: HerdGrounds,
): ReadonlyMap<number, string> {
  const moves = herds.flatMap(({ uuid }) => movesOf(uuid));
  const arrivals = moves.flatMap((move) => move.data.paddock_uuids.map((paddock) => ({ move, paddock })));
  const into = groupedBy(arrivals, ({ paddock }) => paddock);
  const begun = beginningsOf(stays, pastureOf);
  const named = pastures.map((name, key) => ({ key, name, instants: begun(key) }));
  const likeness = likenessBy(stays, pastureOf, (uuid) => (into.get(uuid) ?? []).map(({ move }) => move));
  return knownOf(named, paddocks, likeness);
}

/** The herds of the ranch that herds of files are. */
export function knownHerds(
  { stays }: Pick<JoinedExports, 'stays'>,
  names: NamesInFiles,
  { herds, movesOf }: HerdGrounds,
): ReadonlyMap<string, string> {
  const begun = beginningsOf(stays, herdOf);
  const named = [...names.herds].map(([key, name]) => ({ key, name, instants: begun(key) }));
  return knownOf(named, herds, likenessBy(stays, herdOf, movesOf));
}
