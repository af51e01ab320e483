/** How long work may keep the thread before it lets others go first, in milliseconds. */
const SLICE_MS = 10;

/** Those who wait for their turn, by whose work it is. The first of a map is next. */
type Lines = Map<string, (() => void)[]>;
const holders: Lines = new Map();
const others: Lines = new Map();
let isUnderWay = false;

function takeNext(lines: Lines): (() => void) | undefined {
  const [first] = lines;
  if (first === undefined) return undefined;
  const [of, line] = first;
  const start = line.shift();
  lines.delete(of);
  if (line.length > 0) lines.set(of, line);
  return start;
}

/** Gives one of those who wait the thread. All else that has come meanwhile is seen to before the next one. */
function giveTurn(): void {
  const start = takeNext(holders) ?? takeNext(others);
  isUnderWay = start !== undefined;
  if (start === undefined) return;
  setImmediate(giveTurn);
  start();
}

function nextTurn(of: string, lines: Lines): Promise<void> {
  return new Promise((resolve) => {
    const line = lines.get(of);
    if (line === undefined) lines.set(of, [resolve]);
    else line.push(resolve);
    if (isUnderWay) return;
    isUnderWay = true;
    setImmediate(giveTurn);
  });
}

/** Long work that is done in slices. */
export interface Turns {
  /** Whether the slice is over: then wait for `next`. Apart from it, since to wait for nothing costs time as well. */
  isOver: () => boolean;
  next: () => Promise<void>;
}

interface Manner {
  /** What ends the work: it is called before each new slice, and may throw. */
  check?: () => void;
  /** Of who holds a lock for which others wait. */
  isFirst?: boolean;
}

/**
 * Turns for work that may be long: at each step ask whether the slice is over, and wait then. However many have long
 * work, one slice of one of them is done at a time, requests are answered in between, and those it is done for (`of`:
 * ranches) take turns.
 */
export function turnsOf(of: string, { check = () => undefined, isFirst = false }: Manner = {}): Turns {
  let since = performance.now();
  return {
    isOver: () => performance.now() - since > SLICE_MS,
    next: async () => {
      await nextTurn(of, isFirst ? holders : others);
      check();
      since = performance.now();
    },
  };
}

/** Does something for each of a list, in turns. */
export async function inTurns<Item>(items: Iterable<Item>, turns: Turns, act: (item: Item) => void): Promise<void> {
  for (const item of items) {
    if (turns.isOver()) await turns.next();
    act(item);
  }
}
