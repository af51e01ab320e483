import { DEPTH_MAX, isTooDeep } from './jsonDepth';

const lists = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const objects = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

it.each([undefined, null, 0, '', 'text', true, [], {}, [[1], { a: [] }]])('D15: %j is not too deep', (value) => {
  expect(isTooDeep(value)).toBe(false);
});

it.each([
  ['lists', lists],
  ['objects', objects],
])('D15: takes 64 %s inside one another, and not 65', (_what, make) => {
  expect(isTooDeep(make(DEPTH_MAX))).toBe(false);
  expect(isTooDeep(make(DEPTH_MAX + 1))).toBe(true);
});

it('D15: finds one deep value among many shallow ones, under any key', () => {
  const wide = Array.from({ length: 10_000 }, (_, index) => ({ index, list: [index] }));
  expect(isTooDeep(wide)).toBe(false);
  expect(isTooDeep([...wide, { a: lists(DEPTH_MAX) }])).toBe(true);
  expect(isTooDeep(JSON.parse(`{"__proto__":${'['.repeat(70)}${']'.repeat(70)}}`))).toBe(true);
});

it('D15: does not run out of stack, however deep the value is', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 1_000_000; depth += 1) deep = [deep];
  expect(isTooDeep(deep)).toBe(true);
});
