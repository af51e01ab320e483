import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMe } from '@features/user';
import { actorOf } from './actor';
import { stateOf } from './recordsSelectors';
import { findDevice } from './store/findDevice';
import type { SentGroup, StoredGroup } from './store/databases';

interface OnDevice {
  /** What can't be sent any more, since the person has lost its ranch. */
  readonly stranded: readonly StoredGroup[];
  /** What was sent on the open ranch in the last 30 days, the last ones first. */
  readonly sent: readonly SentGroup[];
  readonly isPersisted: boolean;
}

const NOTHING: OnDevice = { stranded: [], sent: [], isPersisted: false };

async function readDevice(actor: string, ranchUuid: string | null): Promise<OnDevice> {
  const device = findDevice();
  if (device === undefined) return NOTHING;
  const { groups } = await device.outbox.read(actor);
  return {
    stranded: groups.filter(({ state }) => state === 'stranded'),
    sent: ranchUuid === null ? [] : await device.outbox.sent({ actor, ranchUuid }),
    isPersisted: (await navigator.storage?.persisted?.()) ?? false,
  };
}

/** What this device keeps besides what waits on the open ranch, read again with each change of the outbox. */
export function useOnDevice(): OnDevice {
  const me = useSelector(selectMe);
  const { outbox, done, ranchUuid } = useSelector(stateOf);
  const actor = me === null ? null : actorOf(me);
  const [onDevice, setOnDevice] = useState(NOTHING);
  useEffect(() => {
    let isOver = false;
    if (actor === null) return undefined;
    const take = (read: OnDevice) => {
      if (!isOver) setOnDevice(read);
    };
    readDevice(actor, ranchUuid).then(take, () => take(NOTHING));
    return () => {
      isOver = true;
    };
  }, [actor, ranchUuid, outbox, done]);
  return onDevice;
}
