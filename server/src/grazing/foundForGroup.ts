import { GROUP_NAMES_MAX, GROUP_RECORDS_MAX_BYTES } from '@contract/http/limits';
import type { Db } from '../db/Database';
import type { Turns } from '../platform/turns';
import { namesTooMany, recordsTooLarge } from './groupRefusals';
import { findForGroup, type Found, type FoundFor } from './groupsTable';
import type { FormedChange } from './readGroup';
import { findStored, sizeOf, type Names } from './recordsTable';
import type { Refusal } from './Refusal';

/** Records that are read at once: others are answered in between. */
const BATCH = 2_000;
/** Fewer records are read without asking how large they are. */
const FEW = 64;

/** Which records the changes are about, and which they name. To delete a record takes little of it. */
export async function namesOf(ranchUuid: string, changes: readonly FormedChange[], turns: Turns): Promise<Names> {
  const [whole, judged, named] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { uuid, fields, kind } of changes) {
    (fields === null ? judged : whole).add(uuid);
    // Rain is judged by the day in the ranch's zone.
    if (kind === 'rain') whole.add(ranchUuid);
  }
  for (const { references } of changes) {
    if (turns.isOver()) await turns.next();
    for (const { field, refers, uuid } of references) {
      if (refers === 'member' || whole.has(uuid) || judged.has(uuid)) continue;
      if (field === 'parent_uuid') judged.add(uuid);
      else named.add(uuid);
    }
  }
  return { whole: [...whole], judged: [...judged], named: [...named].filter((uuid) => !judged.has(uuid)) };
}

function batchesOf({ whole, judged, named }: Names): Names[] {
  const most = Math.max(whole.length, judged.length, named.length);
  const cut = (uuids: readonly string[], at: number) => uuids.slice(at, at + BATCH);
  return Array.from({ length: Math.max(1, Math.ceil(most / BATCH)) }, (_, index) => ({
    whole: cut(whole, index * BATCH),
    judged: cut(judged, index * BATCH),
    named: cut(named, index * BATCH),
  }));
}

/** Reads what a group is judged by, a batch at a time. Refuses a group that would read more than the server should hold. */
export async function foundForGroup(trx: Db, ranchUuid: string, asked: FoundFor): Promise<Found | Refusal> {
  const { whole, named } = asked.names;
  if (named.length > GROUP_NAMES_MAX) return namesTooMany();
  if (whole.length > FEW && (await sizeOf(trx, ranchUuid, whole)) > GROUP_RECORDS_MAX_BYTES) {
    return recordsTooLarge();
  }
  const [first = asked.names, ...rest] = batchesOf(asked.names);
  const found = await findForGroup(trx, ranchUuid, { ...asked, names: first });
  if (found.role === null || found.applied !== undefined) return found;
  const stored = [...found.stored];
  for (const names of rest) for (const record of await findStored(trx, ranchUuid, names)) stored.push(record);
  return { ...found, stored };
}
