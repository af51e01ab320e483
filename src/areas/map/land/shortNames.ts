/** The number at the end of a name, as "12" and "3a". */
const OWN_NUMBER = /(?:^|[\s#-])(\d+[a-z]?)$/i;
const ownNumberOf = (name: string): string | undefined => OWN_NUMBER.exec(name.trim())?.[1]?.toUpperCase();

/** Whether the short name is the number that the name itself ends with, so that it needs no key. */
export const endsSo = (name: string, shortName: string): boolean => ownNumberOf(name) === shortName;

const LETTER = /^[a-z]$/i;

/** A, B, … Z, AA, AB, … */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : letters(rest - 1)) + String.fromCharCode('A'.charCodeAt(0) + (index % 26));
}

/**
 * What stands for each name where there isn't enough room for it. "Pasture 4" is 4, where no other name ends so. Any other
 * name has a number where no name has one, or else a letter: nobody may take it for the name of another paddock.
 *
 * @returns one for each name, in their order; all are different
 */
export function shortNames(names: readonly string[]): string[] {
  const own = names.map(ownNumberOf);
  const count = new Map<string, number>();
  for (const each of own) if (each !== undefined) count.set(each, (count.get(each) ?? 0) + 1);
  const words = new Set(names.flatMap((name) => name.toUpperCase().split(/[\s#-]+/)));
  const hasNumbers = names.some((name) => /\d/.test(name));
  const hasLetters = [...words].some((word) => LETTER.test(word));
  let next = hasNumbers && hasLetters ? 26 : 0;
  const another = (): string => {
    const short = hasNumbers ? letters(next) : String(next + 1);
    next += 1;
    return words.has(short) ? another() : short;
  };
  return own.map((each) => (each !== undefined && count.get(each) === 1 ? each : another()));
}
