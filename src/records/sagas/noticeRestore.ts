import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { toastShown } from '@shared/events';
import { allRead } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import { sentBeforeRestore } from '../sentBeforeRestore';
import type { Device } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';

const TITLE = t`The server was restored from a backup`;
const WORDS = t`What this device had sent before may be missing there. You can send it again: see On this device in the settings.`;

/** Notes that the server's record is another one than that which groups were sent to. False where that's no news. */
async function noteRestore({ outbox, notes }: Device, owner: Owner, epoch: string): Promise<boolean> {
  if (sentBeforeRestore(await outbox.sent(owner), epoch).length === 0) return false;
  if ((await notes.restoredAt(owner.ranchUuid, epoch)) !== undefined) return false;
  await notes.noteRestored(owner.ranchUuid, { epoch, at: Date.now() });
  return true;
}

/** Says once that a backup was restored on the server, where it may have lost what this device had sent. */
export function* noticeRestore(device: Device, owner: Owner): SagaGenerator<void> {
  while (true) {
    yield* take(allRead);
    const { position } = yield* select(stateOf);
    if (position === null) continue;
    const isNews = yield* call(() => noteRestore(device, owner, position.epoch).catch(() => false));
    if (isNews) yield* put(toastShown('info', WORDS, TITLE, { stays: true }));
  }
}
