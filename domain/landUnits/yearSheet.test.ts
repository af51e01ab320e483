import type { PaddockTreatmentData } from '../animals/facts';
import { howEntered } from '../entered/howEntered';
import type { Figure } from '../grazing/figure';
import { isKnown } from '../grazing/figure';
import type { MarkData } from '../grazing/marks';
import { timelinesOf } from '../grazing/timelines';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { evidenceCases, expectFigures } from '../testing/evidenceCases';
import { entriesOfCase, recordsOfCase, type CaseRecord } from '../testing/recordsOfCase';
import { changeAgainst, isChangedPractice } from './againstBefore';
import type { AttestationData, LandUnitData } from './landUnitFacts';
import { sharedPaddocks } from './reportedUnits';
import { yearSheet, type YearSources } from './yearSheet';

const NOTHING: Omit<YearSources, 'timelines'> = {
  ...{ units: [], attestations: [], treatments: [], marks: [], entered: new Map() },
};
const AT_END = Date.parse('2030-01-01T00:00:00.000Z');

const sheetOf = (ranch: ARanch, over: Partial<YearSources> = {}, year = 2026, asOf = AT_END) =>
  yearSheet({ ...NOTHING, timelines: timelinesOf(ranch.records()), ...over }, year, asOf);

interface Inputs {
  readonly records: readonly (CaseRecord & { data: { at?: string } })[];
  readonly unit: string;
  readonly year: number;
  readonly as_of: string;
  readonly groups?: Readonly<Record<string, { at: string; received_at: string; import_uuid: string | null }>>;
}

const known = (figure: Figure | null | undefined) => figure ?? null;

for (const { id, topic, rule, inputs, expected } of evidenceCases<Inputs>('V1 to V6', 'V1', 'V7')) {
  it(`rule ${rule}: ${id} ${topic}`, () => {
    const { records, groups = {}, unit, year, as_of } = inputs;
    const entered = records.flatMap(({ uuid, data }) => {
      const group = groups[uuid];
      if (group === undefined) return [];
      const [factAt, groupAt, receivedAt] = [data.at ?? '', group.at, group.received_at].map(Date.parse) as never[];
      const facts = { isImported: group.import_uuid !== null, isFromFile: false };
      return [[uuid, howEntered({ factAt, groupAt, receivedAt, ...facts } as never)] as const];
    });
    const sources = {
      ...NOTHING,
      ...{ timelines: timelinesOf(recordsOfCase(records)), units: entriesOfCase<LandUnitData>(records, 'unit') },
      entered: new Map(entered),
    };
    const [row] = yearSheet(sources, year, Date.parse(as_of)).filter((each) => each.unit.uuid === unit);
    expectFigures(expected, {
      ...{ area_ha: row?.areaHa, head_days: row?.headDays, mean_head: row?.meanHead, mean_kg: row?.meanKg },
      ...{ days_grazed: row?.daysGrazed, mean_stay_days: row?.meanStayDays, mean_rest_days: row?.meanRestDays },
      ...{ density_au_ha: row?.densityAuHa, ad_per_ha: row?.adPerHa, stays: row?.stays },
      ...{ share_live: known(row?.entered?.live), share_sent_later: known(row?.entered?.sentLater) },
      ...{ share_late: known(row?.entered?.late), share_imported: known(row?.entered?.imported) },
    });
  });
}

/** Ten cows of 1,000 lb on 20 hectares in June. */
const grazed = () =>
  new ARanch().paddock('creek', 49.421).herd('cows', [animals()]).move('cows', day(0), 'creek').off('cows', day(10));

const unit = (
  uuid: string,
  paddock_uuids: readonly string[],
  starts_on = '2020-01-01',
  ends_on: string | null = null,
) => ({
  uuid,
  data: { name: uuid, paddock_uuids, starts_on, ends_on },
});

