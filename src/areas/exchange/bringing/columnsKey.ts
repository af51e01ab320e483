/** A number for the names of columns (FNV-1a), so that the names themselves are kept nowhere. */
export function columnsKey(columns: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of columns.join('\u0000').toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
