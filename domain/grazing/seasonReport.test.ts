import { allFigures } from '../testing/allFigures';
import { animals, ARanch, day, instant } from '../testing/aRanch';
import { headAt, headOver, monthsOf, spanOf } from './overTime';
import { restsEnded } from './reentries';
import { sameDayOf, seasonBefore, seasonReport } from './seasonReport';
import { periodOf } from './seasons';
import { zoneOf } from './time';
import { timelinesOf } from './timelines';

/** Ten cows of 1,000 lb: 300 lb a day, 10 AD a day. */
const cows = [animals()];

const ranch = () =>
  new ARanch()
    .paddock('creek')
    .paddock('hill', 10, { rest_target_days: 5 })
    .paddock('north')
    .herd('herd', cows)
    .move('herd', day(1), 'creek')
    .move('herd', day(4), 'hill')
    .move('herd', day(10), 'creek')
    .move('herd', day(11), 'hill')
    .off('herd', day(13));

const restsOf = (records: ARanch, paddock: string, since: number, until: number) => {
  const timelines = timelinesOf(records.records());
  const span = { since: instant(since), until: instant(until) };
  return restsEnded(timelines.visits.get(paddock) ?? [], span, timelines).map(({ days }) => days);
};

describe('rests that a grazing ended', () => {
  it('are the days since the last animals left, of the grazings of the time', () => {
    expect(restsOf(ranch(), 'creek', 0, 20)).toEqual([6]);
    expect(restsOf(ranch(), 'hill', 0, 20)).toEqual([1]);
    expect(restsOf(ranch(), 'north', 0, 20)).toEqual([]);
    expect(restsOf(ranch(), 'creek', 10.5, 20)).toEqual([]);
    expect(restsOf(ranch(), 'creek', 0, 10)).toEqual([]);
  });

  it('are none where another herd was there still, or came within half a day', () => {
    const both = ranch().herd('bulls', cows).move('bulls', day(3), 'creek').off('bulls', day(9.7));
    expect(restsOf(both, 'creek', 0, 20)).toEqual([]);
  });
});

describe('the report of a season', () => {
  const report = seasonReport(allFigures(ranch().records(), instant(20), null));

  it('has each paddock with its stays and rests, those under its target counted', () => {
    expect(
      report.paddocks.map(({ figures, stays, rests, shortRests }) => [
        figures.uuid,
        stays,
        rests.map(({ days }) => days),
        shortRests,
      ]),
    ).toEqual([
      ['creek', 2, [6], 1],
      ['hill', 2, [1], 1],
      ['north', 0, [], 0],
    ]);
    expect(report).toMatchObject({ rests: 2, shortRests: 2, meanRestDays: 3.5 });
  });

  it('has each herd with its stays on pasture, and its AD is the sum of the paddocks', () => {
    expect(report.herds).toEqual([{ uuid: 'herd', stays: 4, ad: 120 }]);
    expect(report.stays).toHaveLength(5);
  });

  it('has no mean where nothing was grazed again', () => {
    expect(seasonReport(allFigures(ranch().records(), instant(3), null)).meanRestDays).toBeNull();
  });

  it('leaves out what was gone and was not grazed', () => {
    const gone = ranch()
      .paddock('old', 10, { retired_at: day(2) })
      .herd('sold', undefined, { retired_at: day(2) });
    const { paddocks, herds } = seasonReport(allFigures(gone.records(), instant(20), null));
    expect(paddocks.map(({ figures }) => figures.uuid)).not.toContain('old');
    expect(herds.map(({ uuid }) => uuid)).toEqual(['herd']);
  });
});

describe('the season before', () => {
  const seasons = new ARanch()
    .season('2024', '2024-04-01', '2024-10-31')
    .season('winter', '2024-11-01', '2025-03-31', 'dormant')
    .season('2025', '2025-04-01', '2025-10-31')
    .season('2026', '2026-04-01', null)
    .records().seasons;
  const named = (name: string) => {
    const season = seasons.find(({ uuid }) => uuid === name);
    if (season === undefined) throw new Error(name);
    return season;
  };
  const zone = zoneOf('America/Denver');

  it('is the latest one of the same type', () => {
    expect(seasonBefore(seasons, named('2026'))?.uuid).toBe('2025');
    expect(seasonBefore(seasons, named('2025'))?.uuid).toBe('2024');
    expect(seasonBefore(seasons, named('2024'))).toBeNull();
    expect(seasonBefore(seasons, named('winter'))).toBeNull();
  });

  it('is read to the end of the same day while the later one runs, and whole once it is over', () => {
    const noon = Date.parse('2026-04-10T18:00:00Z');
    expect(new Date(sameDayOf(named('2025'), periodOf(named('2026'), noon, zone), zone)).toISOString()).toBe(
      '2025-04-11T06:00:00.000Z',
    );
    const over = periodOf(named('2025'), noon, zone);
    expect(new Date(sameDayOf(named('2024'), over, zone)).toISOString()).toBe('2024-11-01T06:00:00.000Z');
  });
});

describe('over time', () => {
  const timelines = timelinesOf(
    ranch()
      .herd('guests', [animals({ head: 5 })], { ours: false })
      .count('herd', day(5), [animals({ head: 20 })])
      .records(),
  );

  it('head is that of the own animals, AU that of all', () => {
    expect(headAt(timelines, instant(2))).toEqual({ at: instant(2), head: 10, au: 15 });
    expect(headAt(timelines, instant(6))).toEqual({ at: instant(6), head: 20, au: 25 });
    expect(headAt(timelines, instant(-1))).toBeNull();
  });

  it('says what is missing of a herd that moved before its first count', () => {
    const early = timelinesOf(
      new ARanch().paddock('creek').herd('herd', cows).move('herd', day(-2), 'creek').records(),
    );
    expect(headAt(early, instant(-1))?.head).toEqual({ lacks: [{ what: 'head', uuid: 'herd' }] });
  });

  it('has a point a day and one at the end; of a long time as many', () => {
    expect(headOver(timelines, { since: instant(0), until: instant(3.5) }).map(({ at }) => at)).toEqual(
      [0, 1, 2, 3, 3.5].map(instant),
    );
    expect(headOver(timelines, { since: instant(0), until: instant(4_000) }).length).toBeLessThanOrEqual(81);
  });

  it('has months that are cut at the edges, and meet', () => {
    const months = monthsOf(timelines, { since: instant(10), until: instant(45) });
    expect(months).toEqual([
      { month: '2026-06', since: instant(10), until: instant(30) },
      { month: '2026-07', since: instant(30), until: instant(45) },
    ]);
  });

  it('all time begins with the first that is known of a herd', () => {
    expect(spanOf(timelines, periodOf(null, instant(9), zoneOf(null)))).toEqual({
      since: instant(0),
      until: instant(9),
    });
    expect(spanOf(timelinesOf(new ARanch().records()), periodOf(null, instant(9), zoneOf(null)))).toBeNull();
  });
});
