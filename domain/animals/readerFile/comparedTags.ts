/** The tags of a file next to those that the record has in a herd. */
export interface ComparedTags {
  /** How many animals the record has there, and how many of them were read. */
  readonly there: number;
  readonly read: number;
  /** The first tag of each that wasn't read. */
  readonly missing: readonly string[];
  /** Tags that were read and that the record doesn't have there. */
  readonly unexpected: readonly string[];
}

/**
 * Compares tags that were read with a herd.
 *
 * @param read the tags of each animal that was read
 * @param animals the animals of the herd, each by all of its tags
 */
export function comparedTags(
  read: readonly (readonly string[])[],
  animals: readonly (readonly string[])[],
): ComparedTags {
  const wasRead = new Set(read.flat());
  const expected = new Set(animals.flat());
  const missing = animals.filter((tags) => !tags.some((tag) => wasRead.has(tag)));
  return {
    there: animals.length,
    read: animals.length - missing.length,
    missing: missing.flatMap(([first]) => first ?? []),
    unexpected: read.filter((tags) => !tags.some((tag) => expected.has(tag))).flatMap(([first]) => first ?? []),
  };
}
