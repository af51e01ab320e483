import fc from 'fast-check';
import { MAP_LAYERS, readMapTiles, tileOrigins, wrongFields, type TileSource } from './mapTiles';

const GOOD: TileSource = {
  template: 'https://tiles.example.com/{z}/{x}/{y}.png',
  attribution: 'Someone',
  max_zoom: 16,
  may_keep: false,
};
const read = (source: unknown) => readMapTiles({ ERSI_TOPO: source }).ERSI_TOPO;

describe('the tiles of the map', () => {
  it.each([
    'https://tiles.example.com/{z}/{x}/{y}.png',
    'http://192.0.2.7:8080/{z}/{y}/{x}?key=a-b_c&style=dark',
    'https://a.example/{z}/{x}/{y}/{z}@2x.jpg',
    '/tiles/{z}/{x}/{y}',
  ])('come from %s', (template) => {
    expect(read({ ...GOOD, template })).toEqual({ ...GOOD, template });
  });

  it.each([
    undefined,
    7,
    '',
    'https://tiles.example.com/{z}/{x}.png',
    'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
    'https://{z}.tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/{z}/{x}/{-y}/{y}.png',
    'https://tiles.example.com/{z}/{x}/{y}/{switch:a,b}',
    'https://*.example.com/{z}/{x}/{y}',
    'https://a.example;script-src */{z}/{x}/{y}',
    'https://user:pw@tiles.example.com/{z}/{x}/{y}',
    'https://tiles.example.com:99999/{z}/{x}/{y}',
    'https://tiles.example.com?tile={z}/{x}/{y}',
    'https://tiles.example.com/{z}/{x}/{y}#top',
    'https://tiles.example.com/{z}/{x}/ {y}',
    'ftp://tiles.example.com/{z}/{x}/{y}',
    'javascript:alert(1)/{z}/{x}/{y}',
    'data:image/png,{z}{x}{y}',
    '//tiles.example.com/{z}/{x}/{y}',
    '/\\tiles.example.com/{z}/{x}/{y}',
    'tiles/{z}/{x}/{y}',
  ])('do not come from %j', (template) => {
    expect(wrongFields({ ...GOOD, template })).toEqual(['template']);
    expect(read({ ...GOOD, template })).toBeUndefined();
  });

  it.each([
    ['attribution', 7],
    ['attribution', undefined],
    ['attribution', 'x'.repeat(201)],
    ['max_zoom', '16'],
    ['max_zoom', 16.5],
    ['max_zoom', -1],
    ['max_zoom', 25],
    ['max_zoom', NaN],
    ['may_keep', 'yes'],
    ['may_keep', null],
  ])('are none with %s %j', (field, value) => {
    expect(wrongFields({ ...GOOD, [field]: value })).toEqual([field]);
    expect(read({ ...GOOD, [field]: value })).toBeUndefined();
  });

  it('may be kept only where the operator says so', () => {
    const { may_keep, ...without } = GOOD;
    expect(may_keep).toBe(false);
    expect(read(without)).toEqual(GOOD);
    expect(read({ ...GOOD, may_keep: true })?.may_keep).toBe(true);
  });

  it.each([undefined, null, 'none', 7, [], [GOOD], {}, { OTHER: GOOD }, Object.create({ ERSI_TOPO: GOOD })])(
    'are none at all for %j',
    (value) => {
      expect(readMapTiles(value)).toEqual({});
    },
  );

  it('are missing for the background that is wrong alone, and what a newer server says beside is passed over', () => {
    const value = { ERSI_IMAGERY: { ...GOOD, min_zoom: 3 }, ERSI_HYBRID: [GOOD], ERSI_TOPO: GOOD, OTHER: GOOD };
    expect(readMapTiles(value)).toEqual({ ERSI_IMAGERY: GOOD, ERSI_TOPO: GOOD });
  });

  it('R2: are good for any JSON, and their origins nothing but origins', () => {
    const part = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('https://a.example', '/a', '{s}', '*', ' '));
    const template = fc.tuple(part, part).map(([head, tail]) => `${head}/{z}/{x}/{y}${tail}`);
    const source = fc.oneof(
      fc.jsonValue(),
      fc.record({ template, attribution: fc.string(), max_zoom: fc.integer({ min: -1, max: 30 }) }),
    );
    const given = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...MAP_LAYERS, '__proto__'), source));
    fc.assert(
      fc.property(given, (value) => {
        const tiles = readMapTiles(value);
        expect(readMapTiles(tiles)).toEqual(tiles);
        for (const origin of tileOrigins(tiles)) expect(origin).toMatch(/^https?:\/\/[a-z\d.-]+(:\d+)?$/);
      }),
      { numRuns: 500 },
    );
  });
});

it('names the origin of each tile server once, and none for a path', () => {
  const from = (template: string) => ({ ...GOOD, template });
  const tiles = {
    ERSI_IMAGERY: from('https://tiles.example.com:443/a/{z}/{x}/{y}'),
    ERSI_HYBRID: from('https://TILES.example.com/b/{z}/{x}/{y}'),
    ERSI_TOPO: from('/topo/{z}/{x}/{y}'),
  };
  expect(tileOrigins(tiles)).toEqual(['https://tiles.example.com']);
  expect(tileOrigins({})).toEqual([]);
});
