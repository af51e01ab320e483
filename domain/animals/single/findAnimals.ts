/** What an animal is found by. */
interface Findable {
  readonly tags: readonly string[];
  readonly data: { readonly name: string };
}

/** Spaces within a tag aren't needed to find it. */
const bare = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** What each animal is found by, made once. */
const known = new WeakMap<Findable, { readonly tags: readonly string[]; readonly name: string }>();

function wordsOf(animal: Findable) {
  const words = known.get(animal) ?? { tags: animal.tags.map(bare), name: bare(animal.data.name) };
  known.set(animal, words);
  return words;
}

/**
 * The animals with a tag that has what was typed in it, also one that they had before, or whose name has it. Those of which it is a
 * tag are first, then those of which a tag ends with it (as its last four digits), then the others, each in the order in which they
 * were.
 */
export function findAnimals<Row extends Findable>(rows: readonly Row[], typed: string): readonly Row[] {
  const sought = bare(typed);
  if (sought === '') return rows;
  const [whole, ends, others]: [Row[], Row[], Row[]] = [[], [], []];
  for (const row of rows) {
    const { tags, name } = wordsOf(row);
    if (tags.includes(sought)) whole.push(row);
    else if (tags.some((tag) => tag.endsWith(sought))) ends.push(row);
    else if (name.includes(sought) || tags.some((tag) => tag.includes(sought))) others.push(row);
  }
  return [...whole, ...ends, ...others];
}
