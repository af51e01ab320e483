const isLead = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isTrail = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The one measure of length for every field: code points, so that an emoji counts as one. */
export function codePointLength(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (isTrail(text.charCodeAt(at)) && isLead(text.charCodeAt(at - 1))) pairs += 1;
  }
  return text.length - pairs;
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

/** Marks that turn the direction of the text around them: with one in a name, a line of a mail reads as something else. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;

export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');
export const hasDirectionMarks = (text: string): boolean => withoutDirectionMarks(text) !== text;
