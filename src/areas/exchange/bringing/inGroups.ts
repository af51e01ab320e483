import { inTurns } from '@shared/lib/inTurns';

/** A group is refused as a whole: it stays small enough for that to be little, and for one call. */
const GROUP_MAX = 500;
const GROUP_CHARACTERS = 200 * 1024;

/** Changes in as many groups as they need, in order. The page answers meanwhile. */
export async function inGroups<Change>(changes: readonly Change[]): Promise<readonly (readonly Change[])[]> {
  const groups: Change[][] = [];
  let characters = 0;
  await inTurns(changes, (change) => {
    const size = JSON.stringify(change).length;
    const last = groups.at(-1);
    const isFull = last === undefined || last.length >= GROUP_MAX || characters + size > GROUP_CHARACTERS;
    if (isFull) groups.push([change]);
    else last.push(change);
    characters = isFull ? size : characters + size;
  });
  return groups;
}
