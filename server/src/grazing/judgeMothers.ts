import type { Db } from '../db/Database';
import { descendantAsMother } from './groupRefusals';
import type { Writing } from './judgeTogether';
import { findMothers } from './recordsTable';
import type { Refusal } from './Refusal';

const motherIn = (data: object | null): string | null =>
  data !== null && 'dam_uuid' in data && typeof data.dam_uuid === 'string' ? data.dam_uuid : null;

/** The first animal that got a mother in this group and is among her own ancestors by that. */
function firstInCircle(
  given: ReadonlyMap<string, Writing>,
  motherOf: (uuid: string) => string | null,
): Writing | undefined {
  const done = new Set<string>();
  for (const first of given.keys()) {
    const line: string[] = [];
    const inLine = new Set<string>();
    let next: string | null = first;
    while (next !== null && !done.has(next) && !inLine.has(next)) {
      line.push(next);
      inLine.add(next);
      next = motherOf(next);
    }
    // A circle that was there before is nobody's fault here.
    const circle = next !== null && inLine.has(next) ? line.slice(line.indexOf(next)) : [];
    const found = circle.flatMap((uuid) => given.get(uuid) ?? []);
    if (found[0] !== undefined) return found[0];
    for (const uuid of line) done.add(uuid);
  }
  return undefined;
}

/** Refuses a group that makes an animal the mother of one of her own ancestors. */
export async function judgeMothers(
  trx: Db,
  ranchUuid: string,
  writings: ReadonlyMap<string, Writing>,
): Promise<Refusal | undefined> {
  const given = new Map<string, Writing>();
  for (const [uuid, writing] of writings) {
    const mother = motherIn(writing.after);
    if (writing.kind === 'animal' && mother !== null && mother !== motherIn(writing.before)) given.set(uuid, writing);
  }
  if (given.size === 0) return undefined;
  // Nothing on the ranch names an animal that is new: without another one they can only be in a circle with each other.
  const isAllNew = [...given.values()].every(({ before }) => before === null);
  const mothers = [...writings.values()].flatMap(({ kind, after }) => (kind === 'animal' && motherIn(after)) || []);
  const stored = new Map(isAllNew ? [] : await findMothers(trx, ranchUuid, [...new Set(mothers)]));
  const motherOf = (uuid: string): string | null => {
    const writing = writings.get(uuid);
    return writing === undefined ? (stored.get(uuid) ?? null) : motherIn(writing.after);
  };
  const found = firstInCircle(given, motherOf);
  return found && descendantAsMother(found.index);
}
