import type { Position } from '../../geometry/Position';
import { t } from '../../words';
import { readArchiveShapes } from './archiveShapes';
import { decodeText } from './decodeText';
import { FileRefused } from './FileRefused';
import type { FileShape } from './FileShape';
import { sizeProblem } from './fileSize';
import type { ShapeFile } from './FoundShape';
import { foundShapes } from './foundShapes';
import { shapesOfText } from './textShapes';

const NO_SHAPES = t`There are no shapes in this file`;
const PART_OF_SHAPEFILE = t`This is one file of a shapefile: choose the zip that it came in, or zip its .shp, .dbf and .prj files together`;

const begins = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);

async function shapesOf(bytes: Uint8Array): Promise<FileShape[]> {
  if (begins(bytes, 0x50, 0x4b)) return readArchiveShapes(bytes);
  // What every .shp and .shx begins with.
  if (begins(bytes, 0, 0, 0x27, 0x0a)) throw new FileRefused(PART_OF_SHAPEFILE);
  return shapesOfText(decodeText(bytes));
}

/**
 * What a file has on the land. What kind of file it is, is told by what is in it, not by its name.
 *
 * @param near a place of the ranch, if one is known
 * @throws FileRefused
 */
export async function readShapeFile(bytes: Uint8Array, near: Position | null): Promise<ShapeFile> {
  const problem = sizeProblem(bytes.length);
  if (problem !== undefined) throw new FileRefused(problem);
  const shapes = await shapesOf(bytes);
  if (shapes.length === 0) throw new FileRefused(NO_SHAPES);
  return foundShapes(shapes, near);
}