it('without units the ranch is one, of its paddocks without a parent', () => {
  expect(sheetOf(grazed().paddock('bench', 49.421).paddock('creek a', 10, { parent_uuid: 'creek' }))).toMatchObject([
    {
      unit: { uuid: null, name: '' },
      animal: 'cows',
      areaHa: 40,
      headDays: 100,
      daysGrazed: 10,
      stays: 1,
      adPerHa: 2.5,
    },
  ]);
});

it('rule V1: a class has a row of its own, and what two herds do on one day is one day', () => {
  const ranch = grazed()
    .herd('more', [animals(), animals({ animal: 'bulls', head: 1 })])
    .move('more', day(5), 'creek')
    .off('more', day(20));
  expect(sheetOf(ranch)).toMatchObject([
    { animal: 'bulls', headDays: 15, daysGrazed: 15, stays: 1 },
    { animal: 'cows', headDays: 250, daysGrazed: 20, stays: 2, meanStayDays: 12.5 },
  ]);
});

it('rule V2: weight is by head-days and grows; mean head is over all days of the year, a leap year’s 366 too', () => {
  const ranch = new ARanch()
    .paddock('creek', 100)
    .herd('calves', [animals({ animal: 'calves', head: 2, average_weight_lb: 500, gain_lb_per_day: 2 })])
    .move('calves', day(0), 'creek')
    .off('calves', day(2));
  const [row] = sheetOf(ranch);
  expect(row?.meanKg).toBeCloseTo(501 / 2.20462, 9);
  expect(row?.meanHead).toBeCloseTo(4 / 365, 12);
  const leap = new ARanch()
    .paddock('creek', 100)
    .herd('cows', [animals()])
    .move('cows', '2028-01-01T00:00:00.000Z', 'creek');
  expect(sheetOf(leap, {}, 2028)).toMatchObject([{ headDays: 3_660, meanHead: 10, daysGrazed: 366, stays: 0 }]);
});

it('rule V3: a stay over the new year has its days in both years, and its whole length where it ended', () => {
  const ranch = new ARanch()
    .paddock('creek', 100)
    .herd('cows', [animals()])
    .move('cows', '2026-12-22T00:00:00.000Z', 'creek')
    .off('cows', '2027-01-11T00:00:00.000Z');
  expect(sheetOf(ranch)).toMatchObject([{ daysGrazed: 10, stays: 0, meanStayDays: null }]);
  expect(sheetOf(ranch, {}, 2027)).toMatchObject([{ daysGrazed: 10, stays: 1, meanStayDays: 20 }]);
});

it('a unit counts from its first day to its last, still divides by the year, and counts subdivisions as their paddock', () => {
  const ranch = grazed().paddock('creek a', 10, { parent_uuid: 'creek' });
  const sheet = sheetOf(ranch, { units: [unit('north', ['creek', 'creek a'], '2026-06-03', '2026-06-05')] });
  expect(sheet).toMatchObject([{ unit: { paddockUuids: ['creek'] }, headDays: 30, meanHead: 30 / 365, areaHa: 20 }]);
  expect(sheetOf(ranch, { units: [unit('north', ['creek'], '2027-01-01')] })).toMatchObject([{ unit: { uuid: null } }]);
});

it('two units with one paddock each have it, and it is named', () => {
  const sheet = sheetOf(grazed(), { units: [unit('b', ['creek']), unit('a', ['creek'])] });
  expect(sheet.map(({ unit: { name }, headDays }) => [name, headDays])).toEqual([
    ['a', 100],
    ['b', 100],
  ]);
  expect(sharedPaddocks(sheet.map((row) => row.unit))).toEqual(['creek']);
});

it('what is missing is named and never 0: head, weight, acres', () => {
  const uncounted = new ARanch().paddock('creek', 10).herd('cows').move('cows', day(0), 'creek').off('cows', day(2));
  expect(sheetOf(uncounted)).toMatchObject([
    { animal: null, headDays: { lacks: [{ what: 'head', uuid: 'cows' }] }, daysGrazed: 2, entered: null },
  ]);
  const unweighed = new ARanch()
    .paddock('creek', null)
    .herd('cows', [animals({ average_weight_lb: null })])
    .move('cows', day(0), 'creek')
    .off('cows', day(2));
  const [row] = sheetOf(unweighed);
  expect(row).toMatchObject({ headDays: 20, meanKg: { lacks: [{ what: 'weight', uuid: 'cows' }] } });
  expect(row?.areaHa).toMatchObject({ lacks: [{ what: 'acres', uuid: 'creek' }] });
  expect([row?.adPerHa, row?.densityAuHa].map((figure) => figure && isKnown(figure))).toEqual([false, false]);
});

