import { plural, t } from '../words';
import type { Position, Rings } from './Position';
import { isOnEarth, isPosition, readGeometry, VERTICES_MAX } from './readShape';
import { shapeProblem } from './shapeProblem';

export interface Point {
  readonly type: 'Point';
  readonly coordinates: Position;
}

/** What a place on the map may be: a point, a line or an outline. */
export type PlaceShape =
  | Point
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: Rings };

const UNREADABLE_POINT = t`This isn’t a point: GeoJSON with a longitude and a latitude is needed`;
const UNREADABLE_PLACE = t`This isn’t a GeoJSON point, line or polygon`;
const OFF_EARTH = t`This is outside the earth: longitudes go from -180 to 180, latitudes from -90 to 90`;
const TOO_SHORT = t`A line has two different ends at least`;
const TOO_MANY = t`The line has more than ${plural(VERTICES_MAX, { one: '# corner', other: '# corners' })}`;

/** What is wrong with a GeoJSON Point, in one sentence, or undefined. Total over any value. */
export function pointProblem(value: unknown): string | undefined {
  const { type, coordinates } = readGeometry(value) ?? {};
  if (type !== 'Point' || !isPosition(coordinates)) return UNREADABLE_POINT;
  return isOnEarth(coordinates) ? undefined : OFF_EARTH;
}

function lineProblem(line: readonly Position[]): string | undefined {
  if (line.length > VERTICES_MAX) return TOO_MANY;
  if (!line.every(isOnEarth)) return OFF_EARTH;
  const isOnePoint = line.every(([x, y]) => x === line[0]?.[0] && y === line[0][1]);
  return isOnePoint ? TOO_SHORT : undefined;
}

/** What is wrong with the shape of a place, in one sentence, or undefined. Total over any value. */
export function placeProblem(value: unknown): string | undefined {
  const { type, coordinates } = readGeometry(value) ?? {};
  if (type === 'Point') return pointProblem(value);
  if (type === 'Polygon') return shapeProblem(value);
  const isLine = type === 'LineString' && Array.isArray(coordinates) && coordinates.every(isPosition);
  return isLine ? lineProblem(coordinates) : UNREADABLE_PLACE;
}
