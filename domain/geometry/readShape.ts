import type { Position, Ring, Rings } from './Position';

/** Most vertices of one shape, all its rings together. */
export const VERTICES_MAX = 5_000;

/** Most holes of one shape, and most parts: what judging them takes grows with their pairs. */
export const HOLES_MAX = 500;
/**
 * So many pairs of edges are compared at most. 5,000 corners along a creek, a contour or a section line are far below a
 * million; thousands of spikes from one point, which no fence has, would keep the server for longer than others should wait.
 */
export const PAIRS_MAX = 2_100_000;
export const PARTS_MAX = 500;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether a value is a GeoJSON position: longitude, latitude and perhaps a height, all of them finite numbers. */
export function isPosition(value: unknown): value is Position {
  return isList(value) && (value.length === 2 || value.length === 3) && value.every(Number.isFinite);
}

export const isOnEarth = ([longitude, latitude]: Position): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Whether a value has the form of a polygon's coordinates, whatever they enclose. */
export function isRings(value: unknown): value is Rings {
  return isList(value) && value.length > 0 && value.every((ring) => isList(ring) && ring.every(isPosition));
}

/** Whether a value has the form of the coordinates of several polygons. */
export const isManyRings = (value: unknown): value is readonly Rings[] =>
  isList(value) && value.length > 0 && value.every(isRings);

export const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

/** The vertices of a closed ring: its last position is its first, and is counted once. */
export const verticesOf = (ring: Ring): number => Math.max(0, ring.length - 1);

/** Any JSON as an object with only `type` and `coordinates`; undefined for anything else. */
export function readGeometry(value: unknown): { type: unknown; coordinates: unknown } | undefined {
  if (typeof value !== 'object' || value === null || isList(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length !== 2 || !('type' in value) || !('coordinates' in value)) return undefined;
  return { type: value.type, coordinates: value.coordinates };
}
