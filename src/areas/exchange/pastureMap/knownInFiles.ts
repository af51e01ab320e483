import type { JoinedExports } from '@domain/formats/pastureMap/joinExports';
import { groupedBy } from '@domain/lists/groupedBy';
import type { DataOf, Held } from '@records/index';
import { knownByName, type HerdGrounds } from './knownOnRanch';
import { namesInFiles } from './namesInFiles';

/** The last of some instants; none is before all others. */
const last = (instants: readonly number[]): number => instants.reduce((one, other) => Math.max(one, other), -Infinity);

/** The paddocks of the ranch that pastures of files are, by the places of those. */
export function knownPaddocks(
  joined: JoinedExports,
  paddocks: readonly Held<DataOf<'paddock'>>[],
): ReadonlyMap<number, string> {
  const stays = groupedBy(joined.stays, ({ pasture }) => pasture);
  const lastAt = (pasture: number) => last((stays.get(pasture) ?? []).map(({ from }) => from));
  const { pastures } = namesInFiles(joined);
  return knownByName(
    pastures.map((name, key) => ({ key, name, lastAt: lastAt(key) })),
    paddocks,
  );
}

/** The herds of the ranch that herds of files are: of two with one name the one that was moved when the files say so. */
export function knownHerds(joined: JoinedExports, { herds, movesOf }: HerdGrounds): ReadonlyMap<string, string> {
  const stays = groupedBy(joined.stays, ({ herd }) => herd);
  const begun = (herd: string) => (stays.get(herd) ?? []).map(({ from }) => from);
  const likeness = ({ uuid }: Held, herd: string) => {
    const instants = new Set(begun(herd));
    return movesOf(uuid).filter(({ data }) => instants.has(Date.parse(data.at))).length;
  };
  const named = [...namesInFiles(joined).herds].map(([key, name]) => ({ key, name, lastAt: last(begun(key)) }));
  return knownByName(named, herds, likeness);
}
