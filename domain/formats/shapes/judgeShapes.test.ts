import type { Shape } from '../../geometry/Position';
import { judgeShapes } from './judgeShapes';

const square = (west: number, south: number, size = 0.01): Shape => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

const shapes = (...all: Shape[]) => new Map(all.map((shape, index) => [String(index), shape]));

it('finds nothing odd about neighbors with a common fence', () => {
  const findings = judgeShapes(
    shapes(square(-101, 41), square(-100.99, 41)),
    new Map([['creek', square(-101, 41.01)]]),
  );
  expect(findings.get('0')).toEqual({ sameAs: null, onPaddocks: [], onOthers: [] });
});

it('knows a paddock that is there already, though its corners are off a little', () => {
  const there = new Map([['creek', square(-101.00001, 41.00001)]]);
  expect(judgeShapes(shapes(square(-101, 41)), there).get('0')?.sameAs).toBe('creek');
});

it('says how much of a shape lies on which other', () => {
  const findings = judgeShapes(
    shapes(square(-101, 41), square(-100.995, 41)),
    new Map([['all', square(-101, 41, 0.1)]]),
  );
  const [first] = findings.get('0')?.onOthers ?? [];
  expect(first?.key).toBe('1');
  expect(first?.part).toBeCloseTo(0.5, 2);
  expect(findings.get('0')?.onPaddocks[0]?.part).toBeCloseTo(1, 3);
  expect(findings.get('0')?.sameAs).toBeNull();
});

it('stops where there is no more time', () => {
  let asked = 0;
  const findings = judgeShapes(shapes(square(-101, 41), square(-100, 41)), new Map(), () => (asked += 1) < 2);
  expect([...findings.keys()]).toEqual(['0']);
});
