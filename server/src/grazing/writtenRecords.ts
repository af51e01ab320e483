import { areaAcres } from '@domain/geometry/area';
import type { Shape } from '@domain/geometry/Position';
import { salted, type Salted } from '../chain';
import type { Turns } from '../platform/turns';
import type { Writing } from './judgeTogether';
import type { FormedChange } from './readGroup';
import { ROW_BYTES } from './groupsTable';
import type { WrittenRecord } from './writeGroup';

function refersOf({ references }: Writing): string[] {
  const uuids = new Set<string>();
  for (const { refers, uuid } of references) if (refers !== 'member') uuids.add(uuid);
  return [...uuids];
}

const shapeAcresOf = ({ kind, after }: Writing): number | null => {
  if (kind !== 'paddock' || after === null) return null;
  // The schema has judged it.
  const { shape } = after as { shape: Shape | null };
  return shape === null ? null : areaAcres(shape);
};

/** The hash of a record as it is written: of a new one it was made before the lock. */
export function sealedOf({ index, after }: Writing, changes: readonly FormedChange[]): Salted {
  const change = changes[index];
  return change?.sealed && change.fields === after ? change.sealed : salted(after);
}

/** What is written of each record, with the bytes that it counts on the ranch, and what `sealOf` makes of it for the group's line. */
export async function writtenRecords(
  writings: Iterable<Writing>,
  turns: Turns,
  sealOf: (writing: Writing) => Salted | null,
): Promise<{ records: WrittenRecord[]; bytes: number }> {
  const records: WrittenRecord[] = [];
  let bytes = ROW_BYTES;
  for (const writing of writings) {
    if (turns.isOver()) await turns.next();
    const { uuid, kind, after } = writing;
    const json = after === null ? null : JSON.stringify(after);
    bytes += ROW_BYTES + (json === null ? 0 : Buffer.byteLength(json));
    records.push({
      uuid,
      kind,
      json,
      refers: refersOf(writing),
      shapeAcres: shapeAcresOf(writing),
      sealed: sealOf(writing),
    });
  }
  return { records, bytes };
}
