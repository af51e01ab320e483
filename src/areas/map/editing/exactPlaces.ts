import type { Position, Rings, Shape } from '@domain/geometry/Position';
import { fromMercator, toMercator } from '../land/mercator';

type Point = readonly number[];

const keyOf = ([x = 0, y = 0]: Point): string => `${x} ${y}`;

/** Degrees are kept to about a millimeter. */
const rounded = (degrees: number): number => Math.round(degrees * 1e8) / 1e8;

/**
 * The way between degrees and the map's plane and back, on which a place that nobody moved comes back unchanged: what was
 * put on the plane is known by where it lies there.
 */
export class ExactPlaces {
  private readonly known = new Map<string, Position>();

  toMap(position: Position): [number, number] {
    const [x, y] = toMercator(position);
    this.known.set(keyOf([x, y]), position);
    return [x, y];
  }

  toPosition(point: Point): Position {
    const [x = 0, y = 0] = point;
    const known = this.known.get(keyOf(point));
    if (known !== undefined) return known;
    const [longitude, latitude] = fromMercator([x, y]);
    return [rounded(longitude), rounded(latitude)];
  }

  ringsToMap(rings: Rings): [number, number][][] {
    return rings.map((ring) => ring.map((position) => this.toMap(position)));
  }

  toRings(rings: readonly (readonly Point[])[]): Rings {
    return rings.map((ring) => {
      const corners = ring.slice(0, -1).map((point) => this.toPosition(point));
      const [first] = corners;
      return first === undefined ? [] : [...corners, first];
    });
  }
}

/** Whether two shapes have the same corners. */
export const isSameShape = (one: Shape, other: Shape): boolean =>
  JSON.stringify(one.coordinates) === JSON.stringify(other.coordinates);
