import { isOnEarth, isPosition } from '../../geometry/readShape';
import { t } from '../../words';
import { FileRefused } from './FileRefused';
import type { FileShape } from './FileShape';

const NO_PROJECTION = t`The coordinates in this file aren’t degrees, and nothing says what they are: put its .prj file into the archive too`;
const UNKNOWN = t`We don’t know the projection that this file names: save it in degrees, WGS 84 (EPSG:4326)`;

/** Degrees of systems that lie within two meters of WGS 84. */
const DEGREES =
  /^\s*GEOGCS\s*\[\s*"[^"]*(WGS[_ ]?(19)?84|North[_ ]American[_ ](Datum[_ ])?1983|NAD[_ ]?(19)?83|ETRS|GDA)/i;

type Project = (position: number[]) => number[];

/** The same geometry with each of its positions moved. What is no position stays as it is. */
function moved(coordinates: unknown, project: Project): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  if (isPosition(coordinates)) return project([coordinates[0], coordinates[1]]);
  return coordinates.map((each: unknown) => moved(each, project));
}

const coordinatesOf = (geometry: unknown): unknown =>
  typeof geometry === 'object' && geometry !== null && 'coordinates' in geometry ? geometry.coordinates : null;

function withMoved(shape: FileShape, project: Project): FileShape {
  const { geometry } = shape;
  if (typeof geometry !== 'object' || geometry === null) return shape;
  return { ...shape, geometry: { ...geometry, coordinates: moved(coordinatesOf(geometry), project) } };
}

function firstPosition(coordinates: unknown): readonly [number, number] | undefined {
  if (isPosition(coordinates)) return [coordinates[0], coordinates[1]];
  if (!Array.isArray(coordinates)) return undefined;
  for (const each of coordinates) {
    const found = firstPosition(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether shapes are on the earth as they are: the first place of each. */
const areDegrees = (shapes: readonly FileShape[]): boolean =>
  shapes.every(({ geometry }) => {
    const first = firstPosition(coordinatesOf(geometry));
    return first === undefined || isOnEarth(first) || isOnEarth([first[1], first[0]]);
  });

/** What moves places of a projection to degrees. Most files need none, so that it is loaded by those that do. */
async function projectFrom(prj: string): Promise<Project> {
  const { default: proj4 } = await import('proj4');
  try {
    // eslint-disable-next-line lingui/no-unlocalized-strings -- the name of a system
    return proj4(prj, 'WGS84').forward;
  } catch {
    throw new FileRefused(UNKNOWN);
  }
}

/** A place that lies outside of a projection has no degrees, and its shape is told to have no place. */
const safely =
  (project: Project): Project =>
  (position) => {
    try {
      return project(position);
    } catch {
      return [NaN, NaN];
    }
  };

/**
 * Shapes in degrees of WGS 84.
 *
 * @param prj the projection that they are in, as well-known text; without one they must be degrees already
 * @throws FileRefused
 */
export async function toDegrees(shapes: FileShape[], prj: string | undefined): Promise<FileShape[]> {
  if (prj === undefined || prj.trim() === '') {
    if (!areDegrees(shapes)) throw new FileRefused(NO_PROJECTION);
    return shapes;
  }
  if (DEGREES.test(prj)) return shapes;
  const project = safely(await projectFrom(prj));
  return shapes.map((shape) => withMoved(shape, project));
}
