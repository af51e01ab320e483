/** Who puts the question to the person: the newest of the forms that hold changes that are not saved. */
const askers: ((goOn: () => void) => void)[] = [];

/**
 * From now on leaving has to be asked for.
 *
 * @param ask puts the question to the person, and goes on where they say yes
 * @returns what ends that
 */
export function beginAsking(ask: (goOn: () => void) => void): () => void {
  askers.push(ask);
  return () => void askers.splice(askers.indexOf(ask), 1);
}

/** Goes on at once where nothing would be lost by that, else when the person has said that they want to. */
export function whenMayLeave(goOn: () => void): void {
  const ask = askers.at(-1);
  if (ask === undefined) goOn();
  else ask(goOn);
}
