import { animal, clockRecords, counted, transfer, treatment, visualId } from '../../testing/animalRecords';
import { day, instant } from '../../testing/aRanch';
import { clocksOf, type ClockRecords } from '../withdrawal/clocksOf';
import { DAY_MS } from '../../grazing/time';
import { animalRows } from './animalRows';
import { crowdedHerds, tagsTwice } from './animalWarnings';
import { findAnimals } from './findAnimals';

const on = (days: number) => day(days).slice(0, 10);
const counts = [counted('c', 'h', 0, { cows: 40 }), counted('d', 'k', 0, { cows: 10 })];
const LOST = animal('bess', {
  animal: 'cows',
  name: 'Bess',
  ids: [visualId('A 11', null, on(4)), visualId('982000123456789', on(5), null)],
  herd_uuid: 'h',
  at: day(0),
});

const weighed = (uuid: string, days: number, tag: string, ...lbs: number[]) => ({
  uuid,
  data: { herd_uuid: 'h', at: day(days), animal: null, entries: lbs.map((lb) => ({ tag, lb })) },
});
const clocksWith = (more: Partial<ClockRecords>) => clocksOf(clockRecords({ counts, animals: [LOST], ...more }));
const rowOf = (more: Partial<ClockRecords>, days = 9) => animalRows(clocksWith(more), instant(days))[0];

describe('ANIMALS 10.8: an animal in the list', () => {
  it('is named by the new tag on the day on which the lost one was replaced, when it has both', () => {
    const ids = [visualId('A 11', null, on(5)), visualId('B 12', on(5), null)];
    const animals = [animal('bess', { ids })];
    expect(rowOf({ animals }, 5)?.tags).toEqual(['B 12', 'A 11']);
  });

  it('has the tags that it has first, and what was weighed and treated under all of them', () => {
    const row = rowOf({
      weighings: [weighed('v', 2, 'A 11', 400, 500), weighed('w', 7, '982000123456789', 510)],
      treatments: [treatment('t', { at: day(2), tags: ['A 11'], meat_days: 28 })],
    });
    expect(row).toMatchObject({
      tags: ['982000123456789', 'A 11'],
      where: { herds: ['h'], isGone: false },
      lastWeight: { at: instant(7), lb: 510 },
      gainLbPerDay: 2,
      safe: { safeAt: instant(2) + 28 * DAY_MS, isUnknown: false, isSure: true },
    });
  });

  it('has the same weight of two weighings of one instant, in whichever order they were entered', () => {
    const [one, other] = [weighed('v', 2, 'A 11', 400), weighed('w', 2, 'A 11', 500)];
    expect(rowOf({ weighings: [one, other] })).toMatchObject({ lastWeight: { lb: 500 } });
    expect(rowOf({ weighings: [other, one] })).toMatchObject({ lastWeight: { lb: 500 } });
  });

  it('has no gain without two weighings on different days, and a tag is nobody’s before it was given', () => {
    expect(rowOf({ weighings: [weighed('v', 2, 'A 11', 500)] })).toMatchObject({ gainLbPerDay: null });
    expect(rowOf({ weighings: [weighed('v', 2, '982000123456789', 500)] })).toMatchObject({ lastWeight: null });
    expect(rowOf({})).toMatchObject({ lastWeight: null, gainLbPerDay: null, safe: null });
  });

  it('is safe by what its herd was given too: surely where all were, else it may be one of them', () => {
    const safeAt = instant(2) + 28 * DAY_MS;
    expect(rowOf({ treatments: [treatment('t', { at: day(2) })] })?.safe).toMatchObject({ safeAt, isSure: true });
    expect(rowOf({ treatments: [treatment('t', { at: day(2), head: 5 })] })?.safe).toMatchObject({
      safeAt,
      isSure: false,
    });
    expect(rowOf({ treatments: [treatment('t', { at: day(2), meat_days: null })] })?.safe).toEqual({
      safeAt: null,
      isUnknown: true,
      isSure: true,
    });
    expect(rowOf({ treatments: [treatment('t', { at: day(2) })] }, 31)?.safe).toBeNull();
    const sold = [transfer('x', { from_herd_uuid: 'h', at: day(3), reason: 'sold' })];
    expect(rowOf({ treatments: [treatment('t', { at: day(2) })], transfers: sold })?.safe).toBeNull();
  });

  it('is found by any of its tags, the last four digits first, and by its name', () => {
    const other = animal('other', { name: 'Rose', ids: [visualId('6789123')] });
    const rows = animalRows(clocksWith({ animals: [other, LOST] }), instant(9));
    const found = (typed: string) => findAnimals(rows, typed).map(({ uuid }) => uuid);
    expect(found('6789')).toEqual(['bess', 'other']);
    expect(found('a11')).toEqual(['bess']);
    expect(found(' a 11 ')).toEqual(['bess']);
    expect(found('rose')).toEqual(['other']);
    expect(found('')).toEqual(['other', 'bess']);
    expect(found('nothing')).toEqual([]);
  });
});

describe('ANIMALS 10.8: what warns', () => {
  it('is a tag that two animals have on one day, and not one that was passed on', () => {
    const twin = (from: string | null) => animal('twin', { ids: [visualId('A 11', from, null)] });
    expect([...tagsTwice(LOST, [LOST, twin(null)])]).toEqual([['A 11', ['twin']]]);
    expect([...tagsTwice(LOST, [LOST, twin(on(4))])]).toEqual([['A 11', ['twin']]]);
    expect([...tagsTwice(LOST, [LOST, twin(on(5))])]).toEqual([]);
  });

  it('is a herd with more certain animals than head; those that may be elsewhere don’t count', () => {
    const cows = ['1', '2', '3'].map((tag) =>
      animal(tag, { animal: 'cows', ids: [visualId(tag)], herd_uuid: 'h', at: day(0) }),
    );
    const crowded = (more: Partial<ClockRecords>) => {
      const clocks = clocksWith({ animals: cows, counts: [counted('c', 'h', 0, { cows: 2 })], ...more });
      return crowdedHerds(animalRows(clocks, instant(9)), clocks, instant(9));
    };
    expect(crowded({})).toEqual([{ herdUuid: 'h', animals: 3, head: 2 }]);
    expect(crowded({ counts: [counted('c', 'h', 0, { cows: 3 })] })).toEqual([]);
    expect(crowded({ counts: [] })).toEqual([]);
    const transfers = [transfer('x', { from_herd_uuid: 'h', to_herd_uuid: 'k', at: day(3), head: 1 })];
    expect(crowded({ transfers })).toEqual([]);
  });
});
