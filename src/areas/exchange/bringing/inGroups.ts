import { inTurns } from '@shared/lib/inTurns';

/** A group is refused as a whole: it stays small enough for that to be little, and for one call. */
const GROUP_MAX = 500;
const GROUP_CHARACTERS = 200 * 1024;

interface Written {
  readonly kind: string;
  readonly data: object | null;
}

/** What parts of one thing have in common: a long session of a scale is several weighings at one instant. */
function wholeOf({ kind, data }: Written): string | null {
  if (kind !== 'weighing' || data === null || !('herd_uuid' in data) || !('at' in data)) return null;
  return `${String(data.herd_uuid)} ${String(data.at)}`;
}

/** Whether a change goes on with what the one before it began, and so is in its group. */
const isMoreOf = (before: Written | undefined, change: Written): boolean =>
  before !== undefined && wholeOf(change) !== null && wholeOf(change) === wholeOf(before);

/** Changes in as many groups as they need, in order. The page answers meanwhile. */
export async function inGroups<Change extends Written>(
  changes: readonly Change[],
): Promise<readonly (readonly Change[])[]> {
  const groups: Change[][] = [];
  let characters = 0;
  await inTurns(changes, (change) => {
    const size = JSON.stringify(change).length;
    const last = groups.at(-1);
    const isFull = last === undefined || last.length >= GROUP_MAX || characters + size > GROUP_CHARACTERS;
    if (last === undefined || (isFull && !isMoreOf(last.at(-1), change))) {
      groups.push([change]);
      characters = size;
      return;
    }
    last.push(change);
    characters += size;
  });
  return groups;
}
