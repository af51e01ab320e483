import { toKML } from '@placemarkio/tokml';
import { runsLeft } from '../geometry/orientation';
import type { Ring, Rings, Shape } from '../geometry/Position';
import { livesAt, landOf } from '../grazing/land';
import type { GrazingRecords } from '../grazing/records';
import type { Season } from '../grazing/seasons';
import type { Cell } from './csv';
import { paddockTable } from './figuresCsv';
import { xmlText } from './xmlText';

/** What is exported: a ranch as of an instant (milliseconds since 1970 UTC), with figures of a season, or of all time. */
export interface Exported {
  readonly records: GrazingRecords;
  /** By the ids of the paddocks, as far as they have one. */
  readonly shapes: ReadonlyMap<string, Shape>;
  readonly season: Season | null;
  readonly at: number;
}

type Coordinates = [number, number][][];

/** GeoJSON with what is figured out of a paddock; null where nobody has drawn it. */
interface PaddockFeature {
  readonly type: 'Feature';
  readonly id: string;
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: Coordinates }
    | { readonly type: 'MultiPolygon'; readonly coordinates: Coordinates[] }
    | null;
  readonly properties: Record<string, Cell>;
}

export interface PaddockFeatures {
  readonly type: 'FeatureCollection';
  readonly features: PaddockFeature[];
}

const positions = (ring: Ring): [number, number][] => ring.map(([longitude, latitude]) => [longitude, latitude]);

/** Outlines run against the clock and holes with it: the right-hand rule of RFC 7946, 3.1.6. */
const rightHanded = (rings: Rings): Coordinates =>
  rings.map((ring, index) => positions(runsLeft(ring) === (index === 0) ? ring : ring.toReversed()));

function geometryOf(shape: Shape | undefined): PaddockFeature['geometry'] {
  if (shape === undefined) return null;
  return shape.type === 'Polygon'
    ? { type: 'Polygon', coordinates: rightHanded(shape.coordinates) }
    : { type: 'MultiPolygon', coordinates: shape.coordinates.map(rightHanded) };
}

/**
 * `paddocks.geojson` (RFC 7946): the paddocks that live at the instant, subdivisions too, each with the figures that
 * `paddocks.csv` has of it.
 */
export function paddocksGeoJson({ records, shapes, season, at }: Exported): PaddockFeatures {
  const living = new Set(records.paddocks.filter((paddock) => livesAt(landOf(paddock), at)).map(({ uuid }) => uuid));
  const features = paddockTable(records, season, at)
    .filter(({ uuid }) => living.has(uuid))
    .map(({ uuid, cells }): PaddockFeature => ({
      type: 'Feature',
      id: uuid,
      geometry: geometryOf(shapes.get(uuid)),
      properties: { ...cells },
    }));
  return { type: 'FeatureCollection', features };
}

const forXml = (cell: string | number) => (typeof cell === 'string' ? xmlText(cell) : cell);

/** What is known of a paddock: a field without a value would read as one of that name. */
const knownFields = (cells: Readonly<Record<string, Cell>>) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => (cell === null ? [] : [[name, forXml(cell)] as const])),
  );

/** `paddocks.kml` (OGC KML 2.2): the same paddocks as far as they have a shape. */
export function paddocksKml(exported: Exported): string {
  const { type, features } = paddocksGeoJson(exported);
  const drawn = features
    .filter(({ geometry }) => geometry !== null)
    // An id of XML begins with a letter.
    .map((feature) => ({ ...feature, id: `paddock-${feature.id}`, properties: knownFields(feature.properties) }));
  return toKML({ type, features: drawn });
}