it('a unit that nothing grazed has one row without a class', () => {
  const ranch = new ARanch().paddock('creek', 49.421).herd('cows', [animals()]);
  expect(sheetOf(ranch)).toMatchObject([
    { animal: null, headDays: 0, meanKg: null, densityAuHa: null, adPerHa: 0, meanRestDays: null, hayDmKg: null },
  ]);
});

describe('rule V6: hay', () => {
  const inCreek = { paddock_uuid: 'creek', dm_percent: 80 };

  it('is what was eaten where anything was, else what was put out, as dry matter', () => {
    const putOut = grazed().fed(day(1), 1_000, { ...inCreek, use: 'put_out' });
    expect(sheetOf(putOut)[0]?.hayDmKg).toBeCloseTo(800 / 2.20462, 9);
    expect(sheetOf(putOut.fed(day(2), 500, inCreek))[0]?.hayDmKg).toBeCloseTo(400 / 2.20462, 9);
  });

  it('is none where a dry matter is missing', () => {
    const ranch = grazed().fed(day(1), 1_000, inCreek).fed(day(2), 1, { paddock_uuid: 'creek' });
    expect(sheetOf(ranch)).toMatchObject([{ hayDmKg: { lacks: [{ what: 'hay', uuid: 'creek' }] } }]);
  });
});

const treatment = (what: PaddockTreatmentData['what'], over: Partial<PaddockTreatmentData> = {}) => ({
  uuid: `${what} ${over.at ?? ''}`,
  data: {
    ...{ paddock_uuid: 'creek', at: day(3), acres: null, what, product_uuid: null, product: '', batch: '' },
    ...{ rate: null, rate_unit: '', lb: 220.462, n_percent: 10, graze_days: null, export_days: null, by: '', note: '' },
    ...over,
  },
});

const mark = (what: string, starts_on: string, paddock_uuid: string | null = 'creek') => ({
  uuid: `${what} ${starts_on}`,
  data: { what, starts_on, ends_on: null, paddock_uuid } satisfies MarkData,
});

it('what was put on the land, in kilograms, and the days on which it was burned, tilled and seeded', () => {
  const treatments = [
    ...[treatment('fertiliser'), treatment('manure'), treatment('lime', { n_percent: null }), treatment('seed')],
    ...[treatment('compost', { at: '2025-06-01T12:00:00.000Z' }), treatment('lime', { paddock_uuid: 'bench' })],
  ];
  const marks = [
    ...[mark('burned', '2026-03-02'), mark('burned', '2026-03-01', null), mark('burned', '2026-03-01', 'bench')],
    ...[mark('tilled', '2026-04-01'), mark('seeded', '2026-04-02'), mark('seeded', '2025-04-02')],
  ];
  expect(sheetOf(grazed(), { treatments, marks, units: [unit('north', ['creek'])] })).toMatchObject([
    {
      ...{ fertiliserKg: 100, limeKg: 100, compostKg: null, nitrogenKg: 20 },
      ...{ burnedOn: ['2026-03-01', '2026-03-02'], tilledOn: ['2026-04-01'], seededOn: ['2026-04-02', '2026-06-04'] },
    },
  ]);
});

it('an amount or a nitrogen that nobody recorded gives none, and is named', () => {
  const treatments = [treatment('fertiliser', { n_percent: null }), treatment('lime', { lb: null })];
  expect(sheetOf(grazed(), { treatments })).toMatchObject([
    {
      ...{ fertiliserKg: 100, nitrogenKg: { lacks: [{ what: 'nitrogen', uuid: 'creek' }] } },
      limeKg: { lacks: [{ what: 'amount', uuid: 'creek' }] },
    },
  ]);
});

