import fc from 'fast-check';
import { box, polygon, ring } from '../testing/drawn';
import { anyLand } from '../testing/fencedLand';
import type { Shape } from '../geometry/Position';
import { readShapeText, writeShapeText } from './shapeText';

const square = polygon(box(0, 0, 4, 4));
const json = JSON.stringify(square);
const corners = '0, 0\n0, 0.04\n0.04, 0.04\n0.04, 0';

describe('a shape as people paste it', () => {
  it.each([
    ['its corners line by line', corners],
    ['closed', `${corners}\n0, 0`],
    ['with empty lines and the line ends of Windows', `\r\n${corners.replaceAll('\n', '\r\n\r\n')}\r\n`],
    ['with letters', '0 N 0 E\n0 N 0.04 E\n0.04 N 0.04 E\n0.04 N 0 E'],
    ['GeoJSON', json],
    ['GeoJSON with more members', JSON.stringify({ ...square, bbox: [0, 0, 1, 1] }, null, 2)],
    ['a Feature', `\n{"type":"Feature","properties":{"name":"Mesa"},"geometry":${json}}`],
    ['a collection of one', `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":${json}}]}`],
    ['WKT', 'POLYGON ((0 0, 0.04 0, 0.04 0.04, 0 0.04, 0 0))'],
    ['WKT in small letters with a reference system', ' srid=4326; polygon((0 0,.04 0,4e-2 .04,0 0.04,0 0)) '],
    ['WKT with measures', 'POLYGON M ((0 0 7, 0.04 0 7, 0.04 0.04 7, 0 0.04 7, 0 0 7))'],
  ])('%s', (_name, text) => {
    expect(readShapeText(text)).toEqual({ shape: square });
  });

  it('of several parts and with heights and holes', () => {
    const parts: Shape = { type: 'MultiPolygon', coordinates: [[box(0, 0, 4, 4), box(1, 1, 2, 2)], [box(5, 0, 6, 1)]] };
    expect(readShapeText(JSON.stringify(parts))).toEqual({ shape: parts });
    const wkt = 'MULTIPOLYGON Z (((0 0 9, 0.04 0 9, 0.04 0.04 9, 0 0 9)), ((1 1 9, 1.01 1 9, 1.01 1.01 9, 1 1 9)))';
    const read = readShapeText(wkt);
    expect('shape' in read ? read.shape.coordinates[1]?.[0]?.[1] : undefined).toEqual([1.01, 1, 9]);
  });
});

test.each([
  ['', /one on each line/],
  ['  \n ', /one on each line/],
  ['0, 0\n0, 1', /three corners at least/],
  ['0, 0\n0, 1\n0, 0\n0, 1', /three corners at least/],
  ['0, 0\n\n0, 1\nhere\n1, 1', /^Line 4: write a latitude/],
  ['0, 0\n-101, 41\n1, 1', /^Line 2: a latitude goes from/],
  ['0, 0\n4, 4\n4, 0\n0, 4', /crosses itself/],
  [
    '{"type":"Polygon",\n"coordinates":[[[0,0],[1,0],[1,1],\n[0,0]]',
    /^Line 3: this GeoJSON cannot be read|^This GeoJSON cannot be read/,
  ],
  ['{"type":"Polygon",\n"coordinates":[[[0,0] [1,0]]]}', /^Line 2: this GeoJSON cannot be read/],
  ['{"type":"Point","coordinates":[0,0]}', /MultiPolygon is needed; this is a Point/],
  ['{"name":"Mesa"}', /MultiPolygon is needed; this isn’t GeoJSON/],
  ['{"type":"Feature","geometry":null}', /MultiPolygon is needed; this isn’t GeoJSON/],
  [
    `{"type":"FeatureCollection","features":[{"type":"Feature","geometry":${json}},{"type":"Feature","geometry":${json}}]}`,
    /paste one at a time/,
  ],
  ['{"type":"Polygon"}', /isn’t a shape/],
  ['{"type":"Polygon","coordinates":[[["0",0]]]}', /isn’t a shape/],
  ['{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1]]]}', /not closed/],
  ['POINT (0 0)', /MULTIPOLYGON is needed; this is a POINT/],
  ['LINESTRING (0 0, 1 1)', /this is a LINESTRING/],
  ['POLYGON EMPTY', /WKT cannot be read/],
  ['POLYGON ((0 0, 1 0, 1 1, 0 0)', /WKT cannot be read/],
  ['POLYGON ((0 0, 1 0,\n1 one, 0 0))', /^Line 2: positions of WKT/],
  ['\n\nPOLYGON ((0 0, 1 0,\n1 one, 0 0))', /^Line 4: positions of WKT/],
  ['SRID=26914;POLYGON ((0 0, 1 0, 1 1, 0 0))', /not in WGS 84/],
  ['POLYGON ((0 0, 1 0, 1 1))', /not closed/],
  ['POLYGON ((500000 4600000, 500001 4600000, 500001 4600001, 500000 4600000))', /outside the earth/],
  ['POLYGON (0 0, 1 0, 1 1, 0 0)', /isn’t a shape/],
])('%j is refused in one sentence', (text, sentence) => {
  expect(readShapeText(text)).toEqual({ problem: expect.stringMatching(sentence) });
});

test('what is written is read again with the same coordinates', () => {
  fc.assert(
    fc.property(anyLand, ({ shapes }) => {
      for (const shape of shapes.values()) {
        expect(writeShapeText(shape)).toMatch(/^4\d/);
        expect(readShapeText(writeShapeText(shape))).toEqual({ shape });
      }
      const parts: Shape = {
        type: 'MultiPolygon',
        coordinates: [...shapes.values()]
          .filter((_, at) => at % 2 === 0)
          .map(({ coordinates }) => coordinates as never),
      };
      expect(readShapeText(writeShapeText(parts))).toEqual({ shape: parts });
    }),
  );
  const frame = polygon(box(0, 0, 4, 4), box(1, 1, 2, 2));
  expect(readShapeText(writeShapeText(frame))).toEqual({ shape: frame });
  const high = polygon(ring('0 0, 4 0, 4 4').map(([x, y]) => [x, y, 1_200]));
  expect(readShapeText(writeShapeText(high))).toEqual({ shape: high });
});

test('no text stops it', () => {
  const odd = fc.string({
    unit: fc.constantFrom('POLYGON', '(', ')', '{', '"type"', ':', '1', ' ', ',', '\n', '[', ']', 'M'),
  });
  fc.assert(
    fc.property(fc.oneof(odd, fc.string(), fc.json()), (text) => {
      const read = readShapeText(text);
      if ('problem' in read) expect(read.problem).not.toMatch(/\n/);
    }),
    { numRuns: 1_000 },
  );
});
