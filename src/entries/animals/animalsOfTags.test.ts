import type { Reading } from '@domain/animals/readerFile/Reading';
import { onceEach } from './animalsOfTags';

const reading = (line: number, at: number | null): Reading => ({
  ...{ line, at, isTimed: at !== null, session: '', weight: null, unit: null, bornOn: null, note: '' },
  tags: [{ tag: 'A1', type: 'visual' }],
});

it('an animal that was read twice is as it was read last: by time, and at one time by line', () => {
  const linesOf = (...readings: Reading[]) => onceEach(readings).map(({ line }) => line);
  expect(linesOf(reading(1, 2_000), reading(2, 1_000))).toEqual([1]);
  expect(linesOf(reading(1, 1_000), reading(2, 2_000))).toEqual([2]);
  expect(linesOf(reading(1, 1_000), reading(2, 1_000))).toEqual([2]);
  expect(linesOf(reading(1, null), reading(2, null))).toEqual([2]);
});
