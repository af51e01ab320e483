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

const [first] = cases;

/** The first example (50 cows on pasture from May to September, hay all season) with other records. */
const changed = (change: (records: readonly CaseRecord[]) => readonly CaseRecord[], more: Partial<Inputs> = {}) => {
  if (first === undefined) throw new Error('The examples are not there');
  return classOf({ ...first.inputs, ...more, records: change(first.inputs.records) });
};

/** Without the folder of the examples there is nothing to change. */
const test = first === undefined ? it.skip : it;

const HERD = '00000000-0000-4000-8000-000000000010';
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

test('EVIDENCE 12.10: taking a dry matter away turns the share into what cannot be told', () => {
  const { figures, judgements } = changed((records) =>
    records.map((each) => (each.kind === 'feed' ? { ...each, data: { ...each.data, dm_percent: null } } : each)),
  );
  expect([figures.shareFed, figures.shareGrazed].map(known)).toEqual([null, null]);
  expect(judgements.map(({ isMet }) => isMet)).toEqual([null, null, true]);
});

test('EVIDENCE 12.10: another rule set changes thresholds and no figure', () => {
  if (first === undefined) return;
  const [nop, none] = [classOf(first.inputs), classOf(first.inputs, 'none')];
  expect(none.figures).toEqual(nop.figures);
  expect(none.judgements).toEqual([]);
});

test('rule N1: a day that a class is confined the whole of counts for no class that it holds for', () => {
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

test('rule N1: a confinement of another class changes nothing', () => {
  const { figures } = changed((records) => [...records, confined('bulls', '2026-06-01T00:00:00.000Z', null)]);
  expect(figures.daysGrazed).toBe(153);
});

test('rule N5: before the year’s end days that are not reached yet are open', () => {
  const { judgements } = changed((records) => records, { as_of: '2026-06-10T12:00:00.000Z' });
  expect(judgements.find(({ check }) => check.figure === 'days_grazed')).toMatchObject({ isMet: null, isOpen: true });
});

test('rule N2: without a record the ranch’s own intake is used, and the report says so', () => {
  const { figures, warnings } = changed((records) => records.filter(({ kind }) => kind !== 'demand'));
  // 50 cows of 1,200 lb eat 3 % of their weight.
  expect(Number(figures.demandLb)).toBeCloseTo(153 * 50 * 36, 6);
  expect(figures.sources).toEqual(['own_intake']);
  expect(warnings).toContainEqual({ what: 'no_demand' });
});

test('rule N5: a split of the herd shortens no season', () => {
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

test('a herd on pasture whose head is unknown is named, and no figure of it is 0', () => {
  const found = changed((records) =>
    records.map((each) =>
      each.kind === 'count' ? { ...each, data: { ...each.data, at: '2026-06-01T00:00:00.000Z' } } : each,
    ),
  );
  expect(lacksOf([found.figures.daysGrazed, found.figures.demandLb])).toEqual([{ what: 'head', uuid: HERD }]);
});
