import { t } from '../../words';
import { attributesOf, nameOf, noteOf } from './attributes';
import { FileRefused } from './FileRefused';
import { SHAPES_MAX, TOO_MANY_SHAPES, type FileShape } from './FileShape';
import { toDegrees } from './projection';

/** The parts of a shapefile that are files of their own. */
export interface ShapefileParts {
  readonly shp: Uint8Array;
  /** Names and other fields of the shapes. */
  readonly dbf?: Uint8Array | undefined;
  /** In which coordinates it is. */
  readonly prj?: string | undefined;
  /** In which letters the fields are written. */
  readonly cpg?: string | undefined;
}

const BROKEN = t`The shapefile breaks off or is damaged: it cannot be read`;
/** Records in a row that cannot be read: what follows is no shapefile any more. */
const BAD_MAX = 100;

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** What the letters of the fields are: as the file next to it says, else UTF-8 if they can be, else Latin-1. */
function encodingOf({ dbf, cpg }: ShapefileParts): string {
  const named = cpg
    ?.trim()
    .replace(/^(65001|utf-?8)$/i, 'utf-8')
    .replace(/^(1252|ansi 1252)$/i, 'windows-1252');
  try {
    if (named !== undefined && named !== '') return new TextDecoder(named).encoding;
  } catch {
    // A name that nobody knows says nothing.
  }
  if (dbf === undefined || dbf.length < 12) return 'utf-8';
  const firstRecord = new DataView(dbf.buffer, dbf.byteOffset).getUint16(8, true);
  return isUtf8(dbf.subarray(firstRecord)) ? 'utf-8' : 'windows-1252';
}

const EMPTY = { name: '', note: '', attributes: {}, geometry: null };

interface Read {
  readonly done: boolean;
  readonly value: { readonly geometry: unknown; readonly properties: Readonly<Record<string, unknown>> | null };
}

function shapeOf({ geometry, properties }: Read['value']): FileShape {
  const attributes = attributesOf(properties ?? {});
  return { name: nameOf(attributes), note: noteOf(properties ?? {}), attributes, geometry };
}

/** All shapes of a source; in the place of one that cannot be read an empty one. */
async function collected(read: () => Promise<Read>): Promise<FileShape[]> {
  const shapes: FileShape[] = [];
  for (let bad = 0; bad < BAD_MAX;) {
    const next = await read().catch(() => null);
    if (next?.done === true) return shapes;
    bad = next === null ? bad + 1 : 0;
    if (shapes.length >= SHAPES_MAX) throw new FileRefused(TOO_MANY_SHAPES);
    shapes.push(next === null ? EMPTY : shapeOf(next.value));
  }
  throw new FileRefused(BROKEN);
}

/**
 * What a shapefile has on the land, in degrees.
 *
 * @throws FileRefused
 */
export async function readShapefileShapes(parts: ShapefileParts): Promise<FileShape[]> {
  const { open } = await import('shapefile');
  const source = await open(parts.shp, parts.dbf, { encoding: encodingOf(parts) }).catch(() => {
    throw new FileRefused(BROKEN);
  });
  return toDegrees(await collected(() => source.read()), parts.prj);
}
