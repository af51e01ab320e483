import {
  hasFields,
  MAP_LAYERS,
  readMapTiles,
  wrongFields,
  type MapLayer,
  type MapTiles,
  type TileSource,
} from '@contract/http/mapTiles';
import type { EnvReader } from './EnvReader';

const ofNationalMap = (service: string): TileSource => ({
  template: `https://basemap.nationalmap.gov/arcgis/rest/services/${service}/MapServer/tile/{z}/{y}/{x}`,
  attribution: 'USGS The National Map',
  max_zoom: 16,
  may_keep: true,
});

/** The National Map of the USGS: of the United States, in the public domain, without a key. */
const NATIONAL_MAP: Readonly<Record<MapLayer, TileSource>> = {
  ERSI_IMAGERY: ofNationalMap('USGSImageryOnly'),
  ERSI_HYBRID: ofNationalMap('USGSImageryTopo'),
  ERSI_TOPO: ofNationalMap('USGSTopo'),
};

const ALLOWED: Readonly<Record<keyof TileSource, string>> = {
  template:
    'an http(s):// address or a path with {z}, {x} and {y} behind its host, and nothing else in braces ' +
    '(one host: no {s})',
  attribution: 'a text of at most 200 characters',
  max_zoom: 'a whole number from 0 to 24',
  may_keep: 'true or false',
};
const FIELDS = Object.keys(ALLOWED);
const FORM = `none, or JSON of ${MAP_LAYERS.join(', ')} to objects of ${FIELDS.join(', ')}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemsOfSource(name: string, source: unknown): string[] {
  if (!MAP_LAYERS.some((layer) => layer === name)) return [`${name} must be one of ${MAP_LAYERS.join(', ')}`];
  if (!hasFields(source)) return [`${name} must be an object of ${FIELDS.join(', ')}`];
  const unknown = Object.keys(source).filter((field) => !FIELDS.includes(field));
  return [
    ...wrongFields(source).map((field) => `${name}.${field} must be ${ALLOWED[field]}`),
    ...unknown.map((field) => `${name}.${field} isn't one of its fields, which are ${FIELDS.join(', ')}`),
  ];
}

/** The map's backgrounds: without the setting those of the USGS, with `none` no tiles at all. */
export function readTiles(env: EnvReader): MapTiles {
  const text = env.text('MAP_TILES')?.trim();
  if (text === undefined) return NATIONAL_MAP;
  if (text === 'none') return {};
  const value = parsed(text);
  if (!hasFields(value)) {
    env.problems.push(`MAP_TILES: must be ${FORM}`);
    return {};
  }
  const problems = Object.entries(value).flatMap(([name, source]) => problemsOfSource(name, source));
  env.problems.push(...problems.map((problem) => `MAP_TILES: ${problem}`));
  return readMapTiles(value);
}
