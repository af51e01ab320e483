import { tileOrigins } from '@contract/http/mapTiles';
import { ConfigError } from './ConfigError';
import { loadConfig } from './loadConfig';

const tilesOf = (MAP_TILES?: string) => loadConfig(MAP_TILES === undefined ? {} : { MAP_TILES }).client.mapTiles;

function problemsOf(value: unknown): readonly string[] {
  try {
    tilesOf(typeof value === 'string' ? value : JSON.stringify(value));
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const TOPO = { template: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Someone', max_zoom: 19 };

test('MAP_TILES is the National Map of the USGS unless it is set', () => {
  const tiles = tilesOf();
  expect(tilesOf('  ')).toEqual(tiles);
  expect(tiles.ERSI_IMAGERY).toEqual({
    template: 'https://basemap.nationalmap.gov/arcgis/rest/services/USGSImageryOnly/MapServer/tile/{z}/{y}/{x}',
    attribution: 'USGS The National Map',
    max_zoom: 16,
    may_keep: true,
  });
  expect([tiles.ERSI_HYBRID?.template, tiles.ERSI_TOPO?.template]).toEqual([
    expect.stringContaining('/USGSImageryTopo/'),
    expect.stringContaining('/USGSTopo/'),
  ]);
  expect(tileOrigins(tiles)).toEqual(['https://basemap.nationalmap.gov']);
});

test('MAP_TILES=none asks nobody for tiles, and so do those backgrounds that it does not name', () => {
  expect(tilesOf(' none ')).toEqual({});
  expect(tilesOf('{}')).toEqual({});
  expect(tilesOf(JSON.stringify({ ERSI_TOPO: TOPO }))).toEqual({ ERSI_TOPO: { ...TOPO, may_keep: false } });
});

test.each([
  ['{', /^MAP_TILES: must be none, or JSON of ERSI_IMAGERY, ERSI_HYBRID, ERSI_TOPO/],
  ['off', /^MAP_TILES: must be none, or JSON/],
  [[TOPO], /^MAP_TILES: must be none, or JSON/],
  [null, /^MAP_TILES: must be none, or JSON/],
  [{ ESRI_TOPO: TOPO }, /^MAP_TILES: ESRI_TOPO must be one of ERSI_IMAGERY, ERSI_HYBRID, ERSI_TOPO$/],
  [
    { ERSI_TOPO: TOPO.template },
    /^MAP_TILES: ERSI_TOPO must be an object of template, attribution, max_zoom, may_keep$/,
  ],
  [{ ERSI_TOPO: { ...TOPO, template: 'https://{s}.a.example/{z}/{x}/{y}' } }, /ERSI_TOPO\.template must be .*no {s}/],
  [{ ERSI_TOPO: { ...TOPO, template: 'https://a.example/{z}/{x}' } }, /ERSI_TOPO\.template must be .*{z}, {x} and {y}/],
  [{ ERSI_TOPO: { ...TOPO, max_zoom: 16.5 } }, /ERSI_TOPO\.max_zoom must be a whole number from 0 to 24$/],
  [{ ERSI_TOPO: { ...TOPO, attribution: null } }, /ERSI_TOPO\.attribution must be a text/],
  [{ ERSI_TOPO: { ...TOPO, may_keep: 'yes' } }, /ERSI_TOPO\.may_keep must be true or false$/],
  [{ ERSI_TOPO: { ...TOPO, maxZoom: 3 } }, /ERSI_TOPO\.maxZoom isn't one of its fields/],
])('MAP_TILES=%j ends the start with a sentence that names the place', (value, sentence) => {
  expect(problemsOf(value)).toEqual([expect.stringMatching(sentence)]);
});

test('tiles of a server of one’s own are kept on devices only where MAP_TILES says that they may be', () => {
  expect(tilesOf(JSON.stringify({ ERSI_TOPO: TOPO })).ERSI_TOPO?.may_keep).toBe(false);
  expect(tilesOf(JSON.stringify({ ERSI_TOPO: { ...TOPO, may_keep: true } })).ERSI_TOPO?.may_keep).toBe(true);
});

test('everything that is wrong with MAP_TILES is said in one go', () => {
  expect(problemsOf({ ERSI_TOPO: {}, ERSI_HYBRID: { ...TOPO, max_zoom: 99 }, SATELLITE: TOPO })).toHaveLength(5);
});
