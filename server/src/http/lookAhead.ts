/** All of an answer, or what it begins with and then the rest. */
type Ahead = { whole: string[] } | { chunks: AsyncGenerator<string, void> };

async function* joined(begun: readonly string[], rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  try {
    yield* begun;
    yield* rest;
  } finally {
    // Whoever stops early, within what was begun, ends what makes the rest.
    await rest.return();
  }
}

/** Takes chunks until they end or have over `most` characters, so that what is short is sent at once. */
export async function lookAhead(chunks: AsyncGenerator<string, void>, most: number): Promise<Ahead> {
  const begun: string[] = [];
  for (let length = 0; length <= most; length += begun.at(-1)?.length ?? 0) {
    const next = await chunks.next();
    if (next.done === true) return { whole: begun };
    begun.push(next.value);
  }
  return { chunks: joined(begun, chunks) };
}
