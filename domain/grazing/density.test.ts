import { animals, ARanch, day, instant } from '../testing/aRanch';
import { allFigures } from '../testing/allFigures';
import { acresInUse, daysLeft, stockDensity } from './density';

describe('stock density', () => {
  it('is what stands there now by the acres in use: 16 cows of 1,000 lb on 1.6 acres are 10,000 lb an acre', () => {
    const ranch = new ARanch()
      .paddock('strip', 1.6)
      .herd('herd', [animals({ head: 16 })])
      .move('herd', day(0), 'strip');
    const { herds } = allFigures(ranch.records(), instant(1));
    expect(stockDensity([...herds.values()], 1.6)).toEqual({ headPerAcre: 10, auPerAcre: 10, lbPerAcre: 10_000 });
  });

  it('lacks what a herd lacks', () => {
    const ranch = new ARanch().herd('herd', [animals({ average_weight_lb: null })]);
    const { herds } = allFigures(ranch.records(), instant(1));
    const lack = { lacks: [{ what: 'weight', uuid: 'herd' }] };
    expect(stockDensity([...herds.values()], 2)).toEqual({ headPerAcre: 5, auPerAcre: lack, lbPerAcre: lack });
  });
});

describe('the acres in use', () => {
  const inUse = (strip_acres: number | null, isShared = false) => {
    const ranch = new ARanch().paddock('creek', 40).herd('herd', [animals()]);
    ranch.move('herd', day(0), 'creek').move('herd', day(0.5), 'creek', { strip_acres });
    if (isShared) ranch.herd('bulls', [animals()]).move('bulls', day(0), 'creek');
    return acresInUse([...allFigures(ranch.records(), instant(1)).herds.values()], 40);
  };

  it('are those of the strip that the herd was moved to last, else those of the paddock', () => {
    expect([inUse(1.6), inUse(null), inUse(1.6, true)]).toEqual([1.6, 40, 40]);
  });
});

describe('days left', () => {
  it.each([
    [193_592, 803.6, 240.906],
    [0, 300, 0],
  ])('of %d lb at %d lb a day are %d', (forageLb, demandLb, days) => {
    expect(daysLeft(forageLb, demandLb)).toBeCloseTo(days, 2);
  });

  it('are none where nothing eats', () => {
    expect(daysLeft(500, 0)).toBeNull();
  });
});
