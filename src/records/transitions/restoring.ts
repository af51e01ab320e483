import { pending, succeeded } from '@shared/requestState';
import { shifted } from '../group';
import { left, takenUp, withElsewhere } from '../kept';
import type { Outbox, Outgoing } from '../outbox';
import { endOfMinute, nowWith, type Kept, type RecordsState } from '../recordsState';
import type { Shelved } from '../store/shelveCopy';
import { sentAgain, settled } from './reading';

export interface Opened {
  ranchUuid: string;
  /** @see actorOf */
  actor: string;
  at: number;
}

export function opened(state: RecordsState, { ranchUuid, actor, at }: Opened): RecordsState {
  const isOpen = state.ranchUuid === ranchUuid && state.actor === actor;
  if (!isOpen) return { ...takenUp(left(state), ranchUuid, actor), load: pending, now: endOfMinute(at) };
  return state.load.status === 'failed' ? { ...state, load: pending } : state;
}

/** What a device has kept of a ranch. */
export interface Restored {
  readonly outbox: Outbox;
  /** What the same person has not saved on other ranches. */
  readonly elsewhere: readonly Kept[];
  /** Null where there is none, and `stale` where it's too old to be shown. */
  readonly copy: Shelved | 'stale' | null;
  readonly contactAt: number | null;
  /** What the device's clock lacked, as the server last said: groups that wait have been set right by it. */
  readonly clockOffsetMs: number;
}

/**
 * The ranch as this device has kept it. What the server may have meanwhile is asked for. Without a copy nothing tells how
 * far a saved group was read: it's sent again, and the server knows it.
 */
export function restored(
  before: RecordsState,
  { outbox: stored, elsewhere, copy, contactAt, clockOffsetMs: kept }: Restored,
): RecordsState {
  const clockOffsetMs = before.clockOffsetMs === 0 ? kept : before.clockOffsetMs;
  const state = { ...withElsewhere(before, elsewhere), contactAt, clockOffsetMs };
  const known = new Set(state.outbox.map(({ group }) => group.uuid));
  const more = stored.filter(({ group }) => !known.has(group.uuid));
  const isShown = copy !== null && copy !== 'stale';
  const outbox = [...(isShown ? more : more.map(sentAgain)), ...state.outbox];
  if (!isShown) return { ...state, outbox, device: 'open', copy: copy ?? state.copy };
  const { shelves: confirmed, ahead, ...position } = copy;
  const read: RecordsState = {
    ...state,
    outbox,
    confirmed,
    position,
    device: 'open',
    copy: 'whole',
    load: succeeded,
    news: 'asked',
  };
  return settled({ ...read, now: nowWith(state.now, ahead) });
}

/**
 * Sets the times right that came from a clock which was found wrong. A group that may have come to the server stays as
 * it was sent: there it is known by what it says.
 */
export function clockCorrected(state: RecordsState, offsetMs: number): RecordsState {
  const ms = offsetMs - state.clockOffsetMs;
  const outbox = state.outbox.map((each): Outgoing => {
    if (each.state === 'applied') return each;
    const group = each.wasSent ? each.group : shifted(each.group, ms);
    return { ...each, group, state: each.state === 'sending' ? 'waiting' : each.state };
  });
  return { ...state, outbox, clockOffsetMs: offsetMs, now: endOfMinute(state.now + ms - 1) };
}
