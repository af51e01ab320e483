import { newerIn } from './browserCheck';

test('finds what the oldest supported browsers lack', () => {
  expect(newerIn('const a = Object.groupBy(b, c); "x".isWellFormed(); union.union(a)')).toEqual([
    'Object.groupBy',
    'isWellFormed',
  ]);
});

test('takes what they have', () => {
  expect(newerIn('class A { static { [1].toSorted().at(-1) } #b = Object.hasOwn({}, "c") }')).toEqual([]);
});

test('refuses syntax that they cannot read', () => {
  expect(() => newerIn('using a = b()')).toThrow(SyntaxError);
  expect(() => newerIn('/[[a-z]--[b]]/v')).toThrow(SyntaxError);
});
