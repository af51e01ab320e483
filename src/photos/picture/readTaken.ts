import type { Point } from '@domain/geometry/placeProblem';

/** When and where a picture was taken, as far as its file says. */
export interface Taken {
  /** ms since 1970; the camera's clock, in the zone of this device where the file names none. */
  readonly at: number | null;
  readonly point: Point | null;
  /** Where the camera looked, from north, 0 to below 360. */
  readonly bearing_deg: number | null;
}

const UNKNOWN: Taken = { at: null, point: null, bearing_deg: null };
const TIME = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2}):(\d{2})/;
const OFFSET = /^[+-]\d{2}:\d{2}$/;

function instantOf(time: string | undefined, offset: string | undefined): number | null {
  const match = TIME.exec(time ?? '');
  if (match === null) return null;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] = match;
  const zone = offset !== undefined && OFFSET.test(offset) ? offset : '';
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  return Number.isNaN(at) ? null : at;
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most;

function bearingOf(value: unknown): number | null {
  const [above, below] = Array.isArray(value) ? value.map(Number) : [];
  const degrees = above !== undefined && below !== undefined ? above / below : NaN;
  return Number.isFinite(degrees) && degrees >= 0 ? degrees % 360 : null;
}

/** Reads when and where a picture was taken, before that is drawn away. What can't be read is unknown. */
export async function readTaken(file: Blob): Promise<Taken> {
  try {
    const { default: ExifReader } = await import('exifreader');
    const { exif, gps } = ExifReader.load(await file.arrayBuffer(), { expanded: true });
    const { Longitude: longitude, Latitude: latitude } = gps ?? {};
    // A camera without a fix says 0, 0.
    const isPlace = isWithin(longitude, 180) && isWithin(latitude, 90) && (longitude !== 0 || latitude !== 0);
    return {
      at: instantOf(exif?.DateTimeOriginal?.description, exif?.OffsetTimeOriginal?.description),
      point: isPlace ? { type: 'Point', coordinates: [longitude, latitude] } : null,
      bearing_deg: bearingOf(exif?.GPSImgDirection?.value),
    };
  } catch {
    return UNKNOWN;
  }
}
