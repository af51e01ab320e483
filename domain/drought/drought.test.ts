import { timelinesOf } from '../grazing/timelines';
import type { RainData } from '../grazing/rain';
import type { Entry, GrazingRecords } from '../grazing/records';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { evidenceCases, expectFigures } from '../testing/evidenceCases';
import { entriesOfCase, recordsOfCase, type CaseRecord } from '../testing/recordsOfCase';
import { adPerAcreInch, adPerHectare100mm } from './adPerInch';
import type { DecisionData, TriggerData } from './droughtFacts';
import { normalRain } from './rainWindow';
import { dueTriggers, isMet, rainPercent, standingForage, triggerYear, triggerYears } from './triggerYear';

interface Inputs {
  readonly records: readonly CaseRecord[];
  readonly year: number;
  readonly from: string;
  readonly to: string;
}

const FAR = Infinity;

for (const { id, topic, rule, inputs, expected } of evidenceCases<Inputs>('D1, D2, D3', 'D1', 'D2', 'D3')) {
  it(`rule ${rule}: ${id} ${topic}`, () => {
    const { records, year, from, to } = inputs;
    const ranch = recordsOfCase(records);
    const [settings] = entriesOfCase<{ rain_normals_in?: number[] }>(records, 'ranch');
    const sources = {
      ...{ timelines: timelinesOf(ranch), decisions: [], rain: entriesOfCase<RainData>(records, 'rain') },
      rainNormals: settings?.data.rain_normals_in ?? null,
    };
    const [trigger] = entriesOfCase<TriggerData>(records, 'trigger');
    const { value } = rainPercent({ from, to }, year, sources, FAR);
    const own = trigger && triggerYear(trigger, year, sources, Date.parse('2030-01-01T00:00:00.000Z'));
    expectFigures(expected, { percent: value, met: own?.isMet });
    if (own !== undefined) expect(own.value).toBe(value);
  });
}

for (const { id, topic, inputs, expected } of evidenceCases<Record<'ad' | 'acres' | 'inches', number>>('D4')) {
  it(`rule D4: ${id} ${topic}`, () => {
    const perInch = adPerAcreInch(inputs.ad, inputs.acres, inputs.inches);
    expectFigures(expected, { per_inch: perInch, metric: adPerHectare100mm(perInch) });
  });
}

it('rule D4: no rain or no acres give none, and are named', () => {
  const lacks = (what: string) => ({ lacks: [{ what }] });
  expect(adPerAcreInch(1, 10, null)).toMatchObject(lacks('rain'));
  expect(adPerAcreInch(1, 10, 0)).toMatchObject(lacks('rain'));
  expect(adPerAcreInch(1, 0, 10)).toMatchObject(lacks('acres'));
});

const rainOf = (all: Readonly<Record<string, number>>): Entry<RainData>[] =>
  Object.entries(all).map(([on, inches]) => ({ uuid: on, data: { on, inches } }));

const NORMALS = [1, 2.8, 1, 1.5, 3.1, 3, 1.5, 1.3, 1.2, 1, 0.6, 0.5];

describe('rule D1', () => {
  it('rule D1: a month counts by the share of its days; the last of February is 28 or 29', () => {
    const of = (from: string, to: string, year: number) =>
      normalRain({ from, to }, year, { normals: NORMALS, rain: [] });
    expect(of('05-17', '06-10', 2026)).toBeCloseTo((3.1 * 15) / 31 + (3 * 10) / 30, 12);
    expect(of('02-01', '02-29', 2026)).toBeCloseTo(2.8, 12);
    expect(of('02-01', '02-28', 2028)).toBeCloseTo((2.8 * 28) / 29, 12);
    expect(of('06-01', '06-31', 2026)).toBeCloseTo(3, 12);
    expect(of('12-01', '01-31', 2026)).toBeCloseTo(1.5, 12);
  });

  it('rule D1: without normals it is the mean of 3 to 10 years whose record had begun; a dry one counts', () => {
    const of = (rain: Record<string, number>, year = 2026) =>
      normalRain({ from: '05-01', to: '06-30' }, year, { normals: null, rain: rainOf(rain) });
    expect(of({ '2023-05-01': 3, '2024-06-30': 6 })).toBe(3);
    expect(of({ '2023-05-02': 3, '2024-06-30': 6, '2025-05-01': 3 })).toEqual({
      lacks: [{ what: 'normals', uuid: '' }],
    });
    const many = Object.fromEntries(Array.from({ length: 14 }, (_none, index) => [`${2012 + index}-05-01`, index]));
    expect(of(many)).toBe((4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13) / 10);
  });

  it('rule D1: normals of 0 give none', () => {
    const normals = Array<number>(12).fill(0);
    expect(normalRain({ from: '05-01', to: '06-30' }, 2026, { normals, rain: [] })).toMatchObject({
      lacks: [{ what: 'normals' }],
    });
  });
});

