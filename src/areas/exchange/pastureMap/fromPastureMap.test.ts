import { readFileSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import readWorkbook from 'read-excel-file/universal';
import { DEFAULT_RANCH_SETTINGS } from '@contract/grazing/ranchSettings';
import { readRecord } from '@contract/grazing/readRecord';
import { projected, shareTerms } from '@contract/testing/projections';
import { sharedFigures } from '@contract/testing/sharedFigures';
import { joinExports, type JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import { zoneOf } from '@domain/grazing/time';
import type { SharedRecord } from '@domain/sharing/shareTerms';
import { goldenFile, readGolden, testOfGolden } from '@domain/testing/goldenData';
import { EVENTS_HEADER, grazed, pastureMapSheets } from '@domain/testing/pastureMapSheets';
import type { DataOf, Held, Kind } from '@records/index';
import { fromPastureMap, type FromPastureMap } from './fromPastureMap';
import { knownHerds, knownPaddocks } from './knownInFiles';
import { namesInFiles } from './namesInFiles';
import { seasonsOfFiles } from './seasonsOfFiles';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

type Coming = FromPastureMap['records'][number];
const STANDARD = { zone: zoneOf('America/Denver'), weightLb: 1_000, intakeLb: 30 };
const NOW = Date.parse('2026-06-10T12:00:00.000Z');
const LATE = '2024-07-02 08:00';

/** A workbook in which cows are in two places at once, with hay, what was left, and an inventory. */
const workbook = (
  year = 2024,
  season: { starts: string; ends: string | null } = { starts: '2024-01-01', ends: null },
) =>
  readPastureMap(
    pastureMapSheets(
      EVENTS_HEADER,
      [
        {
          name: 'Creek',
          rows: [
            [
              ...grazed(`${year}-07-01 08:00`, `${year}-07-03 08:00`, 'Creek', 'Cows', 100, 3_000),
              2,
              null,
              null,
              'green',
              800,
            ],
            [...hay('Added Hay (500 lbs)')],
            [...hay('Added Hay (500 lbs)')],
            [...hay('Pasture Inventory')],
          ],
        },
        { name: 'creek', rows: [grazed(`${year}-08-03 08:00`, `${year}-08-05 08:00`, 'x', 'cows', 20, 700)] },
        {
          name: 'Mesa',
          rows: [grazed(LATE.replace('2024', String(year)), `${year}-07-05 08:00`, 'x', 'Cows', 90, 2_900)],
        },
      ],
      season,
    ),
  );
function hay(activity: string) {
  const [at] = grazed(LATE, LATE, '', '', 0, 0);
  return [at ?? null, null, activity];
}

const held = ({ kind, uuid, data }: Coming): Held => ({ kind, uuid, data, base: 1, changed_at: '', changed_by: null });
const ofKind = <K extends Kind>(all: readonly Held[], kind: K) =>
  all.filter((each) => each.kind === kind) as Held<DataOf<K>>[];

/** What files become on a ranch that has these records. */
function bring(joined: JoinedExports, there: readonly Held[] = [], hasSeasons = true): Promise<FromPastureMap> {
  const moves = ofKind(there, 'move');
  const herds = {
    herds: ofKind(there, 'herd'),
    movesOf: (uuid: string) => moves.filter(({ data }) => data.herd_uuid === uuid),
  };
  const names = namesInFiles(joined);
  const seasons = ofKind(there, 'season').map(({ data }) => data);
  const choices = {
    names,
    seasons: seasonsOfFiles(joined, seasons),
    paddocks: knownPaddocks(joined, names, ofKind(there, 'paddock'), herds),
    herds: knownHerds(joined, names, herds),
    hasSeasons,
  };
  const grounds = {
    ...herds,
    countsOf: () => [],
    standard: STANDARD,
    zone: 'America/Denver',
    entries: (['move', 'count', 'feed', 'forage', 'note'] as const).flatMap((kind): readonly Held[] =>
      ofKind(there, kind),
    ),
  };
  return fromPastureMap(joined, choices, grounds, NOW);
}
const bringAll = async (files: readonly PastureMapExport[]): Promise<Held[]> =>
  (await bring(joinExports(files))).records.map(held);

/** What stands in records, with names in place of ids. */
function told(all: readonly Held[]): string[] {
  const names = new Map([...ofKind(all, 'herd'), ...ofKind(all, 'paddock')].map(({ uuid, data }) => [uuid, data.name]));
  const named = (_key: string, value: unknown) => (typeof value === 'string' ? (names.get(value) ?? value) : value);
  return all.map(({ kind, data }) => `${kind} ${JSON.stringify(data, named)}`).sort();
}

it('brings nothing the second time, and says how much is here already', async () => {
  const joined = joinExports([workbook()]);
  const first = await bring(joined);
  const names = first.records.flatMap(({ kind, data }) => (kind === 'herd' || kind === 'paddock' ? [data.name] : []));
  expect(names).toEqual(['Creek', 'creek (2)', 'Mesa', 'Cows', 'Cows (part)', 'cows (2)']);
  expect(first.there).toBe(0);
  const second = await bring(joined, first.records.map(held));
  expect(second.records).toEqual([]);
  // All but three paddocks and three herds.
  expect(second.there).toBe(first.records.length - 6);
});

it('completes an import that was cut short anywhere', async () => {
  const joined = joinExports([workbook()]);
  const whole = (await bring(joined)).records.map(held);
  for (const [cut] of whole.entries()) {
    const arrived = whole.slice(0, cut);
    const rest = (await bring(joined, arrived)).records.map(held);
    expect(told([...arrived, ...rest])).toEqual(told(whole));
  }
});

it('leaves out hay as often as it is here, and not where it was put out twice', async () => {
  const joined = joinExports([workbook()]);
  const whole = (await bring(joined)).records.map(held);
  const [one] = ofKind(whole, 'feed');
  const without = whole.filter(({ uuid }) => uuid !== one?.uuid);
  const { records } = await bring(joined, without);
  expect(records.map(({ kind }) => kind)).toEqual(['feed']);
});

it('knows an entry again whose note was changed, and one whose fields come back in another order', async () => {
  const joined = joinExports([workbook()]);
  const there = (await bring(joined)).records.map(held).map((each) => {
    const data = each.data as Record<string, unknown>;
    const turned = Object.fromEntries(Object.entries(data).reverse());
    const classes = (data.classes as object[] | undefined)?.map((one) =>
      Object.fromEntries(Object.entries(one).reverse()),
    );
    return {
      ...each,
      data: { ...turned, ...(classes && { classes }), ...(each.kind === 'move' && { note: 'Gate was open' }) },
    };
  });
  expect((await bring(joined, there)).records).toEqual([]);
});

it('knows again what was renamed since, by its past, and takes nothing else for it', async () => {
  const joined = joinExports([workbook()]);
  const first = (await bring(joined)).records.map(held);
  const other = { Cows: 'Mother cows', Creek: 'River', Mesa: 'Plateau' };
  const renamed = first.map((each) => {
    const data = each.data as { name?: string };
    const name = other[data.name as keyof typeof other];
    return name === undefined ? each : { ...each, data: { ...data, name } };
  });
  expect((await bring(joined, renamed)).records).toEqual([]);
});

it('takes no herd for another that was moved with it once', async () => {
  const joined = joinExports([workbook(2023), workbook(2024)]);
  const first = (await bring(joined)).records.map(held);
  const cows = ofKind(first, 'herd').find(({ data }) => data.name === 'Cows');
  const [move] = ofKind(first, 'move').filter(({ data }) => data.herd_uuid === cows?.uuid);
  const heifers = { ...cows, data: { ...cows?.data, name: 'Heifers' } } as Held;
  const paddocks: readonly Held[] = ofKind(first, 'paddock');
  const coming = await bring(joined, [...paddocks, heifers, move as Held]);
  expect(coming.records.flatMap(({ kind, data }) => (kind === 'herd' ? [data.name] : []))).toContain('Cows');
});

it('knows a part of a herd by where it was, since other files number the parts in another way', async () => {
  const before = workbook(2023, { starts: '2023-01-01', ends: '2024-01-01' });
  const later = workbook();
  const first = await bringAll([later]);
  const second = (await bring(joinExports([before, later]), first)).records.map(held);
  expect(ofKind(second, 'herd').map(({ data }) => data.name)).toEqual(['Cows (part 2)']);
  expect(ofKind(second, 'move').every(({ data }) => data.at < '2024')).toBe(true);
});

it('takes the herd that was moved so where two have the name, and none that was retired before', async () => {
  const joined = joinExports([workbook()]);
  const whole = (await bring(joined)).records.map(held);
  const [cows] = ofKind(whole, 'herd');
  if (cows === undefined) throw new Error('no herd came in');
  const other = { ...cows, uuid: 'other' };
  expect((await bring(joined, [other, ...whole])).records).toEqual([]);
  const old = { ...other, data: { ...cows.data, retired_at: '2020-01-01T00:00:00.000Z' } };
  const without = whole.filter(({ uuid }) => uuid !== cows.uuid);
  const again = (await bring(joined, [old, ...without])).records.map(held);
  expect(ofKind(again, 'herd').map(({ data }) => data.name)).toEqual(['Cows']);
  expect(ofKind(again, 'move').some(({ data }) => data.herd_uuid === 'other')).toBe(false);
});

it('leaves out what the server would refuse, says so with the name and the day, and brings nothing of it again', async () => {
  const cows = (from: string, to: string) => grazed(from, to, 'x', 'Cows', 100, 3_000);
  const [at = null] = hay('');
  const joined = joinExports([
    readPastureMap(
      pastureMapSheets(
        EVENTS_HEADER,
        [
          {
            name: 'Creek',
            acres: -5,
            rows: [
              [...cows('2024-07-01 08:00', '2024-07-03 08:00'), null, -2, null, null, 2_000_000],
              [at, null, 'Added Hay (5,000,000 lbs)'],
            ],
          },
          {
            name: 'Mesa',
            rows: [cows('2026-06-09 08:00', '2026-06-12 08:00'), cows('2026-06-12 08:00', '2026-06-13')],
          },
          { name: 'Hill', rows: [grazed('2024-07-01 08:00', '2024-07-03 08:00', 'x', 'Half', 0.5, 20)] },
        ],
        { starts: '2024-01-01', ends: '2023-01-01' },
      ),
    ),
  ]);
  const first = await bring(joined);
  for (const { kind, data } of first.records) expect(readRecord(kind, data).problems).toBeUndefined();
  expect(first.leftOut).toEqual([
    'The season 2024-01 stays out: ends on: The last day is before the first',
    'The move of Cows to Mesa on Jun 12, 2026 stays out: it is in the future',
    'The end of the stay of Cows on Jun 13, 2026 stays out: it is in the future',
    'The count of Half on Jul 1, 2024 stays out: head: Enter a whole number from 0 to 1,000,000',
    'The hay in Creek on Jul 2, 2024 stays out: lb: Enter a number from 0 to 1,000,000',
    'The forage left in Creek on Jul 3, 2024 stays out: lb per acre: Enter a number from 0 to 1,000,000',
  ]);
  expect(first.remarks).toEqual([
    'The paddock Creek: -5 acres isn’t possible, so it’s imported without acres',
    'The move of Cows to Creek on Jul 1, 2024: -2 planned days isn’t possible, so it’s imported without planned days',
  ]);
  const second = await bring(joined, first.records.map(held));
  expect(second).toMatchObject({ records: [], leftOut: first.leftOut, remarks: [] });
});

it('brings the weight of a whole herd as animal units, and knows it again', async () => {
  const rows = [grazed('2024-07-01 08:00', '2024-07-03 08:00', 'x', 'Cows', 4, 3_000)];
  const joined = joinExports([readPastureMap(pastureMapSheets(EVENTS_HEADER, [{ name: 'Creek', rows }]))]);
  const first = await bring(joined);
  const counts = ofKind(first.records.map(held), 'count');
  expect(counts).toMatchObject([{ data: { classes: [{ head: 4, average_weight_lb: null, au_per_head: 25 }] } }]);
  expect(counts.map(({ data }) => readRecord('count', data).problems)).toEqual([undefined]);
  expect(first.remarks).toHaveLength(1);
  expect((await bring(joined, first.records.map(held))).records).toEqual([]);
});

describe('the exports of a real ranch', () => {
  const files = readGolden<{ exports: { file: string }[] }>('tomkat', 'golden.json')?.exports ?? [];
  const read = async (name: string) => {
    const bytes = new Uint8Array(readFileSync(goldenFile('tomkat', name)));
    // jsdom's files know their bytes by another call than those of browsers.
    return readPastureMap(
      await readWorkbook(Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer })),
    );
  };

  testOfGolden('are imported twice', files.length > 0);

  for (const { file } of files) {
    it(`bring nothing the second time, and are completed: ${file}`, async () => {
      const joined = joinExports([await read(file)]);
      const { records, ...rest } = await bring(joined);
      expect(rest).toEqual({ there: 0, leftOut: [], remarks: [] });
      const whole = records.map(held);
      expect((await bring(joined, whole)).records).toEqual([]);
      const arrived = whole.slice(0, Math.floor(whole.length / 3));
      const others = (await bring(joined, arrived)).records.map(held);
      expect(told([...arrived, ...others])).toEqual(told(whole));
    });

    it(`PROGRAM P5: half of their paddocks keep their figures in a projection: ${file}`, async () => {
      const all = (await bring(joinExports([await read(file)]))).records;
      const settings = { kind: 'ranch', uuid: 'ranch', data: DEFAULT_RANCH_SETTINGS };
      const records: SharedRecord[] = [settings, ...all.map(({ kind, uuid, data }) => ({ kind, uuid, data }))];
      const shared = ofKind(all.map(held), 'paddock').flatMap(({ uuid }, index) => (index % 2 === 0 ? [uuid] : []));
      const share = shareTerms({ from: '2018-03-01', paddocks: new Set(shared) });
      const figures = (some: readonly SharedRecord[]) => sharedFigures(some, share, shared, NOW);
      expect(figures(projected(records, share))).toEqual(figures(records));
      expect(JSON.stringify(figures(records))).toMatch(/"forageLb":[1-9]/);
    });
  }
});
