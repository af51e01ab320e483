import { FileRefused } from '@domain/formats/shapes/FileRefused';
import type { ShapeFile } from '@domain/formats/shapes/FoundShape';
import { judgeShapes, type Finding } from '@domain/formats/shapes/judgeShapes';
import { readShapeFile } from '@domain/formats/shapes/readShapeFile';
import type { Shape } from '@domain/geometry/Position';
import { polygonsOf } from '@domain/geometry/Position';
import { t } from '@domain/words';
import type { FileAsked, WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';

/** What the worker is given: the file, and the shapes of the ranch's paddocks by their ids. */
export interface ShapesAsked extends FileAsked {
  readonly paddocks: ReadonlyMap<string, Shape>;
}

/** A file as it was read and compared with the ranch. */
export interface ReadFile extends ShapeFile {
  /** By the place of a shape in the file; missing where there was no time to look. */
  readonly findings: ReadonlyMap<string, Finding>;
}

const UNREADABLE = t`This file cannot be read: it may be damaged`;
const UNJUDGED = t`There was no time to look for overlaps in all of it`;

/** How long is looked for overlaps, which takes longest where there are thousands of neighbors. */
const JUDGING_MS = 4_000;

const outlinesOf = (read: Pick<ReadFile, 'shapes'>): Map<string, Shape> =>
  new Map(
    read.shapes.flatMap(({ outline }, index): [string, Shape][] =>
      outline === null ? [] : [[String(index), outline]],
    ),
  );

async function read({ file, paddocks }: ShapesAsked): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [any] = paddocks.values();
  const near = any === undefined ? null : (polygonsOf(any)[0]?.[0]?.[0] ?? null);
  const { shapes, remarks } = await readShapeFile(bytes, near);
  const outlines = outlinesOf({ shapes });
  const end = Date.now() + JUDGING_MS;
  const findings = judgeShapes(outlines, paddocks, () => Date.now() < end);
  return { shapes, findings, remarks: findings.size < outlines.size ? [...remarks, UNJUDGED] : remarks };
}

/** Reads a file and compares it with the ranch: what the worker does. It never throws, and sends nothing anywhere. */
export async function readShapes(asked: ShapesAsked): Promise<WorkerAnswer<ReadFile>> {
  try {
    return { read: await read(asked) };
  } catch (error) {
    return { problem: error instanceof FileRefused ? error.message : UNREADABLE };
  }
}
