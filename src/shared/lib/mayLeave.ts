/** What is left: the page, the ranch that the person works in, or the session. */
export type Leaving = 'page' | 'ranch' | 'session';
type Ask = (goOn: () => void, leaving: Leaving) => void;

/** Who puts the question to the person: the newest of the forms that hold changes that are not saved. */
const ofPages: Ask[] = [];
/** The same for changes that outlive a page, and are on their way to the server. */
const ofRanches: Ask[] = [];

let held = 0;
const hearers = new Set<() => void>();

function holdMore(by: 1 | -1): void {
  held += by;
  for (const hear of hearers) hear();
}

/** Whether something on the page would be lost if it were loaded again. */
export const isPageHeld = (): boolean => held > 0;

/** Calls back when that changes, until the returned function is called. */
export function hearPageHeld(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Tells that something would be lost, until the returned function is called. */
export function holdPage(): () => void {
  holdMore(1);
  return () => holdMore(-1);
}

/**
 * From now on leaving has to be asked for.
 *
 * @param ask puts the question to the person, and goes on where they say yes
 * @param from what has to be left for anything to be lost by it
 * @returns what ends that
 */
export function beginAsking(ask: Ask, from: 'page' | 'ranch' = 'page'): () => void {
  const askers = from === 'page' ? ofPages : ofRanches;
  askers.push(ask);
  const letGo = from === 'page' ? holdPage() : () => undefined;
  return () => {
    askers.splice(askers.indexOf(ask), 1);
    letGo();
  };
}

/** Goes on at once where nothing would be lost by that, else when the person has said that they want to. */
export function whenMayLeave(goOn: () => void, leaving: Leaving = 'page'): void {
  const ofRanch = leaving === 'page' ? undefined : ofRanches.at(-1);
  const next = ofRanch === undefined ? goOn : () => ofRanch(goOn, leaving);
  const ofPage = ofPages.at(-1);
  if (ofPage === undefined) next();
  else ofPage(next, leaving);
}
