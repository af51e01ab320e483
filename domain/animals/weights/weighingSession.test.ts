import { zoneOf } from '../../grazing/time';
import { animals, day } from '../../testing/aRanch';
import type { Entry } from '../../grazing/records';
import type { WeighingData } from '../facts';
import { longGrowths } from './longGrowth';
import { oddWeights } from './oddWeights';
import { countedByWeighing, offeredCount } from './offeredCount';
import { sessionFigures, sessionsOf } from './weighingSession';
import { gainBetween, gainSinceLast } from './weightGain';
import { countedClass } from '../../grazing/herdClass';

type Read = readonly [tag: string, lb: number];

const entriesOf = (...read: readonly Read[]) => read.map(([tag, lb]) => ({ tag, lb }));

const session = (days: number, read: readonly Read[], animal: WeighingData['animal'] = 'steers', uuid = `w${days}`) =>
  ({ uuid, data: { herd_uuid: 'h', at: day(days), animal, entries: entriesOf(...read) } }) as Entry<WeighingData>;

const DENVER = zoneOf('America/Denver');
const UTC = zoneOf(null);

const gainOf = (...weighings: readonly Entry<WeighingData>[]) => {
  const sessions = sessionsOf(weighings);
  const last = sessions.at(-1);
  return last === undefined ? null : gainSinceLast(last, sessions, UTC);
};

it('rule K1: of a tag that was read twice the last weight counts, and weights without a tag count each', () => {
  expect(sessionFigures(entriesOf(['A1', 595], ['', 700], ['', 700], ['A1', 600]))).toEqual({
    n: 3,
    meanLb: 2_000 / 3,
    leastLb: 600,
    mostLb: 700,
  });
  expect(sessionFigures([])).toBeNull();
});

it('rule K1: weighings of one class at one instant are one session, those of another class another', () => {
  const sessions = sessionsOf([
    session(0, [['A1', 500]], 'steers', 'a'),
    session(0, [['A1', 520]], 'steers', 'b'),
    session(0, [['C1', 900]], 'cows', 'c'),
  ]);
  expect(sessions.map(({ n, meanLb, weighings }) => [n, meanLb, weighings.length])).toEqual([
    [1, 520, 2],
    [1, 900, 1],
  ]);
});

it('rule K1: a session of 200,000 weights over many weighings has its figures', () => {
  const read = Array.from({ length: 2_000 }, (): Read => ['', 600]);
  const parts = Array.from({ length: 100 }, (_, index) => session(1, read, 'steers', `w${index}`));
  expect(sessionsOf(parts)).toMatchObject([{ n: 200_000, meanLb: 600, leastLb: 600, mostLb: 600 }]);
});

it('rule K2: at least half of the later weights with a tag that was weighed before: the mean of their own gains', () => {
  const before = session(0, [
    ['A1', 500],
    ['A2', 600],
    ['A3', 900],
  ]);
  const half = session(50, [
    ['A1', 600],
    ['B1', 400],
  ]);
  expect(gainOf(before, half)).toEqual({ lbPerDay: 2, by: 'tags' });
  const fewer = session(50, [
    ['A1', 600],
    ['B1', 400],
    ['', 800],
  ]);
  expect(gainOf(before, fewer)).toEqual({ lbPerDay: (600 - 2_000 / 3) / 50, by: 'means' });
});

it('rule K2: sessions without tags are compared by their means', () => {
  expect(gainOf(session(0, [['', 500]]), session(10, [['', 530]]))).toEqual({ lbPerDay: 3, by: 'means' });
});

it('rule K2: days are midnights of the ranch’s zone, and under one midnight there is no gain', () => {
  const at = (time: string) => ({ at: Date.parse(time), n: 1, meanLb: 500, weights: entriesOf(['', 500]) });
  const evening = at('2026-06-02T05:30:00.000Z');
  const night = { ...at('2026-06-02T06:30:00.000Z'), meanLb: 501 };
  expect(gainBetween(evening, night, UTC)).toBeNull();
  // 11:30 PM and 12:30 AM in Denver.
  expect(gainBetween(evening, night, DENVER)).toEqual({ lbPerDay: 1, by: 'means' });
});

it('rule K2: only sessions of the same class are compared', () => {
  expect(gainOf(session(0, [['', 500]], 'cows'), session(10, [['', 530]]))).toBeNull();
});

