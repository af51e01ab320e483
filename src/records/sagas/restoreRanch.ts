import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectMe } from '@features/user';
import type { Outgoing } from '../outbox';
import { deviceMissed, ranchRestored } from '../recordsEvents';
import type { Kept } from '../recordsState';
import type { Read } from '../transitions/reading';
import { errorName } from '../store/connect';
import type { StoredGroup } from '../store/databases';
import { dropUnseen } from '../store/dropUnseen';
import type { Device } from '../store/findDevice';
import { shelveCopy } from '../store/shelveCopy';
import type { Owner } from '../store/outboxStore';

/** A ranch that the server hasn't confirmed for so long isn't shown: the phone may be lost, or the person no member any more. */
const STALE_MS = 30 * 86_400_000;

/** A group as it is on its way again. One that was stranded waits again: the ranch could be opened. */
const outgoingOf = ({ group, before, by, state, wasSent, fileOf, revision, refusal }: StoredGroup): Outgoing => {
  const at = state === 'stranded' ? 'waiting' : state;
  return { group, before, by, state: at, wasSent, fileOf, revision, refusal, disk: 'written' };
};

/** What a person has on the device of other ranches of theirs, ranch by ranch. */
function elsewhereOf(
  groups: readonly StoredGroup[],
  { actor, ranchUuid }: Owner,
  isTheirs: (ranchUuid: string) => boolean,
): Kept[] {
  const others = new Set(groups.map((each) => each.ranchUuid).filter((each) => each !== ranchUuid));
  return [...others].filter(isTheirs).map((other) => {
    const unsent = groups.filter((each) => each.ranchUuid === other && each.state !== 'applied');
    const outbox = unsent.filter(({ state }) => state !== 'stranded').map(outgoingOf);
    return { actor, ranchUuid: other, outbox, isPassing: false };
  });
}

/** The copy of a ranch. A damaged one is deleted: the server has it all. */
async function copyOf(device: Device, owner: Owner): Promise<Read | null> {
  const { copies } = device;
  await dropUnseen(device).catch(() => undefined);
  try {
    return (await copies.read(owner)) ?? null;
  } catch {
    await copies.forget([owner]).catch(() => undefined);
    return null;
  }
}

/** Puts in place what this device has kept of a ranch. False where it can't keep anything. */
export function* restoreRanch(device: Device, owner: Owner): SagaGenerator<boolean> {
  try {
    const { outbox: stored, notes } = device;
    const [{ groups }, copy, contactAt = null, clockOffsetMs] = yield* call(() =>
      Promise.all([stored.read(owner.actor), copyOf(device, owner), notes.contact(owner.actor), notes.clockOffset()]),
    );
    const outbox = groups.filter(({ ranchUuid }) => ranchUuid === owner.ranchUuid).map(outgoingOf);
    const isStale = copy !== null && contactAt !== null && Date.now() - contactAt > STALE_MS;
    const shelved =
      copy === null || isStale ? null : yield* call(shelveCopy, copy, Date.now() + Math.min(clockOffsetMs, 0));
    const me = yield* select(selectMe);
    // What is left of a ranch that the person has lost is put aside, and waits no longer.
    const isTheirs = (uuid: string) => me === null || me.ranches.some(({ ranch_uuid }) => ranch_uuid === uuid);
    const elsewhere = elsewhereOf(groups, owner, isTheirs);
    yield* put(ranchRestored({ outbox, elsewhere, copy: isStale ? 'stale' : shelved, contactAt, clockOffsetMs }));
    return true;
  } catch (error) {
    console.warn(`This device can't keep changes: ${errorName(error)}`);
    yield* put(deviceMissed());
    return false;
  }
}
