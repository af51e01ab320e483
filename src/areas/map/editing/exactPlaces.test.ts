import fc from 'fast-check';
import { isSameShape, ExactPlaces } from './exactPlaces';

/** Degrees as people and devices give them: to seven decimals, a centimeter. */
const degrees = (most: number) => fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((parts) => parts / 1e7);
const position = fc.tuple(degrees(180), degrees(85));

test('a corner that nobody moved comes back from the map bit for bit', () => {
  fc.assert(
    fc.property(fc.array(position, { minLength: 3, maxLength: 20 }), (corners) => {
      const ring = [...corners, ...corners.slice(0, 1)];
      const places = new ExactPlaces();
      const [back] = places.toRings(places.ringsToMap([ring]));
      const shape = (coordinates: typeof ring) => ({ type: 'Polygon', coordinates: [coordinates] }) as const;
      expect(back).toHaveLength(ring.length);
      expect(isSameShape(shape(ring), { type: 'Polygon', coordinates: [back ?? []] })).toBe(true);
    }),
  );
});

test('a place that was drawn is kept to about a millimeter', () => {
  const [longitude = 0, latitude = 0] = new ExactPlaces().toPosition([-11312000.123456, 5150000.654321]);
  expect(longitude).toBe(Number(longitude.toFixed(8)));
  expect(latitude).toBe(Number(latitude.toFixed(8)));
});
