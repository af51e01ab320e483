import fc from 'fast-check';
import { distanceM } from './distance';
import { planeAround } from './plane';

const near = fc.double({ min: -0.08, max: 0.08, noNaN: true });
const origin = fc.tuple(fc.double({ min: -170, max: 170, noNaN: true }), fc.double({ min: -50, max: 50, noNaN: true }));

test('lengths near the origin are those on the sphere', () => {
  fc.assert(
    fc.property(origin, near, near, near, near, ([x, y], a, b, c, d) => {
      const plane = planeAround([x, y]);
      const [one, other] = [[x + a, y + b] as const, [x + c, y + d] as const];
      const [p, q] = [plane.fromEarth(one), plane.fromEarth(other)];
      const meters = distanceM(one, other);
      expect(Math.abs(Math.hypot(p[0] - q[0], p[1] - q[1]) - meters)).toBeLessThanOrEqual(0.002 * meters + 1e-6);
    }),
  );
});

test('a way there is a way back', () => {
  fc.assert(
    fc.property(origin, near, near, ([x, y], a, b) => {
      const plane = planeAround([x, y]);
      const [longitude, latitude] = plane.toEarth(plane.fromEarth([x + a, y + b]));
      expect(longitude).toBeCloseTo(x + a, 10);
      expect(latitude).toBeCloseTo(y + b, 10);
    }),
  );
});

test('the poles have a plane too', () => {
  expect(planeAround([0, 90]).toEarth([0, 0])).toEqual([0, 90]);
  expect(planeAround([0, 90]).fromEarth([1, 90]).every(Number.isFinite)).toBe(true);
});
