import { gpxGen, kmlGen } from '@tmcw/togeojson';
import { t } from '../../words';
import { attributesOf, nameOf, noteOf } from './attributes';
import { FileRefused } from './FileRefused';
import { SHAPES_MAX, TOO_MANY_SHAPES, type FileShape } from './FileShape';
import { readXml } from './readXml';

const NO_MAP = t`This file is XML, but neither KML nor GPX`;
const LINKED = t`This file only links to a map elsewhere, which is not fetched. Open it in Google Earth, and save the place from there as KMZ`;

interface Feature {
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>> | null;
}

/** Pictures that lie on the ground, and regions of maps elsewhere, are no land of their own: the reader marks both. */
const isLand = ({ properties }: Feature): boolean => properties?.['@geometry-type'] === undefined;

function collected(features: Iterable<Feature>): FileShape[] {
  const shapes: FileShape[] = [];
  for (const feature of features) {
    if (!isLand(feature)) continue;
    if (shapes.length >= SHAPES_MAX) throw new FileRefused(TOO_MANY_SHAPES);
    const properties = feature.properties ?? {};
    const attributes = attributesOf(properties);
    shapes.push({ name: nameOf(attributes), note: noteOf(properties), attributes, geometry: feature.geometry });
  }
  return shapes;
}

/**
 * What a text of KML or GPX has on the land, in order. Placemarks and waypoints without a place come with the geometry null.
 *
 * @throws FileRefused
 */
export function readXmlShapes(text: string): FileShape[] {
  const document = readXml(text);
  const root = document.documentElement?.localName?.toLowerCase();
  if (root === 'gpx') return collected(gpxGen(document));
  // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of an element
  if (root !== 'kml' && document.getElementsByTagName('Placemark').length === 0) throw new FileRefused(NO_MAP);
  const shapes = collected(kmlGen(document));
  // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of an element
  if (shapes.length === 0 && document.getElementsByTagName('NetworkLink').length > 0) throw new FileRefused(LINKED);
  return shapes;
}
