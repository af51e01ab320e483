/** A piece of written coordinates: a number, a mark of degrees, minutes or seconds, a letter, or what is between. */
export interface Token {
  readonly kind: 'number' | 'mark' | 'letter' | 'separator';
  readonly text: string;
}

export interface Angle {
  readonly degrees: number;
  /** The one before or after it. */
  readonly letter: 'N' | 'S' | 'E' | 'W' | undefined;
}

const TOKEN = /\s*(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?|[°'"NSEW,;])/gy;
const MARKS = ['°', "'", '"'];

/** One way to write what people and programs write in many. */
function plain(text: string): string {
  const marked = text
    .replace(/[′’‘ʹ´]/g, "'")
    .replace(/[″”“ʺ]|''/g, '"')
    .replace(/[º˚]/g, '°')
    .replace(/[−–]/g, '-')
    .replace(/[nsw]|e(?!-?\d)/g, (letter) => letter.toUpperCase())
    .trim()
    .replace(/[,;]$/, '');
  // A comma within the numbers, as most of Europe writes them.
  const hasCommas = marked.includes(';') || /^[+-]?\d+,\d+\s+[+-]?\d+,\d+$/.test(marked);
  return hasCommas ? marked.replaceAll(',', '.') : marked;
}

function kindOf(text: string): Token['kind'] {
  if (/\d/.test(text)) return 'number';
  if (MARKS.includes(text)) return 'mark';
  return text === ',' || text === ';' ? 'separator' : 'letter';
}

/** The pieces of written coordinates, or undefined where something else is among them. */
export function tokensOf(text: string): Token[] | undefined {
  const written = plain(text);
  const pieces = [...written.matchAll(TOKEN)].map(([piece]) => piece);
  if (pieces.join('').length < written.length) return undefined;
  return pieces.map((piece) => ({ kind: kindOf(piece.trim()), text: piece.trim() }));
}

const letterOf = ({ kind, text }: Token): Angle['letter'] =>
  kind === 'letter' && (text === 'N' || text === 'S' || text === 'E' || text === 'W') ? text : undefined;

/** Degrees, minutes and seconds of pieces in their order, each with its mark or without; undefined if they are not so. */
function sizeOf(tokens: readonly Token[]): number | undefined {
  const numbers: string[] = [];
  for (const [index, { kind, text }] of tokens.entries()) {
    const isMarked = kind === 'mark' && tokens[index - 1]?.kind === 'number' && text === MARKS[numbers.length - 1];
    if (kind === 'number') numbers.push(text);
    else if (!isMarked) return undefined;
  }
  // Only the first of them has a sign, and a fraction in the last one.
  const areOne = numbers.every(
    (number, at) => (at === 0 || /^\d/.test(number)) && (at === numbers.length - 1 || /^[+-]?\d+$/.test(number)),
  );
  const [degrees, minutes = 0, seconds = 0, ...more] = numbers.map((number) => Math.abs(Number(number)));
  if (!areOne || degrees === undefined || more.length > 0 || minutes >= 60 || seconds >= 60) return undefined;
  return degrees + minutes / 60 + seconds / 3_600;
}

/** An angle of decimal degrees, or of degrees with minutes and seconds. South and west are below 0. */
export function angleOf(tokens: readonly Token[]): Angle | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [before, after] = [letterOf(first), letterOf(last)];
  const numbers = tokens.slice(before === undefined ? 0 : 1, after === undefined ? undefined : -1);
  const size = sizeOf(numbers);
  if (size === undefined || (before !== undefined && after !== undefined)) return undefined;
  const letter = before ?? after;
  const isBelow = numbers[0]?.text.startsWith('-') === true || letter === 'S' || letter === 'W';
  return { degrees: isBelow ? -size : size, letter };
}
