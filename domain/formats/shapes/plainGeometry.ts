import type { Position, Ring, Rings } from '../../geometry/Position';

/** One thing on the land in the forms of GeoJSON, of numbers, with nothing else judged. */
export type Plain =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Area'; readonly polygons: readonly Rings[] };

/** Collections lie in collections, but not without end. */
const DEPTH_MAX = 20;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Longitude and latitude without heights; nothing where they are no numbers. */
function positionOf(value: unknown): Position[] {
  const [longitude, latitude] = listOf(value);
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return [];
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? [[longitude, latitude]] : [];
}

/** A line without the corners that repeat the one before. */
const lineOf = (value: unknown): readonly Position[] =>
  listOf(value)
    .flatMap(positionOf)
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);

/** A ring that ends where it begins; nothing where no corner is left. */
function ringOf(value: unknown): Ring[] {
  const line = lineOf(value);
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [first[0] === last[0] && first[1] === last[1] && line.length > 1 ? line : [...line, first]];
}

/** The rings of a polygon; nothing where its outline is empty. */
function ringsOf(value: unknown): Rings[] {
  const [outline, ...holes] = listOf(value);
  const outer = ringOf(outline);
  return outer.length === 0 ? [] : [[...outer, ...holes.flatMap(ringOf)]];
}

const area = (polygons: readonly Rings[]): Plain[] => (polygons.length === 0 ? [] : [{ type: 'Area', polygons }]);
const point = (value: unknown): Plain[] =>
  positionOf(value).map((coordinates) => ({ type: 'Point' as const, coordinates }));
const line = (value: unknown): Plain[] => {
  const coordinates = lineOf(value);
  return coordinates.length === 0 ? [] : [{ type: 'LineString', coordinates }];
};

/** The areas of several geometries are one; an area's points only carry its label. */
function together(all: readonly Plain[]): Plain[] {
  const polygons = all.flatMap((each) => (each.type === 'Area' ? each.polygons : []));
  if (polygons.length === 0) return [...all];
  return [...area(polygons), ...all.filter(({ type }) => type === 'LineString')];
}

function member(value: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

/** What any JSON has on the land, as far as it is GeoJSON: several where it has points and lines. Total over any value. */
export function plainGeometry(value: unknown, depth = 0): Plain[] {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return [];
  const coordinates = member(value, 'coordinates');
  switch (member(value, 'type')) {
    case 'Point':
      return point(coordinates);
    case 'MultiPoint':
      return listOf(coordinates).flatMap(point);
    case 'LineString':
      return line(coordinates);
    case 'MultiLineString':
      return listOf(coordinates).flatMap(line);
    case 'Polygon':
      return area(ringsOf(coordinates));
    case 'MultiPolygon':
      return area(listOf(coordinates).flatMap(ringsOf));
    case 'GeometryCollection':
      return together(listOf(member(value, 'geometries')).flatMap((each) => plainGeometry(each, depth + 1)));
    default:
      return [];
  }
}
