import { MessageChannel } from 'node:worker_threads';
import { readTable } from '@domain/formats/table/readTable';
import type { DataOf, Held } from '@records/index';
import { aHerdRecord, aMoveRecord, aPaddockRecord, COWS, CREEK } from '@testing/aRecord';
import { herdRecords } from './herdRecords';
import { moveRecords } from './moveRecords';
import { paddockRecords } from './paddockRecords';
import { guessFields, guessKind, type Match } from './tableFields';
import type { FromTable, TableGrounds } from './tableRecords';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

const NOW = Date.parse('2026-06-10T15:00:00.000Z');
const AT = { base: 1, changed_at: '', changed_by: null };

const cows = { ...aHerdRecord('Cows', {}, { uuid: COWS }), ...AT } as Held<DataOf<'herd'>>;
const creek = { ...aPaddockRecord('Creek', {}, { uuid: CREEK }), ...AT } as Held<DataOf<'paddock'>>;

const grounds = (moves: readonly Held<DataOf<'move'>>[] = []): TableGrounds => ({
  zone: 'America/Denver',
  now: NOW,
  herds: [cows],
  paddocks: [creek],
  movesOf: (uuid) => moves.filter(({ data }) => data.herd_uuid === uuid),
});

const MAKERS = { herds: herdRecords, paddocks: paddockRecords, moves: moveRecords };

function made(text: string, more: Partial<Match> = {}, on = grounds()): Promise<FromTable> {
  const table = readTable(new TextEncoder().encode(text));
  const kind = guessKind(table.columns);
  const match: Match = {
    kind,
    fields: guessFields(table.columns, kind),
    mark: '.',
    order: 'month',
    isHectares: false,
    isKilograms: false,
    animal: 'cows',
    makesUnknown: true,
    ...more,
  };
  return MAKERS[kind](table, match, on);
}
const datas = (from: FromTable, kind: string) =>
  from.records.filter((each) => each.kind === kind).map(({ data }) => data);

it.each([
  ['name,head,average_weight_lb,au,daily_demand_lb,paddocks,since,uuid', 'herds'],
  [
    'name,parent,acres,grazeable_acres,state,rest_days,grazing_days,forage_lb,ad,ada,aum,last_in,last_out,uuid',
    'paddocks',
  ],
  ['paddock,herd,in,out,days,head_in,head_out,forage_lb,ad,herd_uuid,paddock_uuid,move_uuid', 'moves'],
  ['Herd,Number of animals,Total weight (lbs)', 'herds'],
  ['Pasture,Area (ha)', 'paddocks'],
  ['Mob,Camp,Date in,Date out', 'moves'],
  ['Potrero,Hato,Entrada,Cabezas', 'moves'],
  ['Lote,Número de cabezas,Peso promedio (kg)', 'herds'],
  ['Potrero,Superficie (hectáreas)', 'paddocks'],
])('E2: knows by the columns %s that a table has %s', (columns, kind) => {
  expect(guessKind(columns.split(','))).toBe(kind);
});

it.each([
  ['herds', 'Hato,Animal,Cabezas,Peso promedio,Fecha,Notas', ['name', 'animal', 'head', 'weight', 'date', 'note']],
  ['paddocks', 'Potrero,Hectáreas,% pastoreable,Tipo de zacate', ['name', 'area', 'grazeable', 'grass']],
  ['moves', 'HATO,POTRERO,FECHA DE ENTRADA,SALIDA,Hora', ['herd', 'paddock', 'date', 'out', 'time']],
] as const)('LANGUAGES 11.10: knows what the Spanish columns of %s are', (kind, columns, fields) => {
  expect(guessFields(columns.split(','), kind)).toEqual(fields);
});

it('LANGUAGES 11.10: knows Spanish words for animals', async () => {
  const words = ['Vacas con cría', 'Vaquillas', 'Novillos', 'Toros', 'Becerros', 'Vacas', 'Borregas', 'Caballos'];
  const from = await made(`Hato,Animal,Cabezas\n${words.map((word) => `${word},${word},3`).join('\n')}\n`);
  const animals = ['cow_calf', 'heifers', 'steers', 'bulls', 'calves', 'cows', 'ewes', 'horses'];
  expect(datas(from, 'count')).toMatchObject(animals.map((animal) => ({ classes: [{ animal }] })));
});

it('E2: herds with head and weight come with a count, those that are there with the count alone', async () => {
  const from = await made('Herd,Head,Average weight (kg),Date\ncows,40,500,6/1/2026\nBulls,4,,\nGhosts,,,\n', {
    isKilograms: true,
  });
  expect(datas(from, 'herd').map((herd) => 'name' in herd && herd.name)).toEqual(['Bulls', 'Ghosts']);
  const [counted, bulls] = datas(from, 'count');
  expect(counted).toMatchObject({ herd_uuid: COWS, at: '2026-06-01T18:00:00.000Z', classes: [{ head: 40 }] });
  expect(counted).toHaveProperty(['classes', 0, 'average_weight_lb'], expect.closeTo(1102.31, 2));
  expect(bulls).toMatchObject({ classes: [{ animal: 'cows', head: 4, average_weight_lb: null }] });
  expect(from.bad).toEqual([]);
});

it('E2: rows of one herd and day are its classes, and a weight of all is one of each', async () => {
  const from = await made(
    'name,class,head,total weight\nMixed,Cow-calf pairs,10,12000\nMixed,yearling steers,5,3000\n',
  );
  expect(datas(from, 'herd')).toHaveLength(1);
  expect(datas(from, 'count')).toMatchObject([
    {
      classes: [
        { animal: 'cow_calf', head: 10, average_weight_lb: 1200 },
        { animal: 'steers', head: 5, average_weight_lb: 600 },
      ],
    },
  ]);
});

