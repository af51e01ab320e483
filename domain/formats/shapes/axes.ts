import { isOnEarth } from '../../geometry/readShape';
import type { Position, Rings } from '../../geometry/Position';
import type { Plain } from './plainGeometry';

const swapped = ([x, y]: Position): Position => [y, x];
const swappedRings = (rings: Rings): Rings => rings.map((ring) => ring.map(swapped));

const positionsOf = (plain: Plain): readonly Position[] => {
  if (plain.type === 'Point') return [plain.coordinates];
  return plain.type === 'LineString' ? plain.coordinates : plain.polygons.flat(2);
};

/** The same with latitudes for longitudes. */
export function withAxesSwapped(plain: Plain): Plain {
  if (plain.type === 'Point') return { ...plain, coordinates: swapped(plain.coordinates) };
  if (plain.type === 'LineString') return { ...plain, coordinates: plain.coordinates.map(swapped) };
  return { ...plain, polygons: plain.polygons.map(swappedRings) };
}

/** Degrees within which a file and the ranch count as the same part of the world. */
const NEAR = 5;

const isNear = ([x, y]: Position, [toX, toY]: Position) => Math.abs(x - toX) < NEAR && Math.abs(y - toY) < NEAR;

/**
 * Whether the latitudes of a file stand where its longitudes should. It is so if most of it lies off the earth, and on it
 * once they are swapped; or where a place of the ranch is known, if all of it lies far from there, and near once swapped.
 */
export function areAxesSwapped(plains: readonly Plain[], near: Position | null): boolean {
  const positions = plains.flatMap((plain) => positionsOf(plain).slice(0, 1));
  if (positions.length === 0) return false;
  const offEarth = positions.filter((position) => !isOnEarth(position) && isOnEarth(swapped(position)));
  if (offEarth.length > positions.length / 2) return true;
  if (near === null) return false;
  return positions.every((position) => !isNear(position, near) && isNear(swapped(position), near));
}
