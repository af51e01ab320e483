import { randomUUID } from 'node:crypto';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import type { Position } from '@domain/geometry/Position';
import { sql } from 'kysely';
import { readCsv } from '@domain/testing/readCsv';
import { DAY, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
const [herd, paddock] = [randomUUID(), randomUUID()];
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  const at = ago(10);
  await ranch.write([
    newRecord('herd', {}, herd),
    newRecord('paddock', { name: '=Creek', acres: 40, grazeable_percent: 100 }, paddock),
    newRecord('count', { herd_uuid: herd, at }),
    newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock], at }),
  ]);
});
afterAll(() => test.close());

const ago = (days: number) => new Date(test.clock.now().getTime() - days * DAY).toISOString();
const get = (name: string, query = '', token = ranch.host.owner) =>
  test.get(`${ranch.path}/export/${name}${query}`, { token });

it('paddocks.csv has a row a paddock, as of now', async () => {
  const response = await get('paddocks.csv');
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="paddocks.csv"',
  });
  const [, row = ''] = response.body.split('\r\n');
  expect(row).toMatch(new RegExp(`^'=Creek,,40,40,Grazing,,10,\\d.*,${paddock}$`));
});

it('herds.csv says where each herd is, and was at another time', async () => {
  expect((await get('herds.csv')).body.split('\r\n')[1]).toContain(`'=Creek,${ago(10)},${herd}`);
  expect((await get('herds.csv', `?at=${ago(11)}`)).body.split('\r\n')[1]).toBe(`Cows,,,,,,,${herd}`);
});

it('a season is that of the query, and of this ranch', async () => {
  const season = newRecord('season', { starts_on: '2025-01-01', ends_on: '2025-12-31' });
  await ranch.write([season]);
  const row = (await get('paddocks.csv', `?season=${season.uuid}`)).body.split('\r\n')[1];
  expect(row).toContain("'=Creek,,40,40,Ready,,0,0,0,0,0,,,");
  expect((await get('paddocks.csv', `?season=${randomUUID()}`)).statusCode).toBe(422);
});

it('says what is wrong with a time, and knows no other file', async () => {
  expect((await get('paddocks.csv', '?at=yesterday')).json()).toMatchObject({ details: { at: expect.any(String) } });
  expect((await get('paddocks.csv', '?at=2099-12-31T00:00:00.000Z')).json()).toMatchObject({
    details: { at: 'At most ten years ahead can be asked for' },
  });
  expect((await get('paddocks.csv', `?at=${ago(-366)}`)).statusCode).toBe(200);
  expect((await get('stays.xlsx')).statusCode).toBe(404);
});

it('stays.csv has a row a stay, as a strict reader takes it', async () => {
  const rows = readCsv((await get('stays.csv')).body);
  expect(rows).toMatchObject([{ paddock: "'=Creek", herd: 'Cows', in: ago(10), out: '', paddock_uuid: paddock }]);
  expect(readCsv((await get('stays.csv', `?at=${ago(11)}`)).body)).toEqual([]);
});

it('paddocks.geojson and paddocks.kml have the shapes of those that were drawn', async () => {
  const drawn = randomUUID();
  const corner: Position = [-101.6, 41.9];
  const outline: Position[] = [corner, [-101.59, 41.9], [-101.59, 41.91], corner];
  const revision = await ranch.write([
    newRecord('paddock', { name: 'Mesa', acres: null, shape: { type: 'Polygon', coordinates: [outline] } }, drawn),
  ]);
  const geo = await get('paddocks.geojson');
  expect(geo.headers['content-type']).toContain('application/geo+json');
  const { features } = geo.json<{
    features: { id: string; geometry: object | null; properties: { name: string } }[];
  }>();
  expect(features.map(({ id, geometry, properties }) => [id, geometry, properties.name])).toEqual([
    [paddock, null, '=Creek'],
    [drawn, { type: 'Polygon', coordinates: [outline] }, 'Mesa'],
  ]);
  const kml = await get('paddocks.kml');
  expect(kml.headers['content-type']).toBe('application/vnd.google-earth.kml+xml');
  expect(kml.headers['content-disposition']).toBe('attachment; filename="paddocks.kml"');
  expect(kml.body).toContain('<name>Mesa</name>');
  expect(kml.body).not.toContain('=Creek');
  await ranch.write([{ kind: 'paddock', uuid: drawn, base: revision, data: null }]);
});