const TRIGGER: TriggerData = {
  ...{ name: 'June', on_day: '06-30', indicator: 'rain_percent', from_day: '05-01', to_day: '06-30', threshold: 75 },
  ...{ side: 'below', action: 'Sell the yearlings', retired_at: null },
};
const triggerOf = (over: Partial<TriggerData> = {}) => ({ uuid: 'june', data: { ...TRIGGER, ...over } });

const decision = (on: string, over: Partial<DecisionData> = {}): Entry<DecisionData> => ({
  uuid: `of ${on}`,
  data: { ...{ trigger_uuid: 'june', on, at: `${on}T12:00:00.000Z`, value: 70, what: 'done', by: 'Ana' }, ...over },
});

const sourcesOf = (rain: Record<string, number>, decisions: Entry<DecisionData>[] = [], ranch = new ARanch()) => ({
  ...{ timelines: timelinesOf(ranch.records()), rain: rainOf(rain), rainNormals: NORMALS, decisions },
});

const at = (text: string) => Date.parse(`${text}T18:00:00.000Z`);

describe('rule D2', () => {
  it('rule D2: rain of the window so far, marked where the record began within it; none before it began', () => {
    const of = (rain: Record<string, number>, today: string) =>
      triggerYear(triggerOf(), 2026, sourcesOf(rain), at(today));
    const rain = { '2026-05-10': 3.05, '2026-06-20': 3.05 };
    expect(of(rain, '2026-06-16')).toMatchObject({ value: 50, isMet: null, hasBegunWithin: true });
    expect(of({ ...rain, '2026-01-01': 0 }, '2026-07-16')).toMatchObject({
      ...{ value: 100, isMet: false, hasBegunWithin: false },
    });
    expect(of({ '2026-07-01': 3 }, '2026-07-16')).toMatchObject({ value: { lacks: [{ what: 'rain' }] }, isMet: null });
    expect(of({ '2026-01-01': 1 }, '2026-07-16')).toMatchObject({ value: 0, isMet: true });
  });

  it('rule D2: a window that begins after the trigger’s day is the one before', () => {
    const trigger = triggerOf({ on_day: '01-15', from_day: '10-01', to_day: '12-31' });
    expect(triggerYear(trigger, 2026, sourcesOf({ '2025-10-05': 1.05 }), at('2026-01-15')).value).toBe(50);
  });
});

