import { animals, ARanch, day, instant } from '../testing/aRanch';
import { herdStatesOf } from './herdStates';
import { classesAt } from './stays';
import { zoneOf } from './time';

const utc = zoneOf(null);

function herdsOf(ranch: ARanch) {
  const { counts, transfers } = ranch.records();
  const { byHerd, shortTransfers } = herdStatesOf(counts, transfers, utc);
  const classes = (herd: string, days: number) =>
    classesAt(byHerd.get(herd) ?? [], instant(days))?.map(({ animal, head, weightLb }) => [animal, head, weightLb]) ??
    null;
  return { classes, shortTransfers };
}

describe('what a herd is', () => {
  it('is not known before its first count', () => {
    const { classes } = herdsOf(new ARanch().count('a', day(2), [animals()]));
    expect(classes('a', 1)).toBeNull();
    expect(classes('a', 2)).toEqual([['cows', 10, 1_000]]);
  });

  it('takes whole animals from all classes in proportion, the earlier of two equal remainders first', () => {
    const ranch = new ARanch()
      .count('a', day(0), [
        animals({ head: 5 }),
        animals({ animal: 'bulls', head: 5 }),
        animals({ animal: 'calves', head: 2 }),
      ])
      .transfer(day(1), { from_herd_uuid: 'a', head: 3 });
    // Quotas 1.25, 1.25 and 0.5: the calf has the largest remainder.
    expect(herdsOf(ranch).classes('a', 1)).toEqual([
      ['cows', 4, 1_000],
      ['bulls', 4, 1_000],
      ['calves', 1, 1_000],
    ]);
  });

  it('takes what is there when more are to leave, and says so', () => {
    const ranch = new ARanch()
      .count('a', day(0), [animals({ head: 4 })])
      .transfer(day(1), { from_herd_uuid: 'a', head: 9 });
    const { classes, shortTransfers } = herdsOf(ranch);
    expect(classes('a', 1)).toEqual([['cows', 0, 1_000]]);
    expect(shortTransfers.size).toBe(1);
  });

  it('joins the class of the same animal at the mean weight by head', () => {
    const ranch = new ARanch()
      .count('a', day(0), [animals({ head: 30, average_weight_lb: 1_000 })])
      .count('b', day(0), [animals({ head: 10, average_weight_lb: 1_200 })])
      .transfer(day(1), { from_herd_uuid: 'b', to_herd_uuid: 'a' });
    const { classes } = herdsOf(ranch);
    expect(classes('a', 1)).toEqual([['cows', 40, 1_050]]);
    expect(classes('b', 1)).toEqual([['cows', 0, 1_200]]);
  });

  it('makes a class that keeps the AU and the intake of where the animals come from, and gains nothing', () => {
    const bulls = animals({ animal: 'bulls', head: 2, au_per_head: 1.35, intake_percent: 2, gain_lb_per_day: 3 });
    const ranch = new ARanch()
      .count('a', day(0), [animals()])
      .count('b', day(0), [bulls])
      .transfer(day(2), { from_herd_uuid: 'b', to_herd_uuid: 'a', head: 1 });
    const { counts, transfers } = ranch.records();
    const joined = classesAt(herdStatesOf(counts, transfers, utc).byHerd.get('a') ?? [], instant(2))?.[1];
    expect(joined).toMatchObject({
      animal: 'bulls',
      head: 1,
      auPerHead: 1.35,
      intakePercent: 2,
      gainLbPerDay: 0,
      weightLb: 1_006,
    });
  });

  it('does not know a joined weight when one of the two is not known', () => {
    const ranch = new ARanch()
      .count('a', day(0), [animals()])
      .count('b', day(0), [animals({ average_weight_lb: null })])
      .transfer(day(1), { from_herd_uuid: 'b', to_herd_uuid: 'a', head: 1 });
    expect(herdsOf(ranch).classes('a', 1)).toEqual([['cows', 11, null]]);
  });

  it.each([
    ['the only class of the herd', [animals({ animal: 'steers' })], ['steers', 13, 1_000]],
    ['other, where it has several', [animals(), animals({ animal: 'bulls' })], ['other', 3, null]],
  ])('puts animals from outside without a kind into %s', (_where, classes, expected) => {
    const ranch = new ARanch().count('a', day(0), classes).transfer(day(1), { to_herd_uuid: 'a', head: 3 });
    expect(herdsOf(ranch).classes('a', 1)).toContainEqual(expected);
  });

  it('knows of a herd without a count what has arrived, and nothing after some have left', () => {
    const ranch = new ARanch()
      .transfer(day(1), { to_herd_uuid: 'a', head: 3, animal: 'ewes', average_weight_lb: 150 })
      .transfer(day(1), { from_herd_uuid: 'b', head: 3 });
    const { classes } = herdsOf(ranch);
    expect(classes('a', 1)).toEqual([['ewes', 3, 150]]);
    expect(classes('b', 1)).toBeNull();
  });

  it('reads counts before transfers of the same instant', () => {
    const ranch = new ARanch()
      .transfer(day(1), { from_herd_uuid: 'a', head: 1 })
      .count('a', day(1), [animals({ head: 8 })]);
    expect(herdsOf(ranch).classes('a', 1)).toEqual([['cows', 7, 1_000]]);
  });
});
