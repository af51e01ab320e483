import { animals, ARanch, day, instant } from '../testing/aRanch';
import { allFigures, paddockOf } from '../testing/allFigures';
import type { GrazingRecords } from './records';

/** Ten cows of 1,000 lb: 300 lb a day, 10 AD a day. */
const cows = [animals()];
const figuresOf = (records: GrazingRecords, days: number, season = records.seasons[0] ?? null) =>
  allFigures(records, instant(days), season);

describe('a paddock', () => {
  const ranch = new ARanch()
    .paddock('creek')
    .paddock('hill')
    .herd('herd', cows)
    .move('herd', day(1), 'creek')
    .move('herd', day(4), 'hill');

  it('is ready while it was never grazed', () => {
    expect(paddockOf(figuresOf(ranch.records(), 0.5), 'creek')).toMatchObject({
      state: 'ready',
      restDays: null,
      grazingDaysNow: null,
      grazingDays: 0,
      gross: { forageLb: 0, ad: 0, ada: 0, aum: 0 },
    });
  });

  it('is grazed from the move on, and counts the days of the stay that lasts', () => {
    expect(paddockOf(figuresOf(ranch.records(), 3.5), 'creek')).toMatchObject({
      state: 'grazing',
      herdUuids: ['herd'],
      restDays: null,
      grazingDaysNow: 2.5,
      lastIn: instant(1),
      lastOut: null,
      gross: { forageLb: 750, ad: 25, ada: 2.5, aum: 25 / 30 },
    });
  });

  it.each([
    [4, 0, 'resting'],
    [4.49, 0, 'resting'],
    [4.5, 1, 'resting'],
    [48.4, 44, 'resting'],
    [48.5, 45, 'ready'],
  ])('after %d days has rested %d whole days and is %s', (days, restDays, state) => {
    expect(paddockOf(figuresOf(ranch.records(), days), 'creek')).toMatchObject({
      state,
      restDays,
      grazingDays: 3,
      lastOut: instant(4),
    });
  });

  it('shows grazing days of two herds on one day as one day, and the forage of both', () => {
    const two = new ARanch().paddock('creek').paddock('hill').herd('a', cows).herd('b', cows);
    two.move('a', day(0), 'creek').move('a', day(4), 'hill').move('b', day(2), 'creek').move('b', day(6), 'hill');
    expect(paddockOf(figuresOf(two.records(), 10), 'creek')).toMatchObject({
      grazingDays: 6,
      gross: { forageLb: 2_400 },
    });
  });

  it('says what is missing: head, weight or acres', () => {
    const unknown = new ARanch()
      .paddock('creek', null)
      .paddock('hill')
      .paddock('flat')
      .herd('a')
      .herd('b', [animals({ average_weight_lb: null })])
      .herd('c', cows);
    unknown.move('a', day(0), 'hill').move('b', day(0), 'flat').move('c', day(0), 'creek');
    const figures = figuresOf(unknown.records(), 2);
    expect(paddockOf(figures, 'hill').gross.forageLb).toEqual({ lacks: [{ what: 'head', uuid: 'a' }] });
    expect(paddockOf(figures, 'flat').gross.ada).toEqual({ lacks: [{ what: 'weight', uuid: 'b' }] });
    expect(paddockOf(figures, 'creek').gross).toMatchObject({
      forageLb: 600,
      ad: 20,
      ada: { lacks: [{ what: 'acres', uuid: 'creek' }] },
    });
    expect(paddockOf(figures, 'hill')).toMatchObject({ state: 'grazing', grazingDaysNow: 2, grazingDays: 2 });
  });

  it('is not grazed by a herd of no head, and rests from when its last animal left', () => {
    const sold = new ARanch()
      .paddock('creek')
      .herd('a', cows)
      .move('a', day(0), 'creek')
      .transfer(day(3), { from_herd_uuid: 'a' });
    expect(paddockOf(figuresOf(sold.records(), 10), 'creek')).toMatchObject({
      state: 'resting',
      restDays: 7,
      grazingDays: 3,
    });
    const never = new ARanch()
      .paddock('creek')
      .herd('a', [animals({ head: 0, average_weight_lb: null })])
      .move('a', day(0), 'creek');
    expect(paddockOf(figuresOf(never.records(), 10), 'creek')).toMatchObject({
      state: 'ready',
      restDays: null,
      gross: { forageLb: 0 },
    });
  });

  it('is grazed again, in the same stay, once a count gives the herd animals', () => {
    const back = new ARanch()
      .paddock('creek')
      .herd('a', cows)
      .move('a', day(0), 'creek')
      .transfer(day(3), { from_herd_uuid: 'a' })
      .count('a', day(5), cows);
    expect(paddockOf(figuresOf(back.records(), 6), 'creek')).toMatchObject({
      state: 'grazing',
      grazingDays: 4,
      grazingDaysNow: 6,
    });
  });

  it('keeps a stay without a length: it rests from then', () => {
    const passed = new ARanch()
      .paddock('creek')
      .paddock('hill')
      .herd('a', cows)
      .move('a', day(2), 'creek')
      .move('a', day(2), 'hill');
    expect(paddockOf(figuresOf(passed.records(), 5), 'creek')).toMatchObject({
      restDays: 3,
      grazingDays: 0,
      gross: { forageLb: 0 },
    });
  });

  it('is left when the herd goes off pasture or is retired', () => {
    const off = new ARanch()
      .paddock('creek')
      .paddock('hill')
      .herd('a', cows)
      .herd('b', cows, { retired_at: day(3) });
    off.move('a', day(0), 'creek').off('a', day(2)).move('b', day(0), 'hill');
    const figures = figuresOf(off.records(), 10);
    expect(paddockOf(figures, 'creek')).toMatchObject({ restDays: 8, grazingDays: 2 });
    expect(paddockOf(figures, 'hill')).toMatchObject({ restDays: 7, grazingDays: 3 });
  });
});

