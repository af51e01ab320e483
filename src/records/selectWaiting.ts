import { createSelector } from '@reduxjs/toolkit';
import { canBeUndone, waitsFor, type Outbox, type Outgoing } from './outbox';
import type { WithRecords } from './recordsSelectors';
import { reasonInWords } from './refusalWays';
import { labelInWords } from './saidInWords';

/** A change of the person that is not saved, as a list shows it. */
export interface WaitingChange {
  readonly uuid: string;
  readonly label: string;
  /** When it was recorded, ms since 1970. */
  readonly at: number;
  readonly state: string;
  readonly isUndoable: boolean;
  /** Where it was refused: what was, with why. */
  readonly refused: Outgoing | null;
}

const NONE: Outbox = [];

const selectUnsaved = createSelector([({ records }: WithRecords) => records?.outbox ?? NONE], (outbox) =>
  outbox.filter(({ state, by }) => state !== 'applied' && by !== 'app'),
);

function stateInWords({ group, state, refusal }: Outgoing, waits: ReturnType<typeof waitsFor>): string {
  if (state === 'refused') return `Not saved: ${refusal === null ? '' : reasonInWords(refusal)}`;
  if (state === 'sending') return 'Sending';
  const before = waits.get(group.uuid);
  return before === undefined ? 'Waiting for a connection' : `Waiting for “${labelInWords(before)}”`;
}

/** What waits on the open ranch, in the order of sending. */
export const selectWaiting = createSelector(
  [selectUnsaved, ({ records }: WithRecords) => records?.outbox ?? NONE],
  (unsaved, outbox): readonly WaitingChange[] => {
    const waits = waitsFor(outbox);
    const awaited = new Set([...waits.values()].map(({ uuid }) => uuid));
    return unsaved.map((each) => ({
      uuid: each.group.uuid,
      label: labelInWords(each.group),
      at: Date.parse(each.group.at),
      state: stateInWords(each, waits),
      refused: each.state === 'refused' ? each : null,
      isUndoable: each.state === 'waiting' && !each.wasSent && !awaited.has(each.group.uuid) && canBeUndone(each),
    }));
  },
);

/** When the oldest change of this device that waits was recorded, ms since 1970; null while none does. */
export const selectWaitingSince = createSelector([selectUnsaved], (unsaved): number | null => {
  const times = unsaved
    .filter(({ state, fileOf }) => state !== 'refused' && fileOf === null)
    .map(({ group }) => Date.parse(group.at));
  return times.length === 0 ? null : Math.min(...times);
});

const SLACK_MS = 2 * 60_000;
/** The minute in which the server last answered is known by its end. */
const MINUTE_MS = 60_000;

/**
 * What this device's clock says where it's over 2 minutes before an instant that has been, ms since 1970: when the server
 * last answered, or when something was recorded that waits. Null where it may be right.
 */
export function selectWrongClockAt({ records }: WithRecords): number | null {
  if (records === undefined || records.deviceAt === 0) return null;
  const { deviceAt, clockOffsetMs, contactAt, outbox } = records;
  // Another device's clock may have been ahead.
  const recorded = outbox.filter(({ fileOf }) => fileOf === null).map(({ group }) => Date.parse(group.at));
  const newest = Math.max((contactAt ?? 0) - MINUTE_MS, ...recorded);
  return deviceAt + clockOffsetMs < newest - SLACK_MS ? deviceAt : null;
}

/** Whether a call with changes of the person is on its way. */
export const selectIsSending = createSelector([selectUnsaved], (unsaved) =>
  unsaved.some(({ state }) => state === 'sending'),
);

/** When the server last answered this person, ms since 1970; null where this device does not know. */
export const selectContactAt = ({ records }: WithRecords): number | null => records?.contactAt ?? null;
