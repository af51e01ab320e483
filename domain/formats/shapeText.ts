import { polygonsOf, type Position, type Shape } from '../geometry/Position';
import type { Problem } from '../geometry/problem';
import { isManyRings, isRings, isSame } from '../geometry/readShape';
import { shapeProblem } from '../geometry/shapeProblem';
import { t } from '../words';
import { readGeoJson } from './geoJsonText';
import { readPosition, writePosition } from './positionText';
import { isWkt, readWkt } from './wktText';

const NOTHING = t`Write the corners of the shape, one on each line, as in 41.93, -101.62`;
const TOO_FEW = t`An outline needs three corners at least: write one on each line`;

/** A good shape of what was read, or what is wrong with it. */
function shapeOf(type: string, coordinates: unknown): { readonly shape: Shape } | Problem {
  const problem = shapeProblem({ type, coordinates });
  if (problem !== undefined) return { problem };
  if (isRings(coordinates)) return { shape: { type: 'Polygon', coordinates } };
  return isManyRings(coordinates) ? { shape: { type: 'MultiPolygon', coordinates } } : { problem: NOTHING };
}

/** The corners of an outline, one on each line, closed; lines without a text are passed over. */
function readLines(text: string): { readonly ring: readonly Position[] } | Problem {
  const ring: Position[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readPosition(line, index + 1);
    if ('problem' in read) return read;
    ring.push(read.position);
  }
  if (ring.length === 0) return { problem: NOTHING };
  if (new Set(ring.map(String)).size < 3) return { problem: TOO_FEW };
  return { ring: isSame(ring[0], ring.at(-1)) ? ring : [...ring, ...ring.slice(0, 1)] };
}

/**
 * A shape as people type or paste it: one corner a line as `readPosition` has it, or GeoJSON (Polygon, MultiPolygon, a
 * Feature, a FeatureCollection of one), or well-known text (POLYGON, MULTIPOLYGON). All digits are kept.
 *
 * @returns a good shape (`shapeProblem`), or what is wrong in one sentence, with the line where it is
 */
export function readShapeText(text: string): { readonly shape: Shape } | Problem {
  const pasted = text.trim();
  if (!pasted.startsWith('{') && !isWkt(pasted)) {
    const read = readLines(text);
    return 'problem' in read ? read : shapeOf('Polygon', [read.ring]);
  }
  const read = pasted.startsWith('{') ? readGeoJson(text) : readWkt(text);
  return 'problem' in read ? read : shapeOf(read.type, read.coordinates);
}

/** A shape as `readShapeText` reads it: its corners line by line if it is one outline, else GeoJSON. */
export function writeShapeText(shape: Shape): string {
  const [rings = [], ...parts] = polygonsOf(shape);
  const [outline = [], ...holes] = rings;
  const isPlain =
    shape.type === 'Polygon' && parts.length + holes.length === 0 && outline.every(({ length }) => length === 2);
  return isPlain ? outline.slice(0, -1).map(writePosition).join('\n') : JSON.stringify(shape, null, 2);
}