describe('open gates', () => {
  it('share the forage by grazeable acres, and each paddock counts as grazed', () => {
    const gates = new ARanch()
      .paddock('a', 30)
      .paddock('b', 20, { grazeable_percent: 50 })
      .herd('h', cows)
      .move('h', day(0), ['a', 'b']);
    const figures = figuresOf(gates.records(), 4);
    expect(paddockOf(figures, 'a')).toMatchObject({ state: 'grazing', grazingDays: 4, gross: { forageLb: 900 } });
    expect(paddockOf(figures, 'b')).toMatchObject({ state: 'grazing', grazingDays: 4, gross: { forageLb: 300 } });
  });

  it('lack the forage in each of them when one has no acres', () => {
    const gates = new ARanch().paddock('a', 30).paddock('b', null).herd('h', cows).move('h', day(0), ['a', 'b']);
    const { paddocks, ranch } = figuresOf(gates.records(), 4);
    const lack = { lacks: [{ what: 'acres', uuid: 'b' }] };
    expect(paddocks.get('a')?.gross.forageLb).toEqual(lack);
    expect(paddocks.get('b')?.gross.forageLb).toEqual(lack);
    expect(ranch.gross.forageLb).toEqual(lack);
  });
});

describe('subdivisions', () => {
  const parts = () =>
    new ARanch()
      .paddock('whole', 40)
      .paddock('north', 10, { parent_uuid: 'whole' })
      .paddock('south', 30, { parent_uuid: 'whole' })
      .paddock('other');

  it('are grazed by acres with their paddock', () => {
    const figures = figuresOf(
      parts().herd('h', cows).move('h', day(0), 'whole').move('h', day(4), 'other').records(),
      6,
    );
    expect(paddockOf(figures, 'whole').gross.forageLb).toBe(1_200);
    expect(paddockOf(figures, 'north')).toMatchObject({ restDays: 2, gross: { forageLb: 300 } });
    expect(paddockOf(figures, 'south')).toMatchObject({ restDays: 2, gross: { forageLb: 900 } });
  });

  it('give their paddock all, and their siblings nothing', () => {
    const figures = figuresOf(
      parts().herd('h', cows).move('h', day(0), 'north').move('h', day(4), 'other').records(),
      6,
    );
    expect(paddockOf(figures, 'whole')).toMatchObject({ restDays: 2, grazingDays: 4, gross: { forageLb: 1_200 } });
    expect(paddockOf(figures, 'north').gross.forageLb).toBe(1_200);
    expect(paddockOf(figures, 'south')).toMatchObject({ state: 'ready', restDays: null, gross: { forageLb: 0 } });
  });

  it('have the history of their paddock before they began, and no part in it once retired', () => {
    const ranch = new ARanch()
      .paddock('whole', 40)
      .paddock('old', 20, { parent_uuid: 'whole', retired_at: day(2) })
      .paddock('new', 10, { parent_uuid: 'whole', starts_at: day(5) })
      .herd('h', cows)
      .move('h', day(0), 'old')
      .move('h', day(1), 'whole')
      .off('h', day(4));
    const figures = figuresOf(ranch.records(), 10);
    expect(paddockOf(figures, 'new')).toMatchObject({ restDays: 6, grazingDays: 4, gross: { forageLb: 300 } });
    expect(paddockOf(figures, 'old')).toMatchObject({ restDays: 8, grazingDays: 2, gross: { forageLb: 450 } });
    expect(figures.ranch.gross.forageLb).toBe(1_200);
  });

  it('named in a move with their paddock are the whole paddock', () => {
    const figures = figuresOf(parts().herd('h', cows).move('h', day(0), ['whole', 'north']).records(), 4);
    expect(paddockOf(figures, 'whole').gross.forageLb).toBe(1_200);
    expect(paddockOf(figures, 'north').gross.forageLb).toBe(300);
  });
});

