/** A place on the earth as GeoJSON has it (WGS 84): degrees east, degrees north, and perhaps more, which is ignored. */
export type Position = readonly [longitude: number, latitude: number, ...rest: number[]];

/** A closed line: its last position is its first again. */
export type Ring = readonly Position[];

/** A polygon's outline first, its holes after it. */
export type Rings = readonly Ring[];

/** What has an area: the coordinates of GeoJSON's Polygon and MultiPolygon. */
export type Shape =
  | { readonly type: 'Polygon'; readonly coordinates: Rings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] };

/** The mean radius of the earth (IUGG), in meters: shapes are measured on a sphere of this size. */
export const EARTH_RADIUS_M = 6_371_008.8;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The polygons of a shape, one or several. */
export function polygonsOf(shape: Shape): readonly Rings[] {
  return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
}
