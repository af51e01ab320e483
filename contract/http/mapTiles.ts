import { readUrl } from './readUrl';

/** The backgrounds of the map. The names are those that stored settings have. */
export const MAP_LAYERS = ['ERSI_IMAGERY', 'ERSI_HYBRID', 'ERSI_TOPO'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Where the tiles of a background come from, as `settingsV.json` says it. */
export interface TileSource {
  /** The address of one tile (web mercator, 256 pixels): an absolute one or a path, with `{z}`, `{x}` and `{y}` in it. */
  template: string;
  /** Whom the map names as the source. */
  attribution: string;
  /** The largest zoom there are tiles for; beyond it they are shown larger. */
  max_zoom: number;
  /** Whether its terms allow a device to keep tiles for a time without a connection. */
  may_keep: boolean;
}

/** The backgrounds there are tiles for. */
export type MapTiles = Readonly<Partial<Record<MapLayer, TileSource>>>;

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];
const ATTRIBUTION_MAX = 200;
const ZOOM_MAX = 24;
/** A path, or an http(s) address whose host is plain: no user, no wildcard, nothing in braces. */
const ADDRESS = /^(?:https?:\/\/[a-z\d.-]+(?::\d+)?)?\/(?![/\\])[^\s\\#{}]*$/i;

function isTemplate(value: unknown): boolean {
  if (typeof value !== 'string' || !PLACEHOLDERS.every((placeholder) => value.includes(placeholder))) return false;
  const [scheme = ''] = /^https?:\/\/[^/]*/i.exec(value) ?? [];
  const tile = scheme + value.slice(scheme.length).replace(/\{[zxy]\}/g, '0');
  return ADDRESS.test(tile) && readUrl(tile, 'https://localhost') !== undefined;
}

const GOOD: Readonly<Record<keyof TileSource, (value: unknown) => boolean>> = {
  template: isTemplate,
  attribution: (value) => typeof value === 'string' && value.length <= ATTRIBUTION_MAX,
  max_zoom: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= ZOOM_MAX,
  may_keep: (value) => value === undefined || typeof value === 'boolean',
};
const FIELDS = Object.keys(GOOD) as (keyof TileSource)[];

type Given = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, of which nothing else is known. */
export const hasFields = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownField = (value: Given, field: string): unknown => (Object.hasOwn(value, field) ? value[field] : undefined);

/** The fields of a source that are missing or not good. */
export const wrongFields = (source: Given): (keyof TileSource)[] =>
  FIELDS.filter((field) => !GOOD[field](ownField(source, field)));

type GivenSource = Omit<TileSource, 'may_keep'> & { may_keep?: boolean };

const isTileSource = (value: unknown): value is GivenSource => hasFields(value) && wrongFields(value).length === 0;

/** Reads whatever came as the tiles of the map: a background that is not good has none. Total over any value. */
export function readMapTiles(value: unknown): MapTiles {
  const tiles: Partial<Record<MapLayer, TileSource>> = {};
  if (!hasFields(value)) return tiles;
  for (const layer of MAP_LAYERS) {
    const source = ownField(value, layer);
    if (!isTileSource(source)) continue;
    const { template, attribution, max_zoom, may_keep = false } = source;
    tiles[layer] = { template, attribution, max_zoom, may_keep };
  }
  return tiles;
}

/** The origins that tiles come from, each once. A path is of the page's own. */
export function tileOrigins(tiles: MapTiles): string[] {
  const addresses = Object.values(tiles).map(({ template }) => template);
  return [...new Set(addresses.filter((template) => !template.startsWith('/')).map((each) => new URL(each).origin))];
}
