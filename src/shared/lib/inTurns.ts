import { nextTurn } from './nextTurn';

/** How long is worked in one turn of the browser, unless it's said: typing stays quick on a desk. */
const TURN_MS = 30;

/**
 * Does something with each of many, in turns, so that the page answers meanwhile; they may be made as they are asked for.
 * It ends early once it is given up.
 */
export async function inTurns<Item>(
  all: Iterable<Item>,
  each: (item: Item, index: number) => void,
  signal?: AbortSignal,
  turnMs = TURN_MS,
): Promise<void> {
  let since = performance.now();
  let index = 0;
  for (const item of all) {
    each(item, index);
    index += 1;
    if (performance.now() - since < turnMs) continue;
    await nextTurn();
    if (signal?.aborted === true) return;
    since = performance.now();
  }
}
