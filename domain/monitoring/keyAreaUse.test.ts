import { evidenceCases, expectFigures } from '../testing/evidenceCases';
import type { KeyAreaData, UseReadingData } from './monitoringFacts';
import { keyAreaUse } from './keyAreaUse';

type Limits = Pick<KeyAreaData, 'min_stubble_in' | 'max_use_percent'>;

const reading = (values: Partial<UseReadingData>): UseReadingData => ({
  ...{ key_area_uuid: 'draw', at: '2026-09-01T12:00:00.000Z', heights_in: [], mean_in: null, readings: null },
  ...{ use_percent: null, method: 'stubble', by: '', cause: '', note: '' },
  ...values,
});

const useOf = (min_stubble_in: number | null, max_use_percent: number | null, values: Partial<UseReadingData> | null) =>
  keyAreaUse({ min_stubble_in, max_use_percent }, values && reading(values));

interface Inputs {
  readonly key_area: Limits;
  readonly use_reading: Partial<UseReadingData>;
}

for (const { id, topic, inputs, expected } of evidenceCases<Inputs>('M1')) {
  it(`rule M1: ${id} ${topic}`, () => {
    const { meanIn, isMet } = keyAreaUse(inputs.key_area, reading(inputs.use_reading));
    expectFigures(expected, { mean: meanIn, meets: isMet });
  });
}

it('rule M1: one that was missed is missed, whatever was not read', () => {
  expect(useOf(4, 50, { heights_in: [3, 4] })).toMatchObject({ meanIn: 3.5, isMet: false, notRead: ['use'] });
  expect(useOf(4, 50, { use_percent: 51 })).toMatchObject({ meanIn: null, isMet: false, notRead: ['stubble'] });
  expect(useOf(4, 50, { mean_in: 5, use_percent: 50.5 }).isMet).toBe(false);
});

it('rule M1: what is just as agreed is met, also where a mean of halves isn’t exact in binary', () => {
  expect(useOf(4, 50, { mean_in: 4, use_percent: 50 }).isMet).toBe(true);
  expect(useOf(4, null, { heights_in: [4.2, 3.9, 3.9] })).toMatchObject({ meanIn: 4, isMet: true });
});

it('rule M1: nothing agreed, or nothing read, is neither met nor missed', () => {
  expect(useOf(null, null, { mean_in: 4, use_percent: 10 })).toMatchObject({ isMet: null, notRead: [] });
  expect(useOf(4, 50, null)).toMatchObject({ isMet: null, notRead: ['stubble', 'use'], meanIn: null });
});

it('rule M1: how many heights the mean is of, as they are there or were said', () => {
  const counted = [{ heights_in: [0, 2], readings: 9 }, { mean_in: 3, readings: 20 }, { use_percent: 4 }];
  expect(counted.map((values) => useOf(1, null, values).readings)).toEqual([2, 20, null]);
  expect(useOf(1, null, { heights_in: [0, 0] })).toMatchObject({ meanIn: 0, isMet: false });
});
