import type { RecordsState } from '@records/recordsState';
import { findDevice } from '@records/store/findDevice';
import { aMe, RANCH_UUID } from './factories';
import { CHANGES, RECORDS } from './fakeRecordServer';
import { openReadRanch } from './openRanch';

export const OWNER = { actor: aMe().uuid, ranchUuid: RANCH_UUID };

/** What the device of the test keeps of the person, in the order of sending. */
export const onDisk = async () => (await findDevice()?.outbox.read(OWNER.actor))?.groups ?? [];
export const labels = async () => (await onDisk()).map(({ group }) => group.label);
/** Waits until the disk holds just these, since nothing tells of what is written behind. */
export async function untilOnDisk(...expected: readonly string[]): Promise<void> {
  while (JSON.stringify(await labels()) !== JSON.stringify(expected)) await new Promise((go) => setTimeout(go, 5));
}
/** Whether all that is recorded is on the disk. */
export const isWritten = ({ records: { outbox } }: { records: RecordsState }) =>
  outbox.length > 0 && outbox.every(({ disk }) => disk === 'written');

/** A ranch that was read, whose server can't be reached any more. */
export async function unreachable() {
  const opened = await openReadRanch();
  await opened.until((now) => now.records.copy === 'whole');
  opened.server.answers[CHANGES] = 'connection reset';
  opened.server.answers[RECORDS] = 'connection reset';
  return opened;
}
