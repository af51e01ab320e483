import { DOMParser } from '@xmldom/xmldom';
import type { Shape } from '../geometry/Position';
import { runsLeft } from '../geometry/orientation';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { paddocksGeoJson, paddocksKml } from './paddockShapes';

const square = (at: number): [number, number][] => [
  [at, 0],
  [at, 3],
  [at + 3, 3],
  [at + 3, 0],
  [at, 0],
];
const HOLE: [number, number][] = [
  [1, 1],
  [2, 1],
  [2, 2],
  [1, 2],
  [1, 1],
];
const HOLED: Shape = { type: 'Polygon', coordinates: [square(0), HOLE] };
const ISLANDS: Shape = { type: 'MultiPolygon', coordinates: [[square(5)], [square(9)]] };
const NAME = 'A & B <i>"\u0001';

const exported = () => {
  const records = new ARanch()
    .season('Summer', '2026-06-01', null)
    .paddock('holed', 20)
    .paddock('islands', 10)
    .paddock('undrawn', null)
    .paddock('gone', 10, { retired_at: day(1) })
    .herd('Cows', [animals()])
    .move('Cows', day(0), ['holed'])
    .records();
  const paddocks = records.paddocks.map(({ uuid, data }) => ({
    uuid,
    data: { ...data, name: uuid === 'islands' ? NAME : data.name },
  }));
  return {
    records: { ...records, paddocks },
    shapes: new Map<string, Shape>([
      ['holed', HOLED],
      ['islands', ISLANDS],
      ['gone', HOLED],
    ]),
    season: records.seasons[0] ?? null,
    at: instant(3),
  };
};

test('GeoJSON has what lives, with its figures, and nothing in the place of a shape that nobody drew', () => {
  const { features } = paddocksGeoJson(exported());
  expect(features.map(({ id, geometry }) => [id, geometry?.type])).toEqual([
    ['islands', 'MultiPolygon'],
    ['holed', 'Polygon'],
    ['undrawn', undefined],
  ]);
  expect(features[1]?.properties).toMatchObject({ name: 'holed', acres: 20, state: 'Grazing', forage_lb: 900, ad: 30 });
});

test('outlines run against the clock, holes with it', () => {
  const [islands, holed] = paddocksGeoJson(exported()).features.map(({ geometry }) => geometry);
  if (holed?.type !== 'Polygon' || islands?.type !== 'MultiPolygon') throw new Error('Shapes were left out');
  expect(holed.coordinates.map(runsLeft)).toEqual([true, false]);
  expect(islands.coordinates.map(([outline = []]) => runsLeft(outline))).toEqual([true, true]);
  expect(holed.coordinates[0]?.toSorted()).toEqual(square(0).toSorted());
});

test('KML is good XML with any name, and has the drawn paddocks with their figures', () => {
  const errors: string[] = [];
  const kml = new DOMParser({ onError: (_level, message) => errors.push(message) }).parseFromString(
    paddocksKml(exported()),
    'text/xml',
  );
  expect(errors).toEqual([]);
  const texts = (name: string) => [...kml.getElementsByTagName(name)].map(({ textContent }) => textContent);
  expect(kml.documentElement?.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
  expect(texts('name')).toEqual(['A & B <i>"', 'holed']);
  expect([...kml.getElementsByTagName('Placemark')].map((each) => each.getAttribute('id'))).toEqual([
    'paddock-islands',
    'paddock-holed',
  ]);
  expect(texts('value')).not.toContain('null');
  expect(kml.getElementsByTagName('outerBoundaryIs')).toHaveLength(3);
  expect(kml.getElementsByTagName('innerBoundaryIs')).toHaveLength(1);
  const forage = [...kml.getElementsByTagName('Data')].filter((data) => data.getAttribute('name') === 'forage_lb');
  expect(forage.map(({ textContent }) => textContent?.trim())).toEqual(['0', '900']);
});