it('E2: bad rows are named with their line and reason, and the others come in', async () => {
  const from = await made('name,head,weight\nA,x,\n,3,\nB,1.5,\nC,3,9999\nD,3,900\nE,"3\n');
  expect(from.bad.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '2 Head “x” isn’t a number',
    '3 The name is missing',
    expect.stringMatching(/^4 head: Enter a whole number/),
    expect.stringMatching(/^5 average weight lb: Enter a number/),
    '7 A quotation mark is not closed',
  ]);
  expect(datas(from, 'herd')).toMatchObject([{ name: 'D' }]);
});

it('E2: paddocks come with hectares, decimal commas and subdivisions', async () => {
  const text =
    'Name;Part of;Area (ha);Grazeable %\nCreek;;1;\nMesa;;40,5;85\nNorth;mesa;20;\nOdd;North;1;\nLost;Nowhere;1;\nMesa;;3;\n';
  const from = await made(text, { mark: ',', isHectares: true });
  const [mesa, north] = from.records;
  expect(from.records).toHaveLength(2);
  expect(mesa?.data).toMatchObject({ name: 'Mesa', grazeable_percent: 85, parent_uuid: null });
  expect(mesa?.data).toHaveProperty('acres', expect.closeTo(100.078, 2));
  expect(north?.data).toMatchObject({ name: 'North', parent_uuid: mesa?.uuid });
  expect(from.there).toBe(1);
  expect(from.bad).toEqual([
    { line: 5, why: 'North is part of a paddock itself' },
    { line: 6, why: 'There is no paddock Nowhere that it could be part of' },
    { line: 7, why: 'Another row has the name Mesa' },
  ]);
});

it('E2: moves name herds and paddocks, made where they are not there', async () => {
  const text =
    'herd,paddock,in,out\nCows,Creek,6/1/2026,6/3/2026\nCOWS,Mesa,6/3/2026 12:01,6/5/2026\nBulls,corral,6/2/2026,\n';
  const from = await made(text);
  expect(from.unknown).toEqual({ herds: ['Bulls'], paddocks: ['Mesa'] });
  const mesa = from.records.find(({ kind }) => kind === 'paddock')?.uuid;
  expect(datas(from, 'move')).toMatchObject([
    { off: 'corral', paddock_uuids: [] },
    { herd_uuid: COWS, paddock_uuids: [CREEK], at: '2026-06-01T18:00:00.000Z' },
    { herd_uuid: COWS, paddock_uuids: [mesa], at: '2026-06-03T18:01:00.000Z' },
    { herd_uuid: COWS, paddock_uuids: [], off: 'unknown', at: '2026-06-05T18:00:00.000Z' },
  ]);
});

it('E2: rows with unknown names stay out where the person says so, and moves ahead in any case', async () => {
  const text =
    'herd,paddock,date\nBulls,Creek,6/1/2026\nCows,Mesa,6/1/2026\nCows,Creek,6/20/2026\nCows,Creek,soon\nCows,Creek,6/9/2026\n';
  const from = await made(text, { makesUnknown: false });
  expect(from.records).toHaveLength(1);
  expect(from.bad.map(({ line, why }) => `${line} ${why}`)).toEqual([
    '2 There is no herd Bulls',
    '3 There is no paddock Mesa',
    '4 The date “6/20/2026” is in the future: what has not happened yet is a plan',
    '5 The date “soon” can’t be read',
  ]);
});

it('E2: our own stays come back as they were: open gates together, and nothing twice', async () => {
  const there = { ...aMoveRecord(CREEK, { at: '2026-05-01T12:00:00.000Z' }), ...AT } as Held<DataOf<'move'>>;
  const text =
    "paddock,herd,in,out,days\r\nCreek,Cows,2026-05-01T12:00:00.000Z,2026-05-02T12:00:00.000Z,1\r\n'=Odd,Cows,2026-05-02T12:00:00.000Z,,1\r\nCreek,Cows,2026-05-02T12:00:00.000Z,,1\r\n";
  const from = await made(text, {}, grounds([there]));
  expect(from.there).toBe(1);
  expect(datas(from, 'paddock')).toMatchObject([{ name: '=Odd' }]);
  const odd = from.records[0]?.uuid;
  expect(datas(from, 'move')).toMatchObject([{ paddock_uuids: [odd, CREEK], at: '2026-05-02T12:00:00.000Z' }]);
});

it('E2: tables of herds and paddocks make no second one of a name that is retired', async () => {
  const retired_at = '2026-06-05T12:00:00.000Z';
  const on: TableGrounds = {
    ...grounds(),
    herds: [{ ...cows, data: { ...cows.data, retired_at } }],
    paddocks: [{ ...creek, data: { ...creek.data, retired_at } }],
  };
  const herds = await made('Herd,Head,Date\nCows,40,6/1/2026\nCows,41,6/7/2026\nCows,,\n', {}, on);
  expect(herds.records).toMatchObject([{ kind: 'count', data: { herd_uuid: COWS, classes: [{ head: 40 }] } }]);
  expect(herds.bad.map(({ line }) => line)).toEqual([3, 4]);
  expect(herds.bad[0]?.why).toBe('The herd Cows is retired at that time');
  const paddocks = await made('Name,Part of,Acres\nCreek,,1\nNorth,Creek,1\n', {}, on);
  expect(paddocks.records).toEqual([]);
  expect(paddocks.bad).toEqual([
    { line: 2, why: 'The paddock Creek is retired' },
    { line: 3, why: 'The paddock Creek is retired' },
  ]);
});
