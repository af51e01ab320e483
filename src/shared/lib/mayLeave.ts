/** What is left: the page, the ranch that the person works in, or the session. */
export type Leaving = 'page' | 'ranch' | 'session';
type Ask = (goOn: () => void, leaving: Leaving) => void;

/** Who puts the question to the person: the newest of the forms that hold changes that are not saved. */
const ofPages: Ask[] = [];
/** The same for changes that outlive a page, and are on their way to the server. */
const ofRanches: Ask[] = [];

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
  return () => void askers.splice(askers.indexOf(ask), 1);
}

/** Goes on at once where nothing would be lost by that, else when the person has said that they want to. */
export function whenMayLeave(goOn: () => void, leaving: Leaving = 'page'): void {
  const ofRanch = leaving === 'page' ? undefined : ofRanches.at(-1);
  const next = ofRanch === undefined ? goOn : () => ofRanch(goOn, leaving);
  const ofPage = ofPages.at(-1);
  if (ofPage === undefined) next();
  else ofPage(next, leaving);
}
