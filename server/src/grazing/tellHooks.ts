import type { Move } from '@contract/grazing/move';
import type { RecordKind } from '@contract/grazing/records';
import { writeHookMessages, type HookHappening } from '../hooks';
import type { Writing } from './judgeTogether';
import { findDataAt } from './recordsTable';
import type { FormedGroup, Work } from './Work';

/** Where a group has left the record. */
interface Written {
  epoch: string;
  from: number;
  to: number;
  /** The events that the ranch's webhooks ask for. */
  hooked: readonly string[];
}

function countKinds(writings: Iterable<Writing>): Partial<Record<RecordKind, number>> {
  const kinds: Partial<Record<RecordKind, number>> = {};
  for (const { kind } of writings) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
}

/** What the moves say that a group leaves, and what those said that it deletes: little was read of them. */
async function movesOf({ trx, ranchUuid }: Work, writings: Iterable<Writing>, { from, to }: Written) {
  const moves = [...writings].filter(({ kind }) => kind === 'move');
  const deleted = moves.flatMap(({ uuid, after }) => (after === null ? [{ uuid, revision: from }] : []));
  const before = await findDataAt(trx, ranchUuid, deleted);
  return moves.flatMap(({ uuid, after }): HookHappening[] => {
    const move = (after ?? before.get(uuid) ?? null) as Move | null;
    if (move === null) return [];
    const { herd_uuid, at, paddock_uuids, off } = move;
    const where = { herd_uuid, move_uuid: uuid, at, paddock_uuids: [...paddock_uuids], off };
    return [{ event: 'herd.moved', data: { ranch_uuid: ranchUuid, revision: to, ...where, deleted: after === null } }];
  });
}

/**
 * Writes what a group tells the webhooks of its ranch, in its transaction. Moves that a file brings in are of the past: only
 * the record is told to have changed.
 */
export async function tellHooks(
  work: Work,
  { importUuid }: FormedGroup,
  writings: ReadonlyMap<string, Writing>,
  written: Written,
): Promise<void> {
  const { trx, ranchUuid, now } = work;
  const { epoch, from, to, hooked } = written;
  const data = { ranch_uuid: ranchUuid, epoch, from, to, kinds: countKinds(writings.values()) };
  const isTold = importUuid === null && hooked.includes('herd.moved');
  const moves = isTold ? await movesOf(work, writings.values(), written) : [];
  await writeHookMessages(trx, { ranchUuid, now }, hooked, [{ event: 'record.changed', data }, ...moves]);
}
