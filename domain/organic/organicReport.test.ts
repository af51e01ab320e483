import type { FeedData } from '../grazing/records';
import { timelinesOf } from '../grazing/timelines';
import { evidenceCases, expectFigures } from '../testing/evidenceCases';
import { entriesOfCase, recordsOfCase, type CaseRecord } from '../testing/recordsOfCase';
import type { OrganicRecords } from './organicFacts';
import { organicReport, type OrganicClass } from './organicReport';
import { lacksOf } from './Row';

interface Inputs {
  readonly records: readonly CaseRecord[];
  readonly year: number;
  readonly as_of: string;
  readonly preset: 'us_nop';
  readonly class: string;
}

const organicOf = (records: readonly CaseRecord[], ruleSet: OrganicRecords['ruleSet']): OrganicRecords => ({
  timelines: timelinesOf(recordsOfCase(records)),
  grazingSeasons: entriesOfCase(records, 'grazing_season'),
  confinements: entriesOfCase(records, 'confinement'),
  demands: entriesOfCase(records, 'demand'),
  feedstuffs: new Map(),
  whatOfFeed: new Map(
    entriesOfCase<FeedData & { what: string }>(records, 'feed').map(({ uuid, data }) => [uuid, data.what]),
  ),
  ruleSet,
});

const known = (figure: unknown): unknown => (typeof figure === 'number' ? figure : null);

/** The figures of a class by the names that the examples have for them. */
function namedOf({ figures, judgements, warnings }: OrganicClass) {
  const { seasonDays, daysGrazed, demandLb, fedLb, shareFed, shareGrazed, offByReason } = figures;
  const met = judgements.map(({ check, isMet }) => [`meets_${check.figure}`, isMet]);
  return {
    season_days: seasonDays,
    days_grazed: known(daysGrazed),
    demand_lb: known(demandLb),
    fed_lb: known(fedLb),
    share_fed: known(shareFed),
    share_grazed: known(shareGrazed),
    off_no_reason: offByReason.get('') ?? 0,
    lacks: lacksOf([demandLb, fedLb]).map(({ what, uuid }) => [what, uuid]),
    warnings: warnings.map(({ what }) => what),
    ...(Object.fromEntries(met) as Record<string, boolean | null>),
  };
}

const cases = evidenceCases<Inputs>('N1 to N5', 'N1', 'N3', 'N4');

const classOf = (
  { records, year, as_of, class: animal, preset }: Inputs,
  ruleSet: OrganicRecords['ruleSet'] = preset,
) => {
  const found = organicReport(organicOf(records, ruleSet), year, Date.parse(as_of)).classes.find(
    (each) => each.animal === animal,
  );
  if (found === undefined) throw new Error(`No ${animal} in the report`);
  return found;
};

for (const { id, topic, rule, inputs, expected } of cases) {
  it(`rule ${rule}: ${id} ${topic} (EVIDENCE 12.10)`, () => {
    expectFigures(expected, namedOf(classOf(inputs)));
  });
}

const HERD = '00000000-0000-4000-8000-000000000010';
const [CREEK, MESA] = ['00000000-0000-4000-8000-000000000070', '00000000-0000-4000-8000-000000000071'];
const ofHerd = (values: object) => ({ herd_uuid: HERD, ...values });
const record = (kind: string, uuid: string, data: object): CaseRecord => ({ kind, uuid, data });
const paddock = (uuid: string) =>
  record('paddock', uuid, { name: 'P', acres: 40, grazeable_percent: 100, parent_uuid: null });
const cows = { animal: 'cows', head: 50, average_weight_lb: 1_200, gain_lb_per_day: 0 };

/** 50 cows on pasture from May to September, which get 1,000 lb of hay a day. */
const SEASON: Inputs = {
  records: [
    record('herd', HERD, { name: 'Milkers', ours: true, retired_at: null }),
    ...[paddock(CREEK), paddock(MESA)],
    record('count', 'count', {
      ...ofHerd({ at: '2026-01-01T00:00:00.000Z', classes: [{ ...cows, au_per_head: null, intake_percent: null }] }),
    }),
    record('grazing_season', 'season', { starts_on: '2026-05-01', ends_on: '2026-09-30' }),
    record('demand', 'demand', {
      ...{ animal: 'cows', herd_uuid: null, starts_on: '2026-01-01', stage: '', dmd_lb: 40, dmd_percent: null },
      ...{ exempt: 'none', source: 'vet' },
    }),
    record('move', 'move-1', ofHerd({ at: '2026-05-01T00:00:00.000Z', paddock_uuids: [CREEK], off: null })),
    record('move', 'move-2', ofHerd({ at: '2026-10-01T00:00:00.000Z', paddock_uuids: [], off: 'corral' })),
    record('feed', 'feed', {
      ...ofHerd({ at: '2026-05-01T12:00:00.000Z', lb: 153_000, dm_percent: 88, what: 'hay', use: 'eaten', days: 153 }),
      ...{ paddock_uuid: null, animal: null, feedstuff_uuid: null },
    }),
  ],
  ...{ year: 2026, as_of: '2027-01-01T00:00:00.000Z', preset: 'us_nop', class: 'cows' },
};

