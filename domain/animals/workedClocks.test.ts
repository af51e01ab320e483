import type { CountData, Entry } from '../grazing/records';
import { zoneOf } from '../grazing/time';
import { clockRecords, transfer, treatment } from '../testing/animalRecords';
import { readGolden, testOfGolden } from '../testing/goldenData';
import type { TaggedTransferData, TreatmentData, WeighingData } from './facts';
import { safeOn } from './withdrawal/withdrawalClock';
import { clocksOf, herdsAt, salesOf } from './withdrawal/clocksOf';
import { clockRows, herdLine } from './withdrawal/rows';

interface Recorded {
  readonly kind: string;
  readonly uuid: string;
  readonly data: unknown;
}

interface Inputs {
  readonly records?: readonly Recorded[];
  readonly as_of?: string;
}

interface Example {
  readonly id: string;
  readonly topic: string;
  readonly rule: string;
  readonly inputs: Inputs;
  readonly expected: Readonly<Record<string, { readonly value: unknown; readonly tolerance: number }>>;
}

type Worked = Readonly<Record<string, unknown>>;

const all = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const ours = all.filter(({ rule }) => /^W\d/.test(rule));

const ofKind = <Data>(kind: string, { records = [] }: Inputs): Entry<Data>[] =>
  records.flatMap((record) => (record.kind === kind ? [{ uuid: record.uuid, data: record.data as Data }] : []));

const iso = (at: number | null | undefined): string | null =>
  typeof at === 'number' ? new Date(at).toISOString() : null;

/** Everything that the clocks of a case say, under the names that the cases have for it. */
function ofClocks(inputs: Inputs, expected: Example['expected']): Worked {
  const [ranch] = ofKind<{ time_zone: string; rule_set?: 'us_nop' | 'none' }>('ranch', inputs);
  const clocks = clocksOf(
    clockRecords({
      time_zone: ranch?.data.time_zone ?? null,
      rule_set: ranch?.data.rule_set ?? null,
      counts: ofKind<CountData>('count', inputs),
      transfers: ofKind<TaggedTransferData>('transfer', inputs).map(({ uuid, data }) => transfer(uuid, data)),
      treatments: ofKind<TreatmentData>('treatment', inputs).map(({ uuid, data }) => treatment(uuid, data)),
      weighings: ofKind<WeighingData>('weighing', inputs),
    }),
  );
  const at = Date.parse(inputs.as_of ?? '');
  const rows = clockRows(clocks, at);
  const herds = herdsAt(clocks, at);
  const herdsOfCase = ofKind<object>('herd', inputs).map(({ uuid }) => uuid);
  const lineOf = (herd = '') =>
    herdLine(
      rows.filter(({ herdUuid }) => herdUuid === herd),
      'meat',
      herds,
      at,
    );
  const [left, gone] = [lineOf(herdsOfCase[0]), lineOf(herdsOfCase[1])];
  const sales = salesOf(clocks);
  const [first, second] = sales;
  const shown = 'warnings' in expected ? first : left;
  const [clock] = clocks.turns.all.flatMap((turn) => (turn.rank === 2 ? [turn.clock] : []));
  const zone = zoneOf(clocks.records.time_zone);
  const ofClass = (animal: string) => rows.find((row) => row.animal === animal)?.least ?? 0;
  return {
    meat_safe_at: iso(clock?.safeAt.meat),
    milk_safe_at: iso(clock?.safeAt.milk),
    export_safe_at: iso(clock?.safeAt.export),
    meat_safe_on: safeOn(clock?.safeAt.meat ?? NaN, zone),
    milk_safe_on: safeOn(clock?.safeAt.milk ?? NaN, zone),
    export_safe_on: safeOn(clock?.safeAt.export ?? NaN, zone),
    least: shown?.least ?? 0,
    most: shown?.most ?? 0,
    rows: rows.length,
    warnings: sales.length,
    gone: gone?.most ?? 0,
    gone_least: gone?.least ?? 0,
    gone_most: gone?.most ?? 0,
    left: left?.least ?? 0,
    left_least: left?.least ?? 0,
    left_most: left?.most ?? 0,
    sold_least: first?.least ?? 0,
    sold_most: first?.most ?? 0,
    first_least: first?.least ?? 0,
    first_most: first?.most ?? 0,
    second_least: second?.least ?? 0,
    second_most: second?.most ?? 0,
    ...Object.fromEntries(['cows', 'bulls', 'heifers', 'steers', 'calves'].map((animal) => [animal, ofClass(animal)])),
  };
}

describe('the worked examples of withdrawal times', () => {
  testOfGolden('are worked out', ours.length > 0);

  for (const example of ours) {
    it(`rule ${example.rule}: ${example.id} ${example.topic}`, () => {
      const worked = ofClocks(example.inputs, example.expected);
      for (const [name, { value, tolerance }] of Object.entries(example.expected)) {
        if (typeof value === 'number') {
          const figure = Number(worked[name] ?? NaN);
          expect({ name, figure, isNear: Math.abs(figure - value) <= tolerance }).toEqual({
            name,
            figure,
            isNear: true,
          });
        } else expect({ [name]: worked[name] }).toEqual({ [name]: value });
      }
    });
  }
});
