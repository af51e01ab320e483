import { t } from '../../words';
import { attributesOf, nameOf, noteOf } from './attributes';
import { FileRefused } from './FileRefused';
import { SHAPES_MAX, TOO_MANY_SHAPES, type FileShape } from './FileShape';

const UNREADABLE = t`This file breaks off or is damaged: it cannot be read as GeoJSON`;
const NO_MAP = t`This file is JSON, but not GeoJSON`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the one system that GeoJSON has: degrees of WGS 84. */
const DEGREES = /CRS84|EPSG:+4326$|EPSG:+4979$/i;

/** Older files may name another system of coordinates, in which nothing would lie where it is. */
function checkSystem({ crs }: Readonly<Record<string, unknown>>): void {
  const named = isObject(crs) && isObject(crs.properties) ? crs.properties.name : undefined;
  if (typeof named !== 'string' || DEGREES.test(named)) return;
  const system = named.replace(/^urn:ogc:def:crs:/i, '').slice(0, 40);
  throw new FileRefused(
    t`This file is in other coordinates (${system}): save it as GeoJSON in degrees, WGS 84 (EPSG:4326)`,
  );
}

function shapeOf(feature: unknown): FileShape {
  if (!isObject(feature) || feature.type !== 'Feature') {
    return { name: '', note: '', attributes: {}, geometry: feature };
  }
  const properties = isObject(feature.properties) ? feature.properties : {};
  const attributes = attributesOf(properties);
  return { name: nameOf(attributes), note: noteOf(properties), attributes, geometry: feature.geometry ?? null };
}

function featuresOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) throw new FileRefused(NO_MAP);
  checkSystem(value);
  if (Array.isArray(value.features)) return value.features;
  if (value.type === 'Feature' || 'coordinates' in value || 'geometries' in value) return [value];
  throw new FileRefused(NO_MAP);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileRefused(UNREADABLE);
  }
}

/**
 * What a text of GeoJSON has on the land, in order: the features of a collection, one feature or one geometry.
 *
 * @throws FileRefused
 */
export function readGeoJsonShapes(text: string): FileShape[] {
  const features = featuresOf(parsed(text));
  if (features.length > SHAPES_MAX) throw new FileRefused(TOO_MANY_SHAPES);
  return features.map(shapeOf);
}
