import { allFigures } from '../testing/allFigures';
import { ARanch, animals, instant } from '../testing/aRanch';
import { demandByMonth, daysOfSeason } from './demandByMonth';
import { carryingCapacityAu, grazingPeriods, meanGrazingPeriod, paddocksNeeded, reserveHerdDays } from './planFigures';

it('paddocks needed = ceil(rest / grazing period + 1) (W02, W22)', () => {
  expect(paddocksNeeded(35, 3)).toBe(13);
  expect(paddocksNeeded(28, 4)).toBe(8);
  expect(paddocksNeeded(0.3, 0.1)).toBe(4);
});

it('mean grazing period = recovery / (paddocks − 1), and none with one paddock (W46)', () => {
  expect(meanGrazingPeriod(40, 15)).toBeCloseTo(2.857, 3);
  expect(meanGrazingPeriod(40, 1)).toBeNull();
});

it('reserve herd days = usable forage / daily demand of all herds (W47)', () => {
  const [standing, demand] = [40 * 235 * 11, 50 * 1_200 * 0.026];
  expect(reserveHerdDays(standing, demand)).toBeCloseTo(66.28, 2);
  expect(reserveHerdDays(standing, 0)).toBeNull();
  const lacks = { lacks: [{ what: 'estimate', uuid: 'Creek' }] } as const;
  expect(reserveHerdDays(lacks, demand)).toEqual(lacks);
});

it('carrying capacity = usable forage / (standard intake × days) (W49)', () => {
  expect(carryingCapacityAu(100 * 3_000 * 0.4, 26, 180)).toBeCloseTo(25.64, 2);
});

describe('the grazing period of one paddock', () => {
  it('is the mean period × its yield / mean yield, so their mean stays what it was', () => {
    const periods = grazingPeriods(
      [
        { uuid: 'a', acres: 10, rating: 5 },
        { uuid: 'b', acres: 30, rating: 5 },
      ],
      4,
    );
    expect([...periods]).toEqual([
      ['a', 2],
      ['b', 6],
    ]);
  });

  it('says which rating and which acres are missing', () => {
    const periods = grazingPeriods(
      [
        { uuid: 'a', acres: 10, rating: null },
        { uuid: 'b', acres: { lacks: [{ what: 'acres', uuid: 'b' }] }, rating: 4 },
      ],
      4,
    );
    expect(periods.get('a')).toEqual({
      lacks: [
        { what: 'rating', uuid: 'a' },
        { what: 'acres', uuid: 'b' },
      ],
    });
  });
});

describe('demand against supply by month', () => {
  /** Ten cows of 1,000 lb eat 300 lb a day; 10 acres with 1,200 lb an acre. Day 0 is 1 June. */
  const ranch = (ends: string | null) =>
    new ARanch()
      .season('S', '2026-06-01', ends)
      .paddock('Creek')
      .herd('Cows', [animals()])
      .estimate('Creek', new Date(instant(1)).toISOString(), 1_200);
  const monthsOf = (written: ARanch, months: number) => {
    const records = written.records();
    return demandByMonth(allFigures(records, instant(20), records.seasons[0] ?? null), instant(20), months);
  };

  it('takes what the herds eat from what is left, and says how much is lacking', () => {
    expect(
      monthsOf(ranch('2026-12-31'), 3).map(({ demandLb, leftLb, afterLb }) => [demandLb, leftLb, afterLb]),
    ).toEqual([
      [3_000, 12_000, 9_000],
      [9_300, 9_000, -300],
      [9_300, -300, -9_600],
    ]);
  });

  it('knows no supply after the end of the season', () => {
    const [, , august] = monthsOf(ranch('2026-07-31'), 3);
    expect(august).toMatchObject({ demandLb: 9_300, leftLb: { lacks: [{ what: 'estimate' }] } });
  });

  it('names a herd that nobody counted', () => {
    const [june] = monthsOf(ranch('2026-12-31').herd('Bulls'), 1);
    expect(june?.demandLb).toEqual({ lacks: [{ what: 'head', uuid: 'Bulls' }] });
  });
});

it('counts the days of a season, and knows those of an open one only where it is of a year', () => {
  const daysOf = (ends: string | null, type: 'growing' | 'year') => {
    const records = new ARanch().season('S', '2026-06-01', ends, type).records();
    return daysOfSeason(allFigures(records, instant(20), records.seasons[0] ?? null));
  };
  expect(daysOf('2026-06-30', 'growing')).toBe(30);
  expect(daysOf(null, 'growing')).toBeNull();
  expect(daysOf(null, 'year')).toBe(365);
});