it('the stays of a season add up to what its paddocks say', async () => {
  const [stays, paddocks] = await Promise.all([get('stays.csv'), get('paddocks.csv')]);
  const [stay] = readCsv(stays.body);
  const own = readCsv(paddocks.body).find(({ uuid }) => uuid === paddock);
  expect([stay?.forage_lb, stay?.ad, stay?.days]).toEqual([own?.forage_lb, own?.ad, own?.grazing_days]);
});

it('files of figures have the acres of shapes that they do not read, also of paddocks grazed together', async () => {
  const square = (west: number, size: number) => {
    const corner: Position = [west, 41.9];
    const ring: Position[] = [corner, [west + size, 41.9], [west + size, 41.91], [west, 41.91], corner];
    return { type: 'Polygon' as const, coordinates: [ring] };
  };
  const drawn = [square(-101.6, 0.01), square(-101.5, 0.03)].map((shape) =>
    newRecord('paddock', { acres: null, shape }),
  );
  const gates = await GrazingRanch.start(test);
  const grazing = newRecord('herd');
  const at = ago(10);
  await gates.write([
    grazing,
    ...drawn,
    newRecord('count', { herd_uuid: grazing.uuid, at }),
    newRecord('move', { herd_uuid: grazing.uuid, paddock_uuids: drawn.map(({ uuid }) => uuid), at }),
  ]);
  const read = async () => {
    const files = ['stays.csv', 'paddocks.csv'].map((name) =>
      test.get(`${gates.path}/export/${name}?at=${test.clock.now().toISOString()}`, { token: gates.host.owner }),
    );
    return (await Promise.all(files)).map(({ body }) => readCsv(body));
  };
  const files = await read();
  const byUuid = drawn.map(({ uuid }) =>
    files.map((rows) => rows.find((row) => (row.paddock_uuid ?? row.uuid) === uuid)),
  );
  for (const [stay, paddock] of byUuid) {
    expect(Number(stay?.forage_lb)).toBeGreaterThan(0);
    expect([stay?.forage_lb, stay?.ad]).toEqual([paddock?.forage_lb, paddock?.ad]);
  }
  const [[, one], [, other]] = byUuid as [[object, { acres: string }], [object, { acres: string }]];
  expect(Number(other.acres) / Number(one.acres)).toBeCloseTo(3, 6);

  // Records that were written before their acres were kept are read with their shapes.
  await sql`update records set shape_acres = null where ranch_uuid = ${gates.uuid}`.execute(test.db);
  expect(await read()).toEqual(files);
});

it('records.json has everything that lives, which another ranch takes as it is', async () => {
  const gone = newRecord('rain');
  const revision = await ranch.write([gone]);
  await ranch.write([{ kind: 'rain', uuid: gone.uuid, base: revision, data: null }]);
  const response = await get('records.json');
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="records.json"',
  });
  const { records, ranch_uuid } = response.json<{ ranch_uuid: string; records: RecordsPage['records'] }>();
  expect(ranch_uuid).toBe(ranch.uuid);
  expect(records).toEqual((await ranch.page()).records);
  expect(records.map(({ uuid }) => uuid)).not.toContain(gone.uuid);

  const other = await GrazingRanch.start(test);
  const own = (await other.page()).records;
  const [season] = own.filter(({ kind }) => kind === 'season');
  await other.write([
    { kind: 'season', uuid: season?.uuid, base: season?.revision, data: null },
    ...records.filter(({ kind }) => kind !== 'ranch').map(({ kind, uuid, data }) => ({ kind, uuid, base: null, data })),
  ]);
  const at = `?at=${ago(1)}`;
  const ofOther = await test.get(`${other.path}/export/paddocks.csv${at}`, { token: other.host.owner });
  expect(ofOther.body).toBe((await get('paddocks.csv', at)).body);
});

it('is for people of the ranch, viewers too', async () => {
  const viewer = await ranch.member('sees@example.com', 'viewer');
  expect((await get('herds.csv', '', viewer)).statusCode).toBe(200);
  expect((await get('herds.csv', '', await test.newcomer('other@example.com'))).statusCode).toBe(404);
  expect((await test.get(`${ranch.path}/export/herds.csv`)).statusCode).toBe(401);
});
