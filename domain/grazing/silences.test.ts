import fc from 'fast-check';
import { paddockTable } from '../formats/figuresCsv';
import { allFigures, paddockOf } from '../testing/allFigures';
import { aFeed, animals, ARanch, day, instant } from '../testing/aRanch';
import { facts, plain, ranchOf } from '../testing/anyRanch';
import type { GrazingRecords } from './records';
import { seasonReport } from './seasonReport';
import { DAY_MS, daysBetween } from './time';

const cows = [animals()];

/** The cows leave the creek on day 5, are nowhere from day 10 on, and are moved again on day 710. */
const silent = () =>
  new ARanch()
    .paddock('creek')
    .paddock('hill')
    .paddock('north')
    .herd('herd', cows)
    .move('herd', day(1), 'creek')
    .move('herd', day(5), 'hill')
    .off('herd', day(10))
    .move('herd', day(710), 'hill')
    .move('herd', day(712), 'north');

const restOf = (records: GrazingRecords, paddock: string, at: number) => {
  const { restDays, isRestAtLeast, elapsedRestDays, state } = paddockOf(allFigures(records, instant(at)), paddock);
  return { restDays, isRestAtLeast, elapsedRestDays, state };
};

const note = (at: number) => ({ uuid: `note ${at}`, data: { at: day(at), text: 'Fixed the fence' } });

describe('walk 22: a rest over a year without any record', () => {
  it('is at least the days since the record goes on, and the paddock is judged by those', () => {
    expect(restOf(silent().records(), 'creek', 720)).toEqual({
      restDays: 10,
      isRestAtLeast: true,
      elapsedRestDays: 715,
      state: 'resting',
    });
    expect(restOf(silent().records(), 'creek', 760)).toMatchObject({ restDays: 50, state: 'ready' });
  });

  it('is all of its days where it began after the silence, or was over before', () => {
    expect(restOf(silent().records(), 'hill', 720)).toMatchObject({ restDays: 8, isRestAtLeast: false });
    expect(restOf(silent().records(), 'creek', 300)).toMatchObject({ restDays: 295, isRestAtLeast: false });
  });

  it('is known where anything at all was recorded meanwhile: rain, a note, feed', () => {
    const rain = { uuid: 'rain', data: { on: day(360).slice(0, 10), inches: 0.5 } };
    const kept = { ...silent().records(), others: [[rain], [note(700)]] };
    expect(restOf(kept, 'creek', 720)).toMatchObject({ restDays: 715, isRestAtLeast: false });
    const feed = aFeed({ at: day(360), lb: 400, use: 'put_out', herd_uuid: 'herd' });
    const fed = { ...silent().records(), feed: [{ uuid: 'hay', data: feed }] };
    expect(restOf(fed, 'creek', 720)).toMatchObject({ restDays: 715, isRestAtLeast: false });
  });

  it('begins as a silence on the 366th day, and lasts until today where nothing was recorded since', () => {
    const records = silent().records();
    const before = { ...records, moves: new Map([['herd', (records.moves.get('herd') ?? []).slice(0, 3)]]) };
    expect(restOf(before, 'creek', 375)).toMatchObject({ restDays: 370, isRestAtLeast: false });
    expect(restOf(before, 'creek', 375.5)).toMatchObject({ restDays: 0, isRestAtLeast: true, elapsedRestDays: 371 });
  });

  it('changes neither the rest days nor the state of exports', () => {
    const rows = paddockTable(silent().records(), null, instant(720));
    expect(rows.map(({ cells }) => [cells.name, cells.state, cells.rest_days])).toEqual([
      ['creek', 'Ready', 715],
      ['hill', 'Resting', 8],
      ['north', 'Grazing', null],
    ]);
  });

  it('leaves a paddock never grazed what it is', () => {
    expect(restOf(silent().records(), 'north', 711)).toMatchObject({ restDays: null, isRestAtLeast: false });
  });

  it('is in no mean of the report', () => {
    const report = seasonReport(
      allFigures(silent().move('herd', day(715), 'creek').move('herd', day(718), 'hill').records(), instant(720)),
    );
    const restsOf = (paddock: string) => report.paddocks.find(({ figures: { uuid } }) => uuid === paddock)?.rests;
    expect(restsOf('creek')).toMatchObject([{ days: 5, isAtLeast: true, elapsedDays: 710 }]);
    expect(restsOf('hill')?.map(({ days, isAtLeast }) => [days, isAtLeast])).toEqual([
      [0, true],
      [6, false],
    ]);
    expect(report).toMatchObject({ rests: 3, knownRests: 1, shortRests: 1, meanRestDays: 6 });
  });
});

/** The same facts over five years. */
const overYears = facts.map((written) => written.map((each) => ({ ...each, days: each.days * 20 })));
const AS_OF = instant(2_400);

const datesOf = ({ counts, transfers, moves, herds }: GrazingRecords): number[] =>
  [
    ...[...counts, ...transfers, ...[...moves.values()].flat()].map(({ data: { at } }) => Date.parse(at)),
    ...herds.flatMap(({ data }) => (data.retired_at === null ? [] : Date.parse(data.retired_at))),
  ].sort((one, other) => one - other);

describe('walk 22: whatever is written down', () => {
  it('a rest is known from the end of the last silence in it on', () => {
    fc.assert(
      fc.property(overYears, (written) => {
        const records = ranchOf(written).records();
        const dates = [...datesOf(records).filter((date) => date < AS_OF), AS_OF];
        for (const { lastOut, restDays, isRestAtLeast } of allFigures(records, AS_OF).paddocks.values()) {
          if (lastOut === null || restDays === null) continue;
          const ends = dates.filter((date, index) => index > 0 && date - (dates[index - 1] ?? date) > 365 * DAY_MS);
          const last = ends.findLast((end) => end > lastOut);
          expect([restDays, isRestAtLeast]).toEqual([
            Math.round(daysBetween(last ?? lastOut, AS_OF)),
            last !== undefined,
          ]);
        }
      }),
    );
  });

  it('comes out the same from the start and from what was known before', () => {
    fc.assert(
      fc.property(overYears, overYears, (written, more) => {
        const records = ranchOf([...written, ...more]).records();
        const before = allFigures(ranchOf(written).records(), AS_OF);
        expect(plain(allFigures(records, AS_OF, null, before))).toEqual(plain(allFigures(records, AS_OF)));
      }),
    );
  });

  it('a note computes again the rests that it shows to be known, and no other paddock', () => {
    const records = silent().records();
    const before = allFigures(records, instant(720));
    const on = allFigures({ ...records, others: [[note(360), note(700)]] }, instant(720), null, before);
    expect(paddockOf(on, 'creek')).toMatchObject({ restDays: 715, isRestAtLeast: false });
    expect(paddockOf(on, 'hill')).toBe(paddockOf(before, 'hill'));
  });
});