it('rule V7: under 90 % of one way it is mixed; unknown of a stay, the shares say so', () => {
  const records = grazed().move('cows', day(20), 'creek').off('cows', day(40)).records();
  const moves = [...records.moves.values()].flat().map(({ uuid }) => uuid);
  const marked = (...marks: readonly ('live' | 'late' | 'imported')[]) =>
    yearSheet(
      {
        ...NOTHING,
        timelines: timelinesOf(records),
        entered: new Map(marks.flatMap((each, index) => [[moves[index] ?? '', each] as const])),
      },
      2026,
      AT_END,
    )[0]?.entered;
  expect(marked('live', 'live', 'live', 'late')).toMatchObject({ live: 1 / 3, late: 2 / 3, recorded: 'mixed' });
  expect(marked('late', 'live', 'late', 'imported')).toMatchObject({ late: 1 / 3, imported: 2 / 3 });
  expect(marked('live', 'live', 'live', 'live')).toMatchObject({ live: 1, recorded: 'live' });
  expect(marked('live', 'live', 'live')).toMatchObject({ live: { lacks: [{ what: 'entered' }] }, recorded: null });
});

describe('rule V8', () => {
  it('rule V8: a change is against the mean of three years or more before, and marked above 5 %', () => {
    expect(changeAgainst(110, [90, 100, 110])).toBe(10);
    expect(changeAgainst(95, [100, 100, 100, 100])).toBe(-5);
    expect(changeAgainst(0.3, [0.1 + 0.2, 0.1 + 0.2, 0.1 + 0.2])).toBeCloseTo(0, 15);
    expect([changeAgainst(110, [100, 100]), changeAgainst(110, [0, 0, 0]), changeAgainst(null, [1, 1, 1])]).toEqual([
      ...[null, null, null],
    ]);
    expect([5, -5, 5.01, -5.01, null].map(isChangedPractice)).toEqual([false, false, true, true, false]);
  });

  it('rule V8: reads the years before of the same unit and class', () => {
    const years = new ARanch().paddock('creek', 49.421).herd('cows');
    years.count('cows', '2023-01-01T00:00:00.000Z', [animals()]);
    for (const [year, days] of [
      [2023, 9],
      [2024, 10],
      [2025, 11],
      [2026, 12],
    ] as const)
      years
        .move('cows', `${year}-06-01T00:00:00.000Z`, 'creek')
        .off('cows', new Date(Date.UTC(year, 5, 1 + days)).toISOString());
    const changes = { headDays: 20, stay: 20, density: 0, ad: 20, rest: null };
    expect(sheetOf(years)[0]?.changes).toEqual(changes);
    expect(sheetOf(years, {}, 2025)[0]?.changes.headDays).toBeNull();
    expect(sheetOf(years, { units: [unit('u', ['creek'], '2024-01-01')] })[0]?.changes.headDays).toBeNull();
  });
});

it('has the latest attestation of that year and unit', () => {
  const attestation = (uuid: string, at: string, over: Partial<AttestationData> = {}) => ({
    uuid,
    data: {
      ...{ year: 2026, unit_uuid: null, text: 'All true', name: uuid, at, chain_n: 4, line_sha256: '' },
      ...over,
    },
  });
  const attestations = [
    ...[attestation('b', day(2)), attestation('a', day(1)), attestation('c', day(3), { year: 2025 })],
    attestation('d', day(4), { unit_uuid: 'north' }),
  ];
  expect(sheetOf(grazed(), { attestations })[0]?.attestation?.uuid).toBe('b');
  expect(sheetOf(grazed(), { attestations, units: [unit('north', ['creek'])] })[0]?.attestation?.uuid).toBe('d');
});

it('ignores what is after the as-of instant', () => {
  expect(sheetOf(grazed(), {}, 2026, instant(4))).toMatchObject([{ headDays: 40, daysGrazed: 4, stays: 0 }]);
});
