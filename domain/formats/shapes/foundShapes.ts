import type { PlaceShape } from '../../geometry/placeProblem';
import { placeProblem } from '../../geometry/placeProblem';
import { distanceM, lengthM } from '../../geometry/distance';
import type { Position, Rings, Shape } from '../../geometry/Position';
import { shapeProblem } from '../../geometry/shapeProblem';
import { t } from '../../words';
import { areAxesSwapped, withAxesSwapped } from './axes';
import type { FileShape } from './FileShape';
import type { FoundShape, ShapeFile } from './FoundShape';
import { plainGeometry, type Plain } from './plainGeometry';
import { thinned } from './thinned';

const EMPTY = t`It has no place on the map`;
const SWAPPED = t`Latitudes and longitudes were the wrong way around in this file, and were swapped`;

/** A walked line counts as closed if its ends are no farther apart than this part of its length. */
const OPEN_PART = 0.05;
/** What is shorter goes around nothing, in meters. */
const AROUND_MIN_M = 100;

function closedRing(line: readonly Position[]): Position[] | undefined {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 4) return undefined;
  const length = lengthM(line);
  if (length < AROUND_MIN_M || distanceM(first, last) > length * OPEN_PART) return undefined;
  const isClosed = first[0] === last[0] && first[1] === last[1];
  return isClosed ? [...line] : [...line, first];
}

const shapeOf = (polygons: readonly Rings[]): Shape => {
  const [first] = polygons;
  return polygons.length === 1 && first !== undefined
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons };
};

type Judged = Pick<FoundShape, 'shape' | 'outline' | 'problem' | 'mended'>;

const bad = (problem: string): Judged => ({ shape: null, outline: null, problem, mended: [] });

function judgedArea(polygons: readonly Rings[]): Judged {
  const { shape, remark } = thinned(shapeOf(polygons));
  const problem = shapeProblem(shape);
  if (problem !== undefined) return bad(problem);
  return { shape, outline: shape, problem: null, mended: remark === undefined ? [] : [remark] };
}

function judgedPlace(place: PlaceShape): Judged {
  const problem = placeProblem(place);
  if (problem !== undefined) return bad(problem);
  const ring = place.type === 'LineString' ? closedRing(place.coordinates) : undefined;
  const around = ring === undefined ? undefined : judgedArea([[ring]]);
  return { shape: place, outline: around?.outline ?? null, problem: null, mended: [] };
}

const judged = (plain: Plain): Judged => (plain.type === 'Area' ? judgedArea(plain.polygons) : judgedPlace(plain));

/**
 * What the shapes of a file are on the land: closed, without heights and repeated corners, and each either good or with
 * the reason why not. One bad shape takes no other with it.
 *
 * @param near a place of the ranch, if one is known: it tells latitudes from longitudes
 */
export function foundShapes(shapes: readonly FileShape[], near: Position | null): ShapeFile {
  const plain = shapes.map(({ geometry }) => plainGeometry(geometry));
  const isSwapped = areAxesSwapped(plain.flat(), near);
  const found = shapes.flatMap(({ name, note, attributes }, index): FoundShape[] => {
    const parts = plain[index] ?? [];
    const words = { name, note, attributes };
    if (parts.length === 0) return [{ ...words, ...bad(EMPTY) }];
    return parts.map((part) => ({ ...words, ...judged(isSwapped ? withAxesSwapped(part) : part) }));
  });
  return { shapes: found, remarks: isSwapped ? [SWAPPED] : [] };
}
