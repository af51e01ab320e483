import type { Problem } from '../geometry/problem';
import { t } from '../words';

const UNREADABLE = t`This GeoJSON cannot be read: a bracket, comma or quotation mark may be missing`;
const NOT_ONE = t`This GeoJSON has several shapes: paste one at a time`;

/** The line of a text in which the parser stopped, as browsers and Node.js name it in their own ways; 0 if they do not. */
function lineOf(error: unknown, text: string): number {
  const said = error instanceof Error ? error.message : '';
  const line = /line (\d+)/.exec(said)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(said)?.[1];
  return position === undefined ? 0 : text.slice(0, Number(position)).split('\n').length;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

/** The geometry of GeoJSON as it came: of a Feature, or of a collection of one, the one that it has. */
function geometryOf(value: unknown): unknown {
  if (member(value, 'type') === 'Feature') return member(value, 'geometry');
  const features = member(value, 'features');
  return Array.isArray(features) && features.length === 1 ? geometryOf(features[0]) : value;
}

/** The coordinates of a Polygon or MultiPolygon in a text of GeoJSON (RFC 7946), unchecked; or why there are none. */
export function readGeoJson(text: string): { readonly type: string; readonly coordinates: unknown } | Problem {
  try {
    const geometry = geometryOf(JSON.parse(text));
    const type = member(geometry, 'type');
    if (type === 'Polygon' || type === 'MultiPolygon') return { type, coordinates: member(geometry, 'coordinates') };
    if (type === 'FeatureCollection') return { problem: NOT_ONE };
    return {
      problem:
        typeof type === 'string'
          ? t`A Polygon or MultiPolygon is needed; this is a ${type}`
          : t`A Polygon or MultiPolygon is needed; this isn’t GeoJSON`,
    };
  } catch (error) {
    const line = lineOf(error, text);
    return { problem: line === 0 ? UNREADABLE : t`Line ${line}: this GeoJSON cannot be read from here on` };
  }
}
