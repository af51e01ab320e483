import { nextTurn } from '@shared/lib/nextTurn';

/** A group is refused as a whole: it stays small enough for that to be little, and for one call. */
const GROUP_MAX = 500;
const GROUP_CHARACTERS = 200 * 1024;
/** So long is worked in one turn of the browser. */
const TURN_MS = 30;

/** Changes in as many groups as they need, in order. The page answers meanwhile. */
export async function inGroups<Change>(changes: readonly Change[]): Promise<readonly (readonly Change[])[]> {
  const groups: Change[][] = [];
  let characters = 0;
  let since = performance.now();
  for (const change of changes) {
    const size = JSON.stringify(change).length;
    const last = groups.at(-1);
    const isFull = last === undefined || last.length >= GROUP_MAX || characters + size > GROUP_CHARACTERS;
    if (isFull) groups.push([change]);
    else last.push(change);
    characters = isFull ? size : characters + size;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return groups;
}
