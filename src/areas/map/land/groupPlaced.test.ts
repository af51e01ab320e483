import { groupPlaced } from './groupPlaced';

const at = (name: string, x: number, y: number) => ({ name, point: [x, y] as const });
const photos = [at('gate', 10, 10), at('hinge', 12, 11), at('post', 400, 10), at('far', 5_000, 10)];
const namesAt = (resolution: number) =>
  groupPlaced(photos, { extent: [0, 0, 1_000, 1_000], resolution }).map((group) => group.map(({ name }) => name));

it('what would lie on each other is one, and what is not on the screen none', () => {
  expect(namesAt(1)).toEqual([['gate', 'hinge'], ['post']]);
});

it('from far away all is one', () => {
  expect(namesAt(10)).toEqual([['gate', 'hinge', 'post']]);
});

it('from near each has its own', () => {
  expect(namesAt(0.02)).toEqual([['gate'], ['hinge'], ['post']]);
});