const HERD = [
  animals({ animal: 'steers', head: 4, average_weight_lb: 500, gain_lb_per_day: 1 }),
  animals({ animal: 'cows', head: 10, average_weight_lb: 1_200 }),
];
const WEIGHED = { n: 3, meanLb: 640, leastLb: 600, mostLb: 700, animal: 'steers' as const };
const GAIN = { lbPerDay: 2, by: 'tags' as const };

it('a weighing offers to count the herd: the same classes and head, the mean, and the gain only where it is accepted', () => {
  const offered = offeredCount(WEIGHED, HERD, GAIN);
  expect(offered).toEqual({ animal: 'steers', head: 4, meanLb: 640, gain: GAIN });
  if (offered === null) throw new Error('nothing is offered');
  expect(countedByWeighing(offered, HERD, true)).toEqual([
    { ...HERD[0], average_weight_lb: 640, gain_lb_per_day: 2 },
    HERD[1],
  ]);
  expect(countedByWeighing(offered, HERD, false)[0]).toMatchObject({ average_weight_lb: 640, gain_lb_per_day: 1 });
});

it('no count is offered with fewer than 3 weights, more than head, an unknown herd or an unknown class', () => {
  expect(offeredCount({ ...WEIGHED, n: 2 }, HERD, GAIN)).toBeNull();
  expect(offeredCount({ ...WEIGHED, n: 5 }, HERD, GAIN)).toBeNull();
  expect(offeredCount(WEIGHED, null, GAIN)).toBeNull();
  expect(offeredCount({ ...WEIGHED, animal: 'bulls' }, HERD, GAIN)).toBeNull();
  expect(offeredCount({ ...WEIGHED, animal: null }, HERD, GAIN)).toBeNull();
  expect(offeredCount({ ...WEIGHED, animal: null }, HERD.slice(0, 1), GAIN)).toMatchObject({ animal: 'steers' });
});

it('a gain beyond 20 lb a day is not offered, and the count is', () => {
  expect(offeredCount(WEIGHED, HERD, { ...GAIN, lbPerDay: -20 })?.gain).toEqual({ ...GAIN, lbPerDay: -20 });
  expect(offeredCount(WEIGHED, HERD, { ...GAIN, lbPerDay: 20.1 })).toMatchObject({ meanLb: 640, gain: null });
});

it('a weight outside half to twice the median is odd, as is one over 3 standard deviations from the mean', () => {
  const sound = Array.from({ length: 20 }, (_, index): Read => [`T${index}`, 600 + (index % 2)]);
  expect(oddWeights(entriesOf(...sound))).toEqual([]);
  expect(oddWeights(entriesOf(...sound, ['X', 1_202], ['Y', 299]))).toEqual([
    { tag: 'X', lb: 1_202, why: 'far_from_median' },
    { tag: 'Y', lb: 299, why: 'far_from_median' },
  ]);
  expect(oddWeights(entriesOf(...sound, ['Z', 700]))).toEqual([{ tag: 'Z', lb: 700, why: 'far_from_mean' }]);
  expect(oddWeights(entriesOf(['', 600]))).toEqual([]);
});

it('an average that grew for over 90 days without a weighing or a count is told, and either of them ends that', () => {
  const at = (days: number) => Date.parse(day(days));
  const classes = HERD.map((each) => countedClass(each, at(0)));
  const counts = [{ uuid: 'c', data: { at: day(0) } }];
  expect(longGrowths({ classes, counts, weighings: [] }, at(90))).toEqual([]);
  expect(longGrowths({ classes, counts, weighings: [] }, at(91))).toEqual([
    { animal: 'steers', gainLbPerDay: 1, days: 91 },
  ]);
  const weighed = (animal: WeighingData['animal']) => [session(30, [['', 530]], animal)];
  expect(longGrowths({ classes, counts, weighings: weighed('steers') }, at(91))).toEqual([]);
  expect(longGrowths({ classes, counts, weighings: weighed(null) }, at(91))).toEqual([]);
  expect(longGrowths({ classes, counts, weighings: weighed('cows') }, at(91))).toHaveLength(1);
  expect(longGrowths({ classes: null, counts, weighings: [] }, at(91))).toEqual([]);
});

it('an average that grew is told after 200,000 counts, too', () => {
  const known = countedClass(
    { ...animals({ animal: 'steers', head: 100 }), average_weight_lb: 600, gain_lb_per_day: 2 },
    Date.parse(day(0)),
  );
  const counts = Array.from({ length: 200_000 }, (_, index) => ({ uuid: `c${index}`, data: { at: day(0) } }));
  expect(longGrowths({ classes: [known], counts, weighings: [] }, Date.parse(day(91)))).toMatchObject([{ days: 91 }]);
});
