import { exportedStay } from '../../testing/exportedStay';
import { intakeBetween, type HerdClass } from '../../grazing/herdClass';
import { zoneOf } from '../../grazing/time';
import { countsOfStay } from './countsOfStay';
import type { ExportedStay } from './PastureMapExport';

const STANDARD = { zone: zoneOf('America/Denver'), weightLb: 1_000, intakeLb: 30 };
const at = (text: string) => Date.parse(text);

const stay = (more: Partial<ExportedStay> = {}): ExportedStay =>
  exportedStay({ from: at('2024-07-01T14:00:00Z'), to: at('2024-07-05T14:00:00Z'), headIn: 4, headOut: 4, ...more });

/** Forage that counts take during a stay, lb. */
function taken(counts: readonly HerdClass[], { to }: ExportedStay): number {
  const parts = counts.map((animals, index) =>
    intakeBetween(animals, animals.weighedAt, counts[index + 1]?.weighedAt ?? to ?? 0, STANDARD),
  );
  return parts.reduce<number>((sum, part) => sum + (part ?? NaN), 0);
}
const told = (counts: readonly HerdClass[]) =>
  counts.map(({ weightLb, auPerHead, gainLbPerDay }) => [weightLb, auPerHead, gainLbPerDay]);

it('a weight that no animal has becomes animal units, which take as much forage', () => {
  const counts = countsOfStay(stay(), STANDARD, undefined);
  expect(told(counts)).toEqual([[null, 25, 0]]);
  expect(taken(counts, stay())).toBeCloseTo(12_000, 6);
});

it.each([
  [
    'at the end alone',
    { intakeIn: 120, intakeOut: 3_000 },
    [
      [1_000, null, 0],
      [null, 25, 0],
    ],
  ],
  [
    'at the begin alone',
    { intakeIn: 3_000, intakeOut: 120 },
    [
      [null, 25, 0],
      [1_000, null, 0],
    ],
  ],
  [
    'at both, growing',
    { intakeIn: 3_000, intakeOut: 3_006 },
    [
      [null, 25, 0],
      [null, 25.05, 0],
    ],
  ],
  [
    'with other head',
    { headOut: 100 },
    [
      [null, 25, 0],
      [1_000, null, 0],
    ],
  ],
])('%s it is two counts without a gain, and forage stays', (_, more, expected) => {
  // prettier-ignore
  const counts = countsOfStay(stay(more), STANDARD, undefined);
  const numbers = told(counts).map((each) => each.map((value) => (value === null ? null : Number(value.toFixed(6)))));
  expect(numbers).toEqual(expected);
  const { intakeIn, intakeOut } = stay(more);
  expect(taken(counts, stay(more))).toBeCloseTo(((intakeIn + intakeOut) / 2) * 4, 6);
});

it('animal units stand until they take another forage', () => {
  const [last] = countsOfStay(stay(), STANDARD, undefined);
  expect(countsOfStay(stay(), STANDARD, last)).toEqual([]);
  expect(countsOfStay(stay({ to: null }), STANDARD, last)).toEqual([]);
  expect(told(countsOfStay(stay({ to: null }), STANDARD, undefined))).toEqual([[null, 25, 0]]);
});

it('5,000 lb a head are a weight, and a gain of some days leads beyond it', () => {
  const heaviest = stay({ intakeIn: 600, intakeOut: 600 });
  expect(told(countsOfStay(heaviest, STANDARD, undefined))).toEqual([[5_000, null, 0]]);
  const growing = stay({ intakeIn: 600, intakeOut: 601 });
  const [count] = countsOfStay(growing, STANDARD, undefined);
  expect(count?.gainLbPerDay).toBeGreaterThan(2);
});

it('knows no gain over a stay of centuries, whose days would take minutes to go through', () => {
  const centuries = stay({ to: at('9999-07-05T14:00:00Z'), headIn: 100, headOut: 100, intakeOut: 3_100 });
  const counts = countsOfStay(centuries, STANDARD, undefined);
  expect(counts.map(({ gainLbPerDay }) => gainLbPerDay)).toEqual([0, 0]);
  const growing = counts.map((each) => ({ ...each, gainLbPerDay: 1 }));
  expect(countsOfStay(centuries, STANDARD, growing[0])).toHaveLength(2);
});
