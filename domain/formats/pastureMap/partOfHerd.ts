const PART = / \(part(?: \d+)?\)$/;

/** What the import names the part of a herd, numbered from 1: "Name (part)", "Name (part 2)"; rule: `coursesOf`. */
export const partOfHerd = (herd: string, number: number): string =>
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a name that is stored, and known again by its end
  number === 1 ? `${herd} (part)` : `${herd} (part ${number})`;

/** The name of the herd that one is a part of by its own name, the other way round; null for other names. */
export const wholeOfPart = (name: string): string | null => (PART.test(name) ? name.replace(PART, '') : null);
