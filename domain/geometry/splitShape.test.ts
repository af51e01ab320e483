import { box, line, polygon, ring } from '../testing/drawn';
import { endsOfCuts } from '../testing/endsOfCuts';
import { areaM2 } from './area';
import { polygonsOf, type Position, type Ring, type Shape } from './Position';
import type { Problem } from './problem';
import { splitShape, type Split } from './splitShape';

function good(result: Split | Problem): Split {
  if ('problem' in result) throw new Error(result.problem);
  return result;
}
const split = (shape: Shape, text: string) => splitShape(shape, line(text));
const ends = (shape: Shape, text: string) => endsOfCuts(shape, good(split(shape, text)).parts);
const total = (shapes: readonly Shape[]) => shapes.reduce((sum, shape) => sum + areaM2(shape), 0);
const rounded = (corners: readonly Position[]) =>
  corners.map((corner) => corner.map((degrees) => Math.abs(Math.round(degrees * 1e9)) / 1e9));
const cornersOf = (shape: Shape) => polygonsOf(shape).flat(2);
const ringsOf = (parts: readonly Shape[]) => parts.map((part) => polygonsOf(part)[0]?.length);

const square = polygon(box(0, 0, 4, 4));

describe('a line from outside to outside', () => {
  it('cuts a paddock in two', () => {
    const { parts } = good(split(square, '1 -1, 1 5'));
    expect(ends(square, '1 -1, 1 5')).toEqual(line('1 0, 1 4'));
    expect(parts.map(({ coordinates }) => coordinates)).toEqual([
      [line('1 4, 1 0, 4 0, 4 4, 1 4')],
      [line('1 0, 1 4, 0 4, 0 0, 1 0')],
    ]);
  });

  it('may bend within, and both parts have its corners', () => {
    const { parts } = good(split(square, '1 -1, 1 2, 3 2, 3 5'));
    for (const part of parts) expect(cornersOf(part)).toEqual(expect.arrayContaining(line('1 2, 3 2')));
    expect(total(parts) / areaM2(square)).toBeCloseTo(1, 9);
  });

  it('may go through corners', () => {
    const { parts } = good(split(square, '-1 -1, 5 5'));
    expect(parts.map((part) => cornersOf(part).length)).toEqual([4, 4]);
    expect(ends(square, '-1 -1, 5 5')).toEqual(line('0 0, 4 4'));
    expect(total(parts)).toBeCloseTo(areaM2(square), 1);
  });

  it('may begin and end on the edge or in a corner', () => {
    expect(ends(square, '1 0, 1 4')).toEqual(line('1 0, 1 4'));
    expect(ends(square, '0 0, 4 4')).toEqual(line('0 0, 4 4'));
    expect(ends(square, '0 0, 2 1, 4 2')).toEqual(line('0 0, 4 2'));
  });

  it('may end some centimeters within, as a finger on a map does, and the edge stays straight', () => {
    const { parts } = good(split(square, '1 0.00001, 1 3.99999'));
    expect(endsOfCuts(square, parts).map(([, latitude]) => latitude)).toEqual([0, 0.04]);
    expect(total(parts)).toBeCloseTo(areaM2(square), 1);
    expect(ends(square, '0.00001 0.00001, 3 5')[0]).toEqual([0, 0]);
  });

  it('may touch the outline from outside before, and may stop twice at one place', () => {
    const tip = polygon(ring('0 0, 4 0, 4 4, 2 4, 1 6, 0 4'));
    expect(ends(tip, '-1 6, 1 6, 5 6, 5 2, -1 2')).toEqual(line('0 2, 4 2'));
    expect(ends(square, '1 -1, 1 -1, 1 2, 1 2, 1 5, 1 5')).toHaveLength(2);
  });

  it('gives each part the holes that lie in it', () => {
    const shape = polygon(box(0, 0, 4, 4), box(0.5, 1, 1, 2), box(3, 1, 3.5, 2), box(3, 3, 3.5, 3.5));
    const { parts } = good(split(shape, '2 -1, 2 5'));
    expect(ringsOf(parts)).toEqual([2, 3]);
    expect(total(parts) / areaM2(shape)).toBeCloseTo(1, 9);
  });

  it('goes through a hole, whichever way its corners run', () => {
    for (const hole of [box(1, 1, 3, 3), box(1, 1, 3, 3).toReversed()]) {
      for (const outline of [box(0, 0, 4, 4), box(0, 0, 4, 4).toReversed()]) {
        const shape = polygon(outline, hole);
        const { parts } = good(split(shape, '1.5 -1, 1.5 2, 2 2, 2 5'));
        expect(rounded(endsOfCuts(shape, parts))).toEqual(line('1.5 0, 1.5 1, 2 3, 2 4'));
        expect(ringsOf(parts)).toEqual([1, 1]);
        expect(total(parts) / areaM2(shape)).toBeCloseTo(1, 9);
        // The line within the hole is no fence.
        expect(parts.flatMap(cornersOf)).not.toContainEqual([0.02, 0.02]);
      }
    }
  });

  it('goes through two holes one after the other', () => {
    const shape = polygon(box(0, 0, 4, 9), box(1, 1, 3, 3), box(1, 5, 3, 7));
    const { parts } = good(split(shape, '1.5 -1, 1.7 10'));
    expect(endsOfCuts(shape, parts)).toHaveLength(6);
    expect(total(parts) / areaM2(shape)).toBeCloseTo(1, 9);
  });

  it('may touch a hole in a corner, which then lies in one part as before', () => {
    const shape = polygon(box(0, 0, 4, 4), ring('2 2, 3 1, 3 3'));
    const { parts } = good(split(shape, '2 -1, 2 5'));
    expect(total(parts) / areaM2(shape)).toBeCloseTo(1, 9);
    expect(ringsOf(parts).sort()).toEqual([1, 2]);
  });

  it('cuts one of several parts, and the others go with the part that is near', () => {
    const outlines = [box(0, 0, 4, 4), box(5, 0, 6, 4), box(-2, 0, -1, 4), box(7, 0, 8, 4)];
    const shape: Shape = { type: 'MultiPolygon', coordinates: outlines.map((outline) => [outline]) };
    const { parts } = good(split(shape, '1 -1, 1 5'));
    expect(parts.map((part) => [part.type, polygonsOf(part).length])).toEqual([
      ['MultiPolygon', 3],
      ['MultiPolygon', 2],
    ]);
    expect(total(parts) / areaM2(shape)).toBeCloseTo(1, 9);
  });

  it('leaves heights and the coordinates that were there as they are', () => {
    const outline: Ring = ring('0 0, 4 0, 4 4, 0 4').map(([x, y]) => [x, y, 1_200]);
    const { parts } = good(split(polygon(outline), '1 -1, 1 5'));
    for (const corner of outline) expect(parts.flatMap(cornersOf)).toContainEqual(corner);
  });
});

