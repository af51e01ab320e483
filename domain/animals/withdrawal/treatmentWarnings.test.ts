import { clockRecords, counted, treatment } from '../../testing/animalRecords';
import { day } from '../../testing/aRanch';
import type { TreatmentData } from '../facts';
import { clocksOf, type ClockRecords } from './clocksOf';
import { treatmentWarnings } from './treatmentWarnings';

const HERD = { name: 'h', ours: true, retired_at: null };

function warned(values: Partial<TreatmentData>, more: Partial<ClockRecords> = {}, herd = HERD) {
  const own = treatment('t', { at: day(5), ...values });
  const counts = [counted('c', 'h', 2, { steers: 10 })];
  const clocks = clocksOf(clockRecords({ counts, ...more, treatments: [...(more.treatments ?? []), own] }));
  return treatmentWarnings(own, clocks, herd).map(({ what }) => what);
}

describe('what looks odd in a treatment', () => {
  it('more animals than there were, by head or by name', () => {
    expect(warned({ head: 10 })).toEqual([]);
    expect(warned({ head: 11 })).toEqual(['more_than_there_are']);
    expect(warned({ tags: Array.from({ length: 11 }, (_none, index) => `A${index}`) })).toEqual([
      'more_than_there_are',
    ]);
  });

  it('before the first count, and of a retired herd', () => {
    expect(warned({ at: day(1) })).toEqual(['before_first_count']);
    expect(warned({}, {}, { ...HERD, retired_at: day(4) } as never)).toEqual(['herd_retired']);
  });

  it('a product that had expired on the day of use', () => {
    expect(warned({ expires_on: '2026-06-06' })).toEqual([]);
    expect(warned({ expires_on: '2026-06-05' })).toEqual(['expired']);
  });

  it('a batch that is missing where the last use of the product had one', () => {
    const treatments = [treatment('u', { at: day(3), batch: 'B7' })];
    expect(warned({}, { treatments })).toEqual(['batch_missing']);
    expect(warned({ batch: 'B8' }, { treatments })).toEqual([]);
    expect(warned({ product: 'Draxxin' }, { treatments })).toEqual([]);
  });

  it('the same treatment twice within two hours', () => {
    expect(warned({}, { treatments: [treatment('u', { at: day(5.05) })] })).toEqual(['entered_twice']);
    expect(warned({}, { treatments: [treatment('u', { at: day(5.1) })] })).toEqual([]);
    expect(warned({}, { treatments: [treatment('u', { at: day(5.05), head: 3 })] })).toEqual([]);
  });

  it('an organic status that is lost or that nobody said, where the ranch has organic rules', () => {
    expect(warned({ organic: 'lost' })).toEqual([]);
    expect(warned({ organic: 'lost' }, { rule_set: 'us_nop' })).toEqual(['organic_lost']);
    expect(warned({}, { rule_set: 'none' })).toEqual(['organic_unsaid']);
    expect(warned({ organic: 'unaffected' }, { rule_set: 'us_nop' })).toEqual([]);
  });
});
