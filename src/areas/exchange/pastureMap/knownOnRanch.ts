import { groupedBy } from '@domain/lists/groupedBy';
import type { HerdHistory } from '@domain/formats/pastureMap/herdHistories';
import type { DataOf, Held } from '@records/index';
import { folded, withEnding } from './namesInFiles';

/** Something that files speak of, by the name that it has on a ranch. */
interface Named<Key> {
  readonly key: Key;
  readonly name: string;
  /** When it begins somewhere by the files, ms since 1970. */
  readonly instants: readonly number[];
}

interface WithName {
  readonly name: string;
  readonly retired_at: string | null;
}

/** The last of some instants; none is before all others. */
const last = (instants: readonly number[]): number => instants.reduce((one, other) => Math.max(one, other), -Infinity);

const isLive = ({ data }: Held<WithName>): boolean => data.retired_at === null;

/** What was retired before can no longer be what files speak of. */
const isInTime = ({ data: { retired_at } }: Held<WithName>, lastAt: number): boolean =>
  retired_at === null || Date.parse(retired_at) >= lastAt;

/** How many instants at which something of files begins stand on the ranch for something there, by what it is in the files. */
export type Likeness<Key> = (uuid: string) => ReadonlyMap<Key, number>;

/**
 * Something that was given another name since it came in: half of what the files say of it, or more, happened to it on the
 * ranch. Those that are most alike are known first. What is retired is left out: a part of a herd would be like it.
 */
function addRenamed<Key>(
  known: Map<Key, string>,
  named: readonly Named<Key>[],
  there: readonly Held<WithName>[],
  likeness: Likeness<Key>,
): void {
  const used = new Set(known.values());
  const counts = new Map(named.map(({ key, instants }) => [key, instants.length]));
  const pairs = there
    .filter((held) => isLive(held) && !used.has(held.uuid))
    .flatMap(({ uuid }) => [...likeness(uuid)].map(([key, alike]) => ({ key, uuid, alike })))
    .filter(({ key, alike }) => alike * 2 >= (counts.get(key) ?? Infinity))
    .sort((one, other) => other.alike - one.alike);
  for (const { key, uuid } of pairs) {
    if (known.has(key) || used.has(uuid)) continue;
    known.set(key, uuid);
    used.add(uuid);
  }
}

/**
 * What of the ranch something in files is: each is one of them at most. The very name comes before one with other capitals,
 * a live one before a retired one, and then the one that is more alike. Where none has the name, it is what was renamed.
 */
export function knownOf<Key, Data extends WithName>(
  named: readonly Named<Key>[],
  there: readonly Held<Data>[],
  likeness: Likeness<Key>,
): Map<Key, string> {
  const byName = groupedBy(there, ({ data }) => folded(data.name));
  const used = new Set<string>();
  const known = new Map<Key, string>();
  const alike = ({ uuid }: Held, key: Key): number => likeness(uuid).get(key) ?? 0;
  for (const isVery of [true, false]) {
    for (const { key, name, instants } of named) {
      if (known.has(key)) continue;
      const lastAt = last(instants);
      const [first] = (byName.get(folded(name)) ?? [])
        .filter((held) => !used.has(held.uuid) && isInTime(held, lastAt) && (!isVery || held.data.name === name))
        .sort((one, other) => Number(isLive(other)) - Number(isLive(one)) || alike(other, key) - alike(one, key));
      if (first === undefined) continue;
      used.add(first.uuid);
      known.set(key, first.uuid);
    }
  }
  addRenamed(known, named, there, likeness);
  return known;
}

/** What of the ranch is needed to know parts of herds again. */
export interface HerdGrounds {
  readonly herds: readonly Held<DataOf<'herd'>>[];
  readonly movesOf: (herdUuid: string) => readonly Held<DataOf<'move'>>[];
}

const ENDING = / \(part(?: \d+)?\)$/;

/**
 * The herd of the ranch that a part of a herd has become: a part of that herd that came in there and then, or the one of
 * its name of which no move has arrived. Other files number the parts in another way.
 *
 * @param names the name of the whole herd on a ranch, and of the part
 * @param used the herds that other parts are
 */
export function knownPart(
  names: { readonly whole: string; readonly part: string },
  [first]: HerdHistory['moves'],
  paddockOf: (pasture: number) => string,
  { herds, movesOf }: HerdGrounds,
  used: ReadonlySet<string>,
): string | undefined {
  if (first === undefined || first.stay === null) return undefined;
  const [at, paddock] = [new Date(first.at).toISOString(), paddockOf(first.stay.pasture)];
  const parts = herds.filter(({ uuid, data }) => {
    const ending = ENDING.exec(data.name)?.[0];
    if (ending === undefined || used.has(uuid)) return false;
    return folded(data.name) === folded(withEnding(names.whole, ending));
  });
  const came = parts.find(({ uuid }) =>
    movesOf(uuid).some(({ data }) => data.at === at && data.paddock_uuids.includes(paddock)),
  );
  const without = parts.find(
    ({ uuid, data }) => folded(data.name) === folded(names.part) && movesOf(uuid).length === 0,
  );
  return (came ?? without)?.uuid;
}