describe('a season', () => {
  const grazed = () =>
    new ARanch().paddock('creek').paddock('hill').herd('h', cows).move('h', day(-5), 'creek').move('h', day(5), 'hill');

  it('cuts a stay at its boundary, and both sides add up', () => {
    const records = grazed()
      .count('h', day(-10), cows)
      .season('spring', '2026-04-01', '2026-05-31')
      .season('summer', '2026-06-01', null)
      .records();
    const [spring, summer] = records.seasons;
    const before = paddockOf(figuresOf(records, 8, spring), 'creek');
    const after = paddockOf(figuresOf(records, 8, summer), 'creek');
    expect(before).toMatchObject({ grazingDays: 5, state: 'grazing', gross: { forageLb: 1_500 } });
    expect(after).toMatchObject({ grazingDays: 5, restDays: 3, gross: { forageLb: 1_500 } });
    expect(paddockOf(figuresOf(records, 8, null), 'creek').gross.forageLb).toBe(3_000);
  });

  it.each([
    ['growing', 45],
    ['dormant', 90],
    ['year', 45],
  ] as const)('of type %s asks for %d days of rest, and a paddock of its own for its own', (type, target) => {
    const records = new ARanch()
      .paddock('creek')
      .paddock('meadow', 10, { rest_target_days: 20 })
      .season('s', '2026-01-01', null, type)
      .records();
    expect(paddockOf(figuresOf(records, 3), 'creek').restTargetDays).toBe(target);
    expect(paddockOf(figuresOf(records, 3), 'meadow').restTargetDays).toBe(20);
  });

  it('leaves forage of its estimate, the latest one, never under 0', () => {
    const ranch = grazed().season('summer', '2026-06-01', null).count('h', day(-10), cows);
    ranch.estimate('creek', day(0), 100).estimate('creek', day(1), 400).estimate('hill', day(1), 30);
    const figures = figuresOf(ranch.records(), 8);
    expect(paddockOf(figures, 'creek')).toMatchObject({ estimateLb: 4_000, forageLeftLb: 2_500 });
    expect(paddockOf(figures, 'hill')).toMatchObject({ estimateLb: 300, forageLeftLb: 0 });
  });

  it('without an estimate takes the mean of up to three earlier seasons of its type, else says what is missing', () => {
    const ranch = grazed().count('h', day(-10), cows);
    ranch.season('spring', '2026-04-01', '2026-05-31').season('summer', '2026-06-01', null);
    const figures = figuresOf(ranch.records(), 8, ranch.records().seasons[1]);
    expect(paddockOf(figures, 'creek').estimateLb).toBe(1_500);
    expect(paddockOf(figures, 'hill').estimateLb).toEqual({ lacks: [{ what: 'estimate', uuid: 'hill' }] });
  });
});

describe('hay', () => {
  const fed = new ARanch()
    .paddock('a', 30)
    .paddock('b', 10)
    .herd('h', cows)
    .move('h', day(0), ['a', 'b'])
    .off('h', day(4));

  it('eaten takes from the net figures of its paddock alone, down to 0', () => {
    const figures = figuresOf(fed.fed(day(1), 5_000, { paddock_uuid: 'b' }).records(), 6);
    expect(paddockOf(figures, 'b')).toMatchObject({ gross: { forageLb: 300 }, net: { forageLb: 0, ad: 0 } });
    expect(figures.ranch).toMatchObject({ gross: { forageLb: 1_200 }, net: { forageLb: 900 } });
  });

  it('of a herd is shared as its stay is then, and off pasture is no paddock’s', () => {
    const ranch = new ARanch()
      .paddock('a', 30)
      .paddock('b', 10)
      .herd('h', cows)
      .move('h', day(0), ['a', 'b'])
      .off('h', day(4));
    const figures = figuresOf(
      ranch.fed(day(1), 400, { herd_uuid: 'h' }).fed(day(5), 400, { herd_uuid: 'h' }).records(),
      6,
    );
    expect(paddockOf(figures, 'a')).toMatchObject({ feedEatenLb: 300, net: { forageLb: 600 } });
    expect(paddockOf(figures, 'b')).toMatchObject({ feedEatenLb: 100, net: { forageLb: 200 } });
  });
});
