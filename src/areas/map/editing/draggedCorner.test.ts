import type { Position, Shape } from '@domain/geometry/Position';
import { draggedCorner } from './draggedCorner';

const [a, b, c, d]: Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const away: Position = [0.5, -0.2];
const hole: Position[] = [
  [0.2, 0.2],
  [0.4, 0.2],
  [0.4, 0.4],
];
const closed = (...corners: (Position | undefined)[]): Position[] =>
  [...corners, corners[0]].flatMap((corner) => (corner === undefined ? [] : [corner]));
const field = (...rings: Position[][]): Shape => ({ type: 'Polygon', coordinates: rings });
const square = field(closed(a, b, c, d), closed(...hole));

it('reads a corner that was moved, the first of its ring too', () => {
  expect(draggedCorner(square, field(closed(a, b, away, d), closed(...hole)))).toEqual({
    what: 'move',
    from: c,
    to: away,
  });
  expect(draggedCorner(square, field(closed(away, b, c, d), closed(...hole)))).toEqual({
    what: 'move',
    from: a,
    to: away,
  });
});

it('reads a corner that an edge was drawn out to, the last edge of a ring too', () => {
  expect(draggedCorner(square, field(closed(a, away, b, c, d), closed(...hole)))).toEqual({
    what: 'add',
    edge: { from: a, to: b },
    at: away,
  });
  expect(draggedCorner(square, field(closed(a, b, c, d, away), closed(...hole)))).toEqual({
    what: 'add',
    edge: { from: d, to: a },
    at: away,
  });
});

it('reads what was moved in a hole and in another part', () => {
  const moved = field(closed(a, b, c, d), closed(away, ...hole.slice(1)));
  const edit = { what: 'move', from: hole[0], to: away };
  expect(draggedCorner(square, moved)).toEqual(edit);
  const parts = (...fields: Shape[]): Shape => ({
    type: 'MultiPolygon',
    coordinates: fields.map(({ coordinates }) => coordinates as Position[][]),
  });
  const far = field(closed([5, 5], [6, 5], [6, 6]));
  expect(draggedCorner(parts(far, square), parts(far, moved))).toEqual(edit);
});

it('finds nothing where nothing was moved', () => {
  expect(draggedCorner(square, square)).toBeUndefined();
});
