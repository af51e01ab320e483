import fc from 'fast-check';
import { addressOfTile, countTiles, outerTile, tilesAt } from './tiles';

test.each([
  [0, { z: 0, x: 0, y: 0 }],
  [12, { z: 12, x: 891, y: 1521 }],
  [16, { z: 16, x: 14268, y: 24345 }],
])('the tile of a place in Nebraska at zoom %d', (z, tile) => {
  // By the formulas of the OpenStreetMap wiki, "Slippy map tilenames".
  expect(tilesAt(z, [-101.62, 41.93, -101.62, 41.93])).toEqual([tile]);
});

test('a box has as many tiles as are counted, each once, and none outside of the map', () => {
  const degrees = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -89, max: 89, noNaN: true }),
    fc.double({ min: 0, max: 0.2, noNaN: true }),
  );
  fc.assert(
    fc.property(degrees, fc.integer({ min: 0, max: 14 }), ([west, south, size], z) => {
      const box = [west, south, west + size, south + size] as const;
      const tiles = tilesAt(z, box);
      expect(tiles).toHaveLength(countTiles(z, box));
      expect(new Set(tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(tiles.length);
      for (const { x, y } of tiles) expect([x, y].every((at) => at >= 0 && at < 2 ** z)).toBe(true);
    }),
  );
});

test('the tile further out holds a tile, and says where', () => {
  expect(outerTile({ z: 14, x: 13, y: 6 }, 2)).toEqual({
    tile: { z: 12, x: 3, y: 1 },
    part: { left: 0.25, top: 0.5, side: 0.25 },
  });
});

test('the address of a tile is the template with its numbers, as often as they are in it', () => {
  expect(addressOfTile('https://a.example/{z}/{y}/{x}?z={z}', { z: 12, x: 3, y: 1 })).toBe(
    'https://a.example/12/1/3?z=12',
  );
});
