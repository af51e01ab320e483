import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { actorOf } from '@contract/people/actorOf';
import { selectMe } from '@features/user';
import { stateOf } from './recordsSelectors';
import { sentBeforeRestore } from './sentBeforeRestore';
import { findDevice, type Device } from './store/findDevice';
import type { SentGroup, StoredGroup } from './store/databases';
import { findPictures, type PicturesWaiting } from './store/pictureStore';

interface OnDevice {
  /** Whether the device has been looked at. */
  readonly isRead: boolean;
  /** What can't be sent any more, since the person has lost its ranch. */
  readonly stranded: readonly StoredGroup[];
  /** How many pictures of photos wait, ranch by ranch, also of ranches that the person has lost. */
  readonly pictures: readonly PicturesWaiting[];
  /** Groups as they are on the disk that a newer version wrote, or something damaged. */
  readonly unreadable: readonly unknown[];
  /** What was sent on the open ranch in the last 30 days, the last ones first. */
  readonly sent: readonly SentGroup[];
  /** What of it the server may have lost, since a backup was restored there. */
  readonly lost: Lost;
  readonly isPersisted: boolean;
}

interface Lost {
  /** In the order of sending. */
  readonly groups: readonly SentGroup[];
  /** When this device noticed the restore, ms since 1970. */
  readonly noticedAt: number;
}

const NOTHING_LOST: Lost = { groups: [], noticedAt: 0 };
const NOTHING: OnDevice = {
  isRead: true,
  stranded: [],
  pictures: [],
  unreadable: [],
  sent: [],
  lost: NOTHING_LOST,
  isPersisted: false,
};
const NOT_READ: OnDevice = { ...NOTHING, isRead: false };

async function lostOf(device: Device, ranchUuid: string, epoch: string, sent: readonly SentGroup[]): Promise<Lost> {
  const groups = sentBeforeRestore(sent, epoch);
  if (groups.length === 0) return NOTHING_LOST;
  return { groups, noticedAt: (await device.notes.restoredAt(ranchUuid, epoch)) ?? Date.now() };
}

/** Where the store of pictures fails, nothing is told of them. */
async function picturesOf(actor: string): Promise<readonly PicturesWaiting[]> {
  const store = findPictures();
  const waiting = (await store?.allWaiting().catch(() => undefined)) ?? [];
  return waiting.filter((each) => each.actor === actor);
}

async function readDevice(actor: string, ranchUuid: string | null, epoch: string | undefined): Promise<OnDevice> {
  const device = findDevice();
  if (device === undefined) return NOTHING;
  const { groups, unreadable } = await device.outbox.read(actor);
  const sent = ranchUuid === null ? [] : await device.outbox.sent({ actor, ranchUuid });
  const isRead = ranchUuid !== null && epoch !== undefined;
  return {
    isRead: true,
    stranded: groups.filter(({ state }) => state === 'stranded'),
    unreadable,
    pictures: await picturesOf(actor),
    sent,
    lost: isRead ? await lostOf(device, ranchUuid, epoch, sent) : NOTHING_LOST,
    isPersisted: (await navigator.storage?.persisted?.()) ?? false,
  };
}

/** The outbox is calm once it hasn't changed for so long: thousands of changes on their way change it again and again. */
const CALM_MS = 200;

/** What this device keeps besides what waits on the open ranch, read again after changes of the outbox and of what is on the disk. */
export function useOnDevice(): OnDevice {
  const me = useSelector(selectMe);
  const { outbox, done, ranchUuid, position, deviceNews } = useSelector(stateOf);
  const epoch = position?.epoch;
  const actor = me === null ? null : actorOf(me);
  const [onDevice, setOnDevice] = useState(NOT_READ);
  const readFor = useRef<string>(undefined);
  useEffect(() => {
    if (actor === null) return undefined;
    const owner = [actor, ranchUuid, epoch].join(' ');
    const read = () => {
      readFor.current = owner;
      const take = (found: OnDevice) => {
        if (readFor.current === owner) setOnDevice(found);
      };
      readDevice(actor, ranchUuid, epoch).then(take, () => take(NOTHING));
    };
    const timer = setTimeout(read, readFor.current === owner ? CALM_MS : 0);
    return () => clearTimeout(timer);
  }, [actor, ranchUuid, epoch, outbox, done, deviceNews]);
  useEffect(() => () => void (readFor.current = undefined), []);
  return onDevice;
}