const changed = (change: (records: readonly CaseRecord[]) => readonly CaseRecord[], more: Partial<Inputs> = {}) =>
  classOf({ ...SEASON, ...more, records: change(SEASON.records) });

const confined = (
  animal: string | null,
  starts_at: string,
  ends_at: string | null,
  reason = 'weather',
): CaseRecord => ({
  kind: 'confinement',
  uuid: `00000000-0000-4000-8000-0000000009${reason.length}${starts_at.length}`,
  data: { herd_uuid: HERD, animal, starts_at, ends_at, reason },
});

it('EVIDENCE 12.10: taking a dry matter away turns the share into what cannot be told', () => {
  const { figures, judgements } = changed((records) =>
    records.map((each) => (each.kind === 'feed' ? { ...each, data: { ...each.data, dm_percent: null } } : each)),
  );
  expect([figures.shareFed, figures.shareGrazed].map(known)).toEqual([null, null]);
  expect(judgements.map(({ isMet }) => isMet)).toEqual([null, null, true]);
});

it('EVIDENCE 12.10: another rule set changes thresholds and no figure', () => {
  const [nop, none] = [classOf(SEASON), classOf(SEASON, 'none')];
  expect(none.figures).toEqual(nop.figures);
  expect(none.judgements).toEqual([]);
});

it('rule N1: a day that a class is confined the whole of counts for no class that it holds for', () => {
  const { figures } = changed((records) => [
    ...records,
    confined('cows', '2026-06-01T00:00:00.000Z', '2026-06-04T12:00:00.000Z'),
  ]);
  // Three whole days; on the fourth it was out from noon on.
  expect([figures.daysGrazed, figures.daysOff]).toEqual([150, 3]);
  expect([...figures.offByReason]).toEqual([['weather', 3]]);
  expect(figures.demandLb).toBe(150 * 50 * 40);
  expect(Number(figures.fedLb)).toBeCloseTo(150 * 1_000 * 0.88, 6);
});

it('rule N1: of confinements that overlap each reason counts once, and the one that held longest is named', () => {
  const [begin, change, end] = ['2026-06-01T00:00:00.000Z', '2026-06-01T14:00:00.000Z', '2026-06-02T00:00:00.000Z'];
  const { figures } = changed((records) => [
    ...records,
    confined('cows', begin, change, 'treatment'),
    confined('cows', change, end),
    confined(null, change, end),
  ]);
  expect([...figures.offByReason]).toEqual([['treatment', 1]]);
});

it('rule N1: a confinement of another class changes nothing', () => {
  const { figures } = changed((records) => [...records, confined('bulls', '2026-06-01T00:00:00.000Z', null)]);
  expect(figures.daysGrazed).toBe(153);
});

it('rule N5: before the year’s end days that are not reached yet are open', () => {
  const { judgements } = changed((records) => records, { as_of: '2026-06-10T12:00:00.000Z' });
  expect(judgements.find(({ check }) => check.figure === 'days_grazed')).toMatchObject({ isMet: null, isOpen: true });
});

it('rule N2: without a record the ranch’s own intake is used, and the report says so', () => {
  const { figures, warnings } = changed((records) => records.filter(({ kind }) => kind !== 'demand'));
  // 50 cows of 1,200 lb eat 3 % of their weight.
  expect(Number(figures.demandLb)).toBeCloseTo(153 * 50 * 36, 6);
  expect(figures.sources).toEqual(['own_intake']);
  expect(warnings).toContainEqual({ what: 'no_demand' });
});

it('rule N5: a split of the herd shortens no season', () => {
  const other = '00000000-0000-4000-8000-000000000011';
  const { figures, herds } = changed((records) => [
    ...records,
    { kind: 'herd', uuid: other, data: { name: 'Dry', ours: true, retired_at: null } },
    {
      kind: 'transfer',
      uuid: '00000000-0000-4000-8000-000000000031',
      data: {
        ...{ at: '2026-07-01T00:00:00.000Z', from_herd_uuid: HERD, to_herd_uuid: other, animal: 'cows', head: 20 },
        ...{ average_weight_lb: null, reason: 'split', note: '' },
      },
    },
    {
      kind: 'move',
      uuid: '00000000-0000-4000-8000-000000000093',
      data: {
        ...{ herd_uuid: other, at: '2026-07-01T00:00:00.000Z' },
        ...{ paddock_uuids: ['00000000-0000-4000-8000-000000000071'], off: null },
      },
    },
  ]);
  // The dry cows stay on pasture after the season, which has its own end.
  expect(figures.daysGrazed).toBe(153);
  expect(herds).toHaveLength(2);
});

it('a herd on pasture whose head is unknown is named, and no figure of it is 0', () => {
  const found = changed((records) =>
    records.map((each) =>
      each.kind === 'count' ? { ...each, data: { ...each.data, at: '2026-06-01T00:00:00.000Z' } } : each,
    ),
  );
  expect(lacksOf([found.figures.daysGrazed, found.figures.demandLb])).toEqual([{ what: 'head', uuid: HERD }]);
});
