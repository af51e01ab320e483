import type { Position } from '../geometry/Position';
import type { Problem } from '../geometry/problem';
import { t } from '../words';
import { angleOf, tokensOf, type Angle, type Token } from './angleText';

/** What can be wrong with a place as it is written. */
type Wrong = 'unreadable' | 'sameKind' | 'latitude' | 'longitude';

const PROBLEMS: Readonly<Record<Wrong, string>> = {
  unreadable: t`Write a latitude and a longitude, as in 41.93, -101.62`,
  sameKind: t`A place has one latitude (N or S) and one longitude (E or W)`,
  latitude: t`A latitude goes from -90 to 90: write it first, and the longitude after it`,
  longitude: t`A longitude goes from -180 to 180`,
};

/** The same of one line among others, counted from 1. */
const ON_LINE: Readonly<Record<Wrong, (line: number) => string>> = {
  unreadable: (line) => t`Line ${line}: write a latitude and a longitude, as in 41.93, -101.62`,
  sameKind: (line) => t`Line ${line}: a place has one latitude (N or S) and one longitude (E or W)`,
  latitude: (line) => t`Line ${line}: a latitude goes from -90 to 90: write it first, and the longitude after it`,
  longitude: (line) => t`Line ${line}: a longitude goes from -180 to 180`,
};

/** Pieces of two angles, cut where the second one begins. */
function cut(tokens: readonly Token[]): [readonly Token[], readonly Token[]] {
  const separator = tokens.findIndex(({ kind }) => kind === 'separator');
  if (separator >= 0) return [tokens.slice(0, separator), tokens.slice(separator + 1)];
  const letter = tokens.findIndex(({ kind }, index) => kind === 'letter' && index > 0);
  const degrees = tokens.findLastIndex(({ text }) => text === '°');
  // Without any sign of where: half of the numbers each.
  const middle = tokens.length % 2 === 0 ? tokens.length / 2 : 0;
  const begins = letter >= 0 ? letter + (tokens[0]?.kind === 'letter' ? 0 : 1) : degrees > 1 ? degrees - 1 : middle;
  return [tokens.slice(0, begins), tokens.slice(begins)];
}

/** A latitude and a longitude in the order that their letters say, or that they are written in. */
function inOrder(one: Angle, other: Angle): [latitude: number, longitude: number] | undefined {
  const letters = `${one.letter ?? ''}${other.letter ?? ''}`;
  if (letters === '' || /^[NS][EW]$/.test(letters)) return [one.degrees, other.degrees];
  return /^[EW][NS]$/.test(letters) ? [other.degrees, one.degrees] : undefined;
}

function positionIn(text: string): Position | Wrong {
  const [one, other] = cut(tokensOf(text) ?? []).map(angleOf);
  if (one === undefined || other === undefined) return 'unreadable';
  const degrees = inOrder(one, other);
  if (degrees === undefined) return 'sameKind';
  const [latitude, longitude] = degrees;
  if (Math.abs(latitude) > 90) return 'latitude';
  return Math.abs(longitude) > 180 ? 'longitude' : [longitude, latitude];
}

/**
 * A place as people write it, the latitude first: decimal degrees (`41.93, -101.62`), or degrees, minutes and seconds with
 * letters (`41°55'48"N 101°37'12"W`), the letter before or after.
 *
 * @param line which line it is among others, from 1; none where it stands alone
 * @returns the position, or what is wrong in one sentence
 */
export function readPosition(text: string, line?: number): { readonly position: Position } | Problem {
  const read = positionIn(text);
  if (typeof read !== 'string') return { position: read };
  return { problem: line === undefined ? PROBLEMS[read] : ON_LINE[read](line) };
}

/** A position as `readPosition` reads it: its latitude first, all digits. */
export const writePosition = ([longitude, latitude]: Position): string => `${latitude}, ${longitude}`;
