import type { Position, Ring, Shape } from '../geometry/Position';

/** Positions written down as `1 2, 3.5 4`, in hundredths of a degree: about a kilometer. */
export function line(text: string): Position[] {
  return text.split(', ').map((pair): Position => {
    const [x = NaN, y = NaN] = pair.split(' ').map(Number);
    return [x / 100, y / 100];
  });
}

/** A ring of the corners that are written down, closed. */
export function ring(text: string): Ring {
  const corners = line(text);
  return [...corners, ...corners.slice(0, 1)];
}

/** A ring around the box from one corner to the opposite one. */
export function box(west: number, south: number, east: number, north: number): Ring {
  return ring(`${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}`);
}

export const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });
