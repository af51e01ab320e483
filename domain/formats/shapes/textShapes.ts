import { t } from '../../words';
import { FileRefused } from './FileRefused';
import type { FileShape } from './FileShape';
import { readGeoJsonShapes } from './geoJsonShapes';
import { readXmlShapes } from './xmlShapes';

const UNKNOWN = t`We can’t read this kind of file: use KML, KMZ, GPX, GeoJSON or a zipped shapefile`;

/**
 * What a text has on the land, by what it begins with.
 *
 * @throws FileRefused
 */
export function shapesOfText(text: string): FileShape[] {
  const [first] = text.trimStart();
  if (first === '<') return readXmlShapes(text);
  if (first === '{' || first === '[') return readGeoJsonShapes(text);
  throw new FileRefused(UNKNOWN);
}
