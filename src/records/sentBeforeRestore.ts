import { outgoing, type Outgoing } from './outbox';
import type { RecordsState } from './recordsState';
import type { SentGroup } from './store/databases';

const OFFERED_MS = 30 * 86_400_000;

/**
 * What was sent in the last 30 days to a server that a backup has been restored on since, in the order of sending: it may be
 * missing there.
 *
 * @param sent the last ones first
 * @param epoch of the server's record by now
 */
export const sentBeforeRestore = (sent: readonly SentGroup[], epoch: string, now = Date.now()): SentGroup[] =>
  sent
    // Without an epoch nobody knows to which record it was sent: it changed nothing there.
    .filter((each) => each.epoch !== '' && each.epoch !== epoch && now - Date.parse(each.sentAt) < OFFERED_MS)
    .reverse();

/**
 * These groups go out once more, before what was recorded since, just as they were sent: the server knows by that which of
 * them it still has.
 */
export function sentOnceMore(state: RecordsState, sent: readonly SentGroup[]): RecordsState {
  const waiting = new Set(state.outbox.map(({ group }) => group.uuid));
  const missing = sent.filter(({ group }) => !waiting.has(group.uuid));
  const again = new Set(missing.map(({ group }) => group.uuid));
  const disk = state.device === 'none' ? 'failed' : 'writing';
  const more = missing.map(({ group, fileOf = null }): Outgoing => ({
    ...outgoing(group, {}, 'page', disk, fileOf),
    wasSent: true,
  }));
  return {
    ...state,
    outbox: [...more, ...state.outbox],
    done: state.done.filter(({ group }) => !again.has(group.uuid)),
  };
}