it('rule D3: below and above; equal is not met', () => {
  const judged = [74.9, 75, 75.1].map((value) => [isMet(value, TRIGGER), isMet(value, { ...TRIGGER, side: 'above' })]);
  expect(judged).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

const measured = (records: GrazingRecords, all: Readonly<Record<string, readonly [at: string, lb: number][]>>) => ({
  ...records,
  forage: new Map(
    Object.entries(all).map(([paddock_uuid, entries]) => [
      paddock_uuid,
      entries.map(([when, lb_per_acre]) => ({
        uuid: when,
        data: { paddock_uuid, at: when, lb_per_acre, measure: 'standing' as const },
      })),
    ]),
  ),
});

it('standing forage is the latest of each paddock within 30 days, mean by acres', () => {
  const records = new ARanch().paddock('creek', 10).paddock('bench', 30).paddock('hill', null).records();
  const of = (all: Parameters<typeof measured>[1]) => standingForage(timelinesOf(measured(records, all)), instant(40));
  const both = { creek: [[day(20), 100] as const, [day(30), 200] as const], bench: [[day(10), 400] as const] };
  expect(of(both as never)).toBe((200 * 10 + 400 * 30) / 40);
  expect(of({ bench: [[day(9.9), 400]] })).toMatchObject({ lacks: [{ what: 'standing' }] });
  expect(of({ hill: [[day(30), 400]] })).toMatchObject({ lacks: [{ what: 'acres', uuid: 'hill' }] });
});

it('reserve days are what is left for all herds on the trigger’s day', () => {
  const ranch = new ARanch()
    .season('2026', '2026-01-01', '2026-12-31', 'year')
    .paddock('creek', 100)
    .herd('cows', [animals()])
    .estimate('creek', day(0), 90);
  const trigger = triggerOf({ indicator: 'reserve_days', threshold: 31 });
  expect(triggerYear(trigger, 2026, sourcesOf({}, [], ranch), at('2027-01-01'))).toMatchObject({
    value: 30,
    isMet: true,
  });
});

it('what is typed is the decision’s value, and missing without one', () => {
  const trigger = triggerOf({ indicator: 'drought_class', threshold: 2, side: 'above' });
  const of = (decisions: Entry<DecisionData>[]) =>
    triggerYear(trigger, 2026, sourcesOf({}, decisions), at('2026-07-01'));
  expect(of([])).toMatchObject({ value: { lacks: [{ what: 'typed' }] }, isMet: null });
  expect(of([decision('2026-06-30', { value: 3 })])).toMatchObject({ value: 3, isMet: true });
});

describe('what is due', () => {
  const dueOn = (today: string, decisions: Entry<DecisionData>[] = [], over: Partial<TriggerData> = {}) =>
    dueTriggers([triggerOf(over)], sourcesOf({ '2026-05-10': 3.05 }, decisions), at(today)).map(({ on, inDays }) => [
      on,
      inDays,
    ]);

  it('is from 14 days before the day until there is a decision of that year', () => {
    expect(dueOn('2026-06-15', [decision('2025-06-30')])).toEqual([]);
    expect(dueOn('2026-06-16', [decision('2025-06-30')])).toEqual([['2026-06-30', 14]]);
    expect(dueOn('2026-09-30')).toEqual([['2026-06-30', -92]]);
    expect(dueOn('2026-09-30', [decision('2026-06-30')])).toEqual([]);
    expect(dueOn('2026-12-25', [], { on_day: '01-05' })).toEqual([['2027-01-05', 11]]);
  });

  it('is not once it is retired', () => {
    expect(dueOn('2026-06-16', [], { retired_at: '2026-01-01T00:00:00.000Z' })).toEqual([]);
  });
});

it('a decision keeps its value while the figure changes', () => {
  const rain = { '2026-05-10': 3.05, '2026-06-20': 3.05 };
  const [row] = triggerYears([triggerOf()], sourcesOf(rain, [decision('2026-06-30')]), at('2026-08-01'));
  expect(row).toMatchObject({ value: 100, decision: { data: { value: 70 } } });
});

it('has the years from the first decision on, and of a retired trigger those with one', () => {
  const yearsOf = (over: Partial<TriggerData>) =>
    triggerYears([triggerOf(over)], sourcesOf({}, [decision('2024-06-30')]), at('2026-08-01')).map(({ year }) => year);
  expect(yearsOf({})).toEqual([2024, 2025, 2026]);
  expect(yearsOf({ retired_at: '2025-01-01T00:00:00.000Z' })).toEqual([2024]);
});

it('attack W19: D12: thousands of triggers over years of rain take a moment, and one trigger has any number of decisions', () => {
  const day = (index: number) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10);
  const rain = Object.fromEntries(Array.from({ length: 10_000 }, (_none, index) => [day(index), 0.1]));
  const triggers = Array.from({ length: 5_000 }, (_none, index) => ({ ...triggerOf(), uuid: `trigger ${index}` }));
  const decided = triggers.map(({ uuid }) => decision('2025-06-30', { trigger_uuid: uuid }));
  const many = Array.from({ length: 150_000 }, () => decision('2026-06-30'));
  const sources = { ...sourcesOf(rain, [...decided, ...many]), rainNormals: null };
  const begun = performance.now();
  const rows = triggerYears([triggerOf(), ...triggers], sources, at('2026-08-01'));
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(rows).toHaveLength(10_001);
  expect(rows.at(-1)).toMatchObject({ year: 2026, value: 0 });
});

it('rule D1, rule D2: rain in any order, several times a day, adds up to what its days say', () => {
  const entries = ['2026-06-20', '2026-05-10', '2026-07-01', '2026-05-10', '2026-04-30'].map((on, index) => ({
    uuid: String(index),
    data: { on, inches: 2 ** index },
  }));
  const window = { from: '05-01', to: '06-30' };
  const percent = (rain: typeof entries) =>
    rainPercent(window, 2026, { rain, rainNormals: Array<number>(12).fill(50) }, FAR).value;
  expect(percent(entries)).toBe(1 + 2 + 8);
  expect(percent([...entries].reverse())).toBe(1 + 2 + 8);
});
