import { onceEach } from './onceEach';
import { exportedStay } from '../../testing/exportedStay';
import type { ExportedStay } from './PastureMapExport';

const MINUTE = 60_000;

/** A stay that begins at some minute, and ends at another one; null: it has no end. */
const stay = (begins: number, ends: number | null, more: Partial<ExportedStay> = {}): ExportedStay =>
  exportedStay({ from: begins * MINUTE, to: ends === null ? null : ends * MINUTE, ...more });
const told = (stays: readonly ExportedStay[]) => onceEach(stays).map(({ from, note }) => [from / MINUTE, note]);

it.each([
  ['2 minutes later', 3, 1],
  ['2 minutes earlier', -1, 1],
  ['over 2 minutes later', 3.1, 2],
  ['over 2 minutes earlier', -1.1, 2],
])('a stay that begins %s than another one is the same, or is not', (_, begins, count) => {
  expect(onceEach([stay(1, 100), stay(begins, 100)])).toHaveLength(count);
});

it('stays of another pasture, part or herd are others', () => {
  const others = [stay(1, 100, { pasture: 1 }), stay(1, 100, { part: 'North' }), stay(1, 100, { herd: 'Bulls' })];
  expect(onceEach([stay(1, 100), ...others])).toHaveLength(4);
});

it('the later one counts, in the place of the first, but none without an end in place of one that has it', () => {
  const files = [stay(0, null, { note: 'open' }), stay(10, 100), stay(2, 100, { note: 'closed' })];
  expect(told([...files, stay(1, null, { note: 'open again' })])).toEqual([
    [2, 'closed'],
    [10, ''],
  ]);
  // It is now looked for where the later one began.
  expect(told([...files, stay(4, 100, { note: 'last' })])).toEqual([
    [4, 'last'],
    [10, ''],
  ]);
});

it('looks at a few others for each stay, however many there are', () => {
  let looks = 0;
  const watched = (begins: number): ExportedStay => ({
    ...stay(0, null),
    get from() {
      looks += 1;
      return begins * MINUTE;
    },
  });
  const COUNT = 3_000;
  const stays = Array.from({ length: COUNT }, (_, index) => watched(index * 3));
  expect(onceEach([...stays, ...stays])).toHaveLength(COUNT);
  expect(looks).toBeLessThan(COUNT * 50);
});
