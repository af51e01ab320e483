import { boxOf, type Box } from '@domain/geometry/box';
import { planeAround, type PlanePoint } from '@domain/geometry/plane';
import { polygonsOf, type Position, type Shape } from '@domain/geometry/Position';

/** The size of a drawing and what stays free around what is drawn, in the units of its `viewBox`. */
export interface SketchFrame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Land from above as an SVG has it: north is up, and everything fits the frame. */
export interface Sketch {
  readonly placeOf: (position: Position) => PlanePoint;
  /** The path of an open line. */
  readonly pathOfLine: (line: readonly Position[]) => string;
  /** The path of a shape with its holes, to be filled by `evenodd`. */
  readonly pathOf: (shape: Shape) => string;
}

/** Corners that are no farther apart than this are one in the drawing. */
const FINEST = 0.3;
const HALF_TURN = 180;

const tenths = (value: number) => Math.round(value * 10) / 10;

function union(boxes: readonly Box[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    west = Math.min(west, box[0]);
    south = Math.min(south, box[1]);
    east = Math.max(east, box[2]);
    north = Math.max(north, box[3]);
  }
  return [west, south, east, north];
}

/** Land on both sides of the date line is drawn side by side: what lies west of it gets a whole turn. */
const eastward = ([longitude, ...rest]: Position): Position => [longitude < 0 ? longitude + 360 : longitude, ...rest];

function shifted(box: Box): Box {
  const [[west], [east]] = [eastward([box[0], 0]), eastward([box[2], 0])];
  return [west, box[1], east, box[3]];
}

/** Fits shapes into a frame, on the plane around their middle (longitude × the cosine of its latitude, and latitude). */
export function sketchOf(shapes: readonly Shape[], { width, height, margin }: SketchFrame): Sketch {
  const boxes = shapes.map(boxOf);
  const whole = union(boxes);
  const isParted = whole[2] - whole[0] > HALF_TURN;
  const [west, south, east, north] = isParted ? union(boxes.map(shifted)) : whole;
  const plane = planeAround([(west + east) / 2, (south + north) / 2]);
  const [halfWidth, halfHeight] = plane.fromEarth([east, north]);
  const scale = Math.min((width / 2 - margin) / halfWidth, (height / 2 - margin) / halfHeight);
  const placeOf = (position: Position): PlanePoint => {
    const [x, y] = plane.fromEarth(isParted ? eastward(position) : position);
    return [tenths(width / 2 + x * scale), tenths(height / 2 - y * scale)];
  };
  const pathOfLine = (line: readonly Position[]): string => {
    let path = '';
    let [lastX, lastY] = [Infinity, Infinity];
    for (const position of line) {
      const [x, y] = placeOf(position);
      if (Math.abs(x - lastX) < FINEST && Math.abs(y - lastY) < FINEST) continue;
      path += `${path === '' ? 'M' : 'L'}${x} ${y}`;
      [lastX, lastY] = [x, y];
    }
    return path;
  };
  const pathOf = (shape: Shape) =>
    polygonsOf(shape)
      .flat()
      .map((ring) => `${pathOfLine(ring.slice(0, -1))}z`)
      .join('');
  return { placeOf, pathOfLine, pathOf };
}
