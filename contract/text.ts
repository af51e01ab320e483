/** The one measure of length for every field: code points, so that an emoji counts as one. */
export function codePointLength(text: string): number {
  return Array.from(text).length;
}

/** Trims and folds each run of white space into one space. */
export function foldWhiteSpace(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** NUL and lone surrogates: what neither PostgreSQL nor UTF-8 can hold. */
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}
