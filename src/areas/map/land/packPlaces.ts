import type { PlaceShape } from '@domain/geometry/placeProblem';
import type { Position } from '@domain/geometry/Position';
import { nearestOn } from '@domain/geometry/segment';
import type { PlaceKind } from '@features/mapSettings/placeLooks';
import type { Frame, Here } from './Frame';
import { toMercator, type MapPoint } from './mercator';

/** Something that lies on the land. */
export interface LandPlace {
  readonly uuid: string;
  readonly kind: PlaceKind;
  readonly name: string;
  readonly shape: PlaceShape;
}

/** A place on the map's plane: a point, a line, or the rings of an outline. */
export interface PackedPlace extends Pick<LandPlace, 'uuid' | 'kind' | 'name'> {
  readonly form: PlaceShape['type'];
  readonly lines: readonly (readonly MapPoint[])[];
}

/** Where the person is, and the way that they have walked, on the map's plane. */
export interface PackedHere {
  readonly at: MapPoint | null;
  /** How far off that may be, in meters of the plane there. */
  readonly accuracy: number;
  readonly track: readonly MapPoint[];
  readonly sought: MapPoint | null;
}

function linesOf(shape: PlaceShape): readonly (readonly Position[])[] {
  if (shape.type === 'Point') return [[shape.coordinates]];
  return shape.type === 'LineString' ? [shape.coordinates] : shape.coordinates;
}

export const packPlaces = (places: readonly LandPlace[]): readonly PackedPlace[] =>
  places.map(({ uuid, kind, name, shape }) => ({
    uuid,
    kind,
    name,
    form: shape.type,
    lines: linesOf(shape).map((line) => line.map(toMercator)),
  }));

export function packHere({ position, accuracyM, track, sought }: Here): PackedHere {
  const [, latitude] = position ?? [0, 0];
  return {
    at: position === null ? null : toMercator(position),
    accuracy: accuracyM / Math.cos((latitude / 180) * Math.PI),
    track: track.map(toMercator),
    sought: sought === null ? null : toMercator(sought),
  };
}

/** The radius of a point's sign, in pixels of CSS. */
export const SIGN_PX = 13;
/** How near to a line a press means it. */
const NEAR_PX = 9;

/** How far a point of the frame is from a place, in pixels. */
function distanceTo({ form, lines }: PackedPlace, x: number, y: number, { left, top, resolution }: Frame): number {
  const onFrame = ([east, north]: MapPoint): [number, number] => [
    (east - left) / resolution,
    (top - north) / resolution,
  ];
  let least = Infinity;
  for (const line of lines) {
    const points = line.map(onFrame);
    const [first] = points;
    if (first === undefined) continue;
    if (form === 'Point') return Math.hypot(x - first[0], y - first[1]);
    for (const [index, point] of points.entries()) {
      least = Math.min(least, nearestOn([x, y], point, points[index + 1] ?? point).distance);
    }
  }
  return least;
}

/** The place at a point of the frame, in its pixels: points first, and the topmost of several. */
export function placeAt(places: readonly PackedPlace[], x: number, y: number, frame: Frame): PackedPlace | undefined {
  const isHit = (place: PackedPlace, reach: number) => distanceTo(place, x, y, frame) <= reach * frame.pixelRatio;
  return (
    places.findLast((place) => place.form === 'Point' && isHit(place, SIGN_PX + 3)) ??
    places.findLast((place) => place.form !== 'Point' && isHit(place, NEAR_PX))
  );
}
