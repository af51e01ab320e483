import { animals, ARanch, day, instant } from '../testing/aRanch';
import { allFigures } from '../testing/allFigures';
import { acresInUse, densityInPaddock, densityOfStay, stockDensity } from './density';

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

describe('the density where a stay is', () => {
  /** North of 40 and mesa of 600 acres; lb/acre on the page of each paddock that is named, and of each herd's stay. */
  const lbPerAcre = (put: (ranch: ARanch) => ARanch) => {
    const ranch = new ARanch().paddock('north', 40).paddock('mesa', 600);
    for (const part of ['east', 'west']) ranch.paddock(part, 10, { parent_uuid: 'north' });
    const figures = allFigures(put(ranch.herd('cows', [animals()])).records(), instant(1));
    return {
      in: (...uuids: string[]) => uuids.map((uuid) => densityInPaddock(uuid, figures)?.lbPerAcre),
      stays: [...figures.herds.values()].map(({ stay }) => densityOfStay(stay?.paddockUuids ?? [], figures)?.lbPerAcre),
      over: densityInPaddock('north', figures)?.paddockUuids,
    };
  };

  it('is over all paddocks of open gates, in each of them as where the herd is', () => {
    const density = lbPerAcre((ranch) => ranch.move('cows', day(0), ['north', 'mesa']));
    expect(density.stays).toEqual([10_000 / 640]);
    expect(density.in('north', 'mesa')).toEqual([10_000 / 640, 10_000 / 640]);
    expect(density.over).toEqual(['north', 'mesa']);
  });

  it('is of all herds that the open gates bring together', () => {
    const density = lbPerAcre((ranch) =>
      ranch.herd('bulls', [animals()]).move('cows', day(0), ['north', 'mesa']).move('bulls', day(0), 'north'),
    );
    expect(density.stays).toEqual([20_000 / 640, 20_000 / 640]);
    expect(density.in('north', 'mesa')).toEqual([20_000 / 640, 20_000 / 640]);
  });

  it('is that of the subdivision in use, and of the paddock where all of it is', () => {
    const part = lbPerAcre((ranch) => ranch.move('cows', day(0), 'east'));
    expect([...part.stays, ...part.in('east', 'north', 'west')]).toEqual([1_000, 1_000, 1_000, undefined]);
    const whole = lbPerAcre((ranch) => ranch.move('cows', day(0), 'north'));
    expect([...whole.stays, ...whole.in('east', 'north')]).toEqual([250, 250, 250]);
    const both = lbPerAcre((ranch) => ranch.move('cows', day(0), ['north', 'east']));
    expect([...both.stays, ...both.in('east', 'north')]).toEqual([250, 250, 250]);
  });

  it('is that of the strip in use, while the herd is alone', () => {
    const strip = (ranch: ARanch) => ranch.move('cows', day(0), 'north', { strip_acres: 2 });
    expect(lbPerAcre(strip).in('north')).toEqual([5_000]);
    const shared = lbPerAcre((ranch) => strip(ranch).herd('bulls', [animals()]).move('bulls', day(0), 'north'));
    expect([...shared.stays, ...shared.in('north')]).toEqual([500, 500, 500]);
  });

  it('is none off pasture, and lacks acres that nobody knows', () => {
    expect(lbPerAcre((ranch) => ranch.off('cows', day(0))).stays).toEqual([undefined]);
    const lacks = { lacks: [{ what: 'acres', uuid: 'hill' }] };
    const density = lbPerAcre((ranch) => ranch.paddock('hill', null).move('cows', day(0), ['hill', 'north']));
    expect([...density.stays, ...density.in('north')]).toEqual([lacks, lacks]);
  });
});
