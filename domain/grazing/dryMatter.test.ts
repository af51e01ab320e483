import { allFigures, paddockOf } from '../testing/allFigures';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { readGolden, testOfGolden } from '../testing/goldenData';
import type { FeedData } from './records';

interface Example {
  readonly id: string;
  readonly topic: string;
  readonly rule: string;
  readonly inputs: { readonly forage_lb: number; readonly records: readonly { readonly data: FeedData }[] };
  readonly expected: { readonly net_lb: { readonly value: number; readonly tolerance: number } };
}

const all = readGolden<{ cases: Example[] }>('worked-examples-evidence.json')?.cases ?? [];
const ours = all.filter(({ rule }) => rule === 'F1');

const LATER = instant(90);

/** Ten cows of 1,000 lb eat 300 lb a day: so much forage is taken from Creek, and as much again from Mesa. */
function grazed(forageLb: number): ARanch {
  const days = forageLb / 300;
  return new ARanch()
    .paddock('creek', 100)
    .paddock('mesa', 50)
    .herd('cows', [animals()])
    .move('cows', day(0), 'creek')
    .move('cows', day(days), 'mesa')
    .off('cows', day(2 * days));
}

const inCreek = { paddock_uuid: 'creek' };

describe('rule F1', () => {
  testOfGolden('the worked examples are there', ours.length > 0);

  for (const { id, topic, inputs, expected } of ours) {
    it(`rule F1: ${id} ${topic}`, () => {
      const ranch = grazed(inputs.forage_lb);
      for (const { data } of inputs.records) ranch.fed(data.at, data.lb, { ...data, ...inCreek });
      const { net } = paddockOf(allFigures(ranch.records(), LATER, null), 'creek');
      const { value, tolerance } = expected.net_lb;
      expect(Math.abs(Number(net.forageLb) - value)).toBeLessThanOrEqual(tolerance);
    });
  }

  it('EVIDENCE 12.11: one dry matter changes one paddock’s net and what is left there, and nothing gross', () => {
    const ranchOf = (dm_percent: number | null) =>
      grazed(6_000)
        .estimate('creek', day(1), 80)
        .fed(day(1), 1_000, { ...inCreek, dm_percent })
        .fed(day(25), 1_000, { paddock_uuid: 'mesa' })
        .records();
    const [asFed, dry] = [null, 88].map((percent) => allFigures(ranchOf(percent), LATER, null));
    if (asFed === undefined || dry === undefined) throw new Error('Both have figures');
    expect(paddockOf(asFed, 'creek')).toMatchObject({ net: { forageLb: 5_000 }, forageLeftLb: 3_000 });
    expect(paddockOf(dry, 'creek')).toMatchObject({ net: { forageLb: 5_120 }, forageLeftLb: 2_880 });
    expect(paddockOf(dry, 'mesa')).toEqual(paddockOf(asFed, 'mesa'));
    for (const part of ['gross', 'feedEatenLb', 'feedPutOutLb'] as const) {
      expect(paddockOf(dry, 'creek')[part]).toEqual(paddockOf(asFed, 'creek')[part]);
    }
    expect(dry.ranch.gross).toEqual(asFed.ranch.gross);
    expect([asFed.ranch.net.forageLb, dry.ranch.net.forageLb]).toEqual([10_000, 10_120]);
  });

  it('says how much counts as dry since its dry matter is unknown, of a paddock and of the ranch', () => {
    const ranch = grazed(6_000)
      .fed(day(1), 1_280, inCreek)
      .fed(day(2), 700, { ...inCreek, dm_percent: 35 })
      .fed(day(3), 900, { ...inCreek, use: 'put_out' });
    const figures = allFigures(ranch.records(), LATER, null);
    expect(paddockOf(figures, 'creek')).toMatchObject({ feedEatenLb: 1_980, eatenWithoutDryLb: 1_280 });
    expect(paddockOf(figures, 'mesa').eatenWithoutDryLb).toBe(0);
    expect(figures.ranch.eatenWithoutDryLb).toBe(1_280);
  });

  it('holds for each part of a stay over open gates, and for subdivisions', () => {
    const ranch = new ARanch()
      .paddock('a', 30)
      .paddock('b', 10)
      .paddock('b1', 5, { parent_uuid: 'b' })
      .herd('cows', [animals()])
      .move('cows', day(0), ['a', 'b'])
      .off('cows', day(4))
      .fed(day(1), 400, { herd_uuid: 'cows', dm_percent: 50 });
    const figures = allFigures(ranch.records(), LATER, null);
    expect(paddockOf(figures, 'a')).toMatchObject({ feedEatenLb: 300, net: { forageLb: 750 } });
    expect(paddockOf(figures, 'b')).toMatchObject({ feedEatenLb: 100, net: { forageLb: 250 } });
    expect(paddockOf(figures, 'b1')).toMatchObject({ feedEatenLb: 50, net: { forageLb: 125 } });
  });

  it('`days` and `animal` change no net figure', () => {
    const netOf = (values: Partial<FeedData>) =>
      paddockOf(
        allFigures(
          grazed(6_000)
            .fed(day(1), 1_000, { ...inCreek, ...values })
            .records(),
          instant(2),
          null,
        ),
        'creek',
      ).net;
    expect(netOf({ days: 30, animal: 'bulls' })).toEqual(netOf({}));
  });
});