describe('a line that does not cut is refused in one sentence', () => {
  const u = polygon(ring('0 0, 5 0, 5 5, 4 5, 4 1, 1 1, 1 5, 0 5'));
  const frame = polygon(box(0, 0, 4, 4), box(1, 1, 3, 3));
  const two: Shape = { type: 'MultiPolygon', coordinates: [[box(0, 0, 1, 4)], [box(2, 0, 3, 4)]] };
  it.each<[string, Shape, string, RegExp]>([
    ['beside the paddock', square, '5 -1, 5 5', /does not cross/],
    ['that touches a corner', square, '-1 1, 1 -1', /does not cross/],
    ['of one place', square, '1 1, 1 1', /does not cross/],
    ['within', square, '1 1, 2 2', /ends inside/],
    ['that ends within', square, '1 -1, 1 2', /ends inside/],
    ['that begins within', square, '1 2, 1 -1', /ends inside/],
    ['from an edge to the inside', square, '1 0, 1 2', /ends inside/],
    ['that ends in a hole', frame, '2 -1, 2 2', /ends inside/],
    ['from hole to hole', frame, '1.5 2, 1.5 0.5, 2 0.5, 2 2', /ends inside/],
    ['along an edge', square, '-1 0, 5 0', /along an edge/],
    ['along an edge, then across', square, '0 0, 2 0, 2 5', /along an edge/],
    ['along a hole', frame, '1 -1, 1 5', /along an edge/],
    ['across both legs', u, '-1 3, 6 3', /more than once/],
    ['in, out and in again', square, '1 -1, 1 5, 3 5, 3 -1', /more than once/],
    ['across two parts', two, '-1 2, 4 2', /more than once/],
    ['that touches a corner from within', u, '-1 0.5, 1 1, 3 -1', /more than once/],
    ['that meets a hole twice', frame, '2 -1, 2 2, 1.5 2, 1.5 0.5, 1.2 0.5, 1.2 2, -1 2', /hole/],
    ['that crosses itself', square, '1 -1, 1 3, 3 3, 3 1, -1 1', /crosses itself/],
    ['that comes back to where it came in', square, '-1 0, 0 0, 2 3, 3 2, 0 0, 0 -1', /without a loop/],
    ['a hand from the edge', square, '0.00005 -1, 0.00005 5', /next to nothing/],
    ['through the tip of a corner', square, '-0.0005 0.001, 0.001 -0.0005', /next to nothing/],
  ])('%s', (_name, shape, text, sentence) => {
    expect(split(shape, text)).toEqual({ problem: expect.stringMatching(sentence) });
  });

  it('of no place', () => {
    expect(splitShape(square, [])).toEqual({ problem: expect.stringMatching(/does not cross/) });
  });

  it('through what is no good shape', () => {
    const bow = polygon(ring('0 0, 4 4, 4 0, 0 4'));
    expect(split(bow, '1 -1, 1 5')).toHaveProperty('problem');
    expect(split(polygon(), '1 -1, 1 5')).toHaveProperty('problem');
  });
});
