import fc from 'fast-check';
import { animals } from '../testing/aRanch';
import { countedClass, demandAt, intakeBetween, weightAt, type HerdClass, type Standard } from './herdClass';
import { DAY_MS, daysBetween, zoneOf } from './time';

const denver = zoneOf('America/Denver');
const standard: Standard = { zone: denver, weightLb: 1_000, intakeLb: 30 };
const at = (text: string) => Date.parse(text);
const midnight = at('2026-03-07T07:00:00Z');
const weighed = (values: Parameters<typeof animals>[0]): HerdClass => countedClass(animals(values), midnight);

describe('demand of a class', () => {
  it('is 3 % of the weight a day, the standard intake by the standard weight', () => {
    expect(demandAt(weighed({ head: 10, average_weight_lb: 1_200 }), midnight, standard)).toBeCloseTo(360);
  });

  it('follows the AU a head where it is set, without a weight', () => {
    const bulls = weighed({ animal: 'bulls', head: 2, average_weight_lb: null, au_per_head: 1.35 });
    expect(demandAt(bulls, midnight, standard)).toBeCloseTo(81);
  });

  it('follows the intake share where it is set', () => {
    expect(
      demandAt(weighed({ head: 50, average_weight_lb: 1_200, intake_percent: 2.6 }), midnight, standard),
    ).toBeCloseTo(1_560);
  });

  it('is 0 for no animals, and not known without a weight', () => {
    expect(demandAt(weighed({ head: 0, average_weight_lb: null }), midnight, standard)).toBe(0);
    expect(demandAt(weighed({ average_weight_lb: null }), midnight, standard)).toBeNull();
  });
});

describe('a class that gains', () => {
  const steers = weighed({ animal: 'steers', head: 1, average_weight_lb: 600, gain_lb_per_day: 2 });

  it('steps at the midnights of the ranch, on a night with the change to summer time too', () => {
    expect(weightAt(steers, at('2026-03-08T06:59:59Z'), denver)).toBe(600);
    expect(weightAt(steers, at('2026-03-08T07:00:00Z'), denver)).toBe(602);
    expect(weightAt(steers, at('2026-03-09T05:59:59Z'), denver)).toBe(602);
    expect(weightAt(steers, at('2026-03-09T06:00:00Z'), denver)).toBe(604);
  });

  it('never weighs less than 1 lb', () => {
    expect(weightAt(weighed({ average_weight_lb: 10, gain_lb_per_day: -20 }), midnight + 3 * DAY_MS, denver)).toBe(1);
  });

  it('takes the integral of its demand: the short day of the change counts 23 hours', () => {
    const from = at('2026-03-08T07:00:00Z');
    const to = at('2026-03-10T06:00:00Z');
    expect(intakeBetween(steers, from, to, standard)).toBeCloseTo(0.03 * (602 * (23 / 24) + 604), 9);
  });

  it('takes the same in one piece and in two', () => {
    const [from, cut, to] = [midnight + 1_000, midnight + 1.37 * DAY_MS, midnight + 9.2 * DAY_MS];
    const whole = intakeBetween(steers, from, to, standard) ?? NaN;
    const parts =
      (intakeBetween(steers, from, cut, standard) ?? NaN) + (intakeBetween(steers, cut, to, standard) ?? NaN);
    expect(parts).toBeCloseTo(whole, 9);
  });

  it('takes at each gain what its days add up to, also where it comes down to 1 lb or grows from it', () => {
    const day = fc.double({ min: -40, max: 400, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 1, max: 900 }),
        day,
        day,
        (gain, weight, one, other) => {
          const animal = weighed({ head: 3, average_weight_lb: weight, gain_lb_per_day: gain });
          const [from, to] = [Math.min(one, other), Math.max(one, other)].map((days) =>
            Math.round(midnight + days * DAY_MS),
          );
          if (from === undefined || to === undefined) throw new Error('two instants');
          let sum = 0;
          for (let start = from; start < to;) {
            const end = Math.min(to, denver.startOf(denver.dayOf(start) + 1));
            sum += (demandAt(animal, start, standard) ?? NaN) * daysBetween(start, end);
            start = end;
          }
          expect(intakeBetween(animal, from, to, standard)).toBeCloseTo(sum, 5);
        },
      ),
    );
  });
});
