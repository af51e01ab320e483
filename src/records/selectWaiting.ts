import { createSelector } from '@reduxjs/toolkit';
import { t } from '@domain/words';
import { canBeUndone, waitsFor, type Outbox, type Outgoing } from './outbox';
import { selectPicturesHere, type WithRecords } from './recordsSelectors';
import { reasonInWords } from './refusalWays';
import { labelInWords } from './saidInWords';

/** A change of the person that is not saved, as a list shows it. */
interface WaitingChange {
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
  const reason = refusal === null ? '' : reasonInWords(refusal);
  if (state === 'refused') return t`Not saved: ${reason}`;
  if (state === 'sending') return t`Sending`;
  const before = waits.get(group.uuid);
  if (before === undefined) return t`Waiting for a connection`;
  const label = labelInWords(before);
  return t`Waiting for “${label}”`;
}

/** What waits on the open ranch, in the order of sending, and how a list shows it: it shows a part of thousands. */
export const selectWaiting = createSelector(
  [selectUnsaved, ({ records }: WithRecords) => records?.outbox ?? NONE],
  (waiting, outbox) => {
    const waits = waitsFor(outbox);
    const awaited = new Set([...waits.values()].map(({ uuid }) => uuid));
    const inWords = (each: Outgoing): WaitingChange => ({
      uuid: each.group.uuid,
      label: labelInWords(each.group),
      at: Date.parse(each.group.at),
      state: stateInWords(each, waits),
      refused: each.state === 'refused' ? each : null,
      isUndoable: each.state === 'waiting' && !each.wasSent && !awaited.has(each.group.uuid) && canBeUndone(each),
    });
    return { waiting, inWords };
  },
);

/** When the oldest change or picture of this device that waits was recorded, ms since 1970; null while none does. */
export const selectWaitingSince = createSelector([selectUnsaved, selectPicturesHere], (unsaved, pictures) => {
  const times = unsaved
    .filter(({ state, fileOf }) => state !== 'refused' && fileOf === null)
    .map(({ group }) => Date.parse(group.at));
  if (pictures !== undefined) times.push(pictures.since);
  return times.length === 0 ? null : Math.min(...times);
});

const SLACK_MS = 2 * 60_000;

/**
 * What this device's clock says where it's over 2 minutes before an instant that has been, ms since 1970: when the server
 * last answered, or when something was recorded that waits. Null where it may be right.
 */
export function selectWrongClockAt({ records }: WithRecords): number | null {
  if (records === undefined || records.deviceAt === 0) return null;
  const { deviceAt, clockOffsetMs, contactAt, outbox } = records;
  // Another device's clock may have been ahead.
  const recorded = outbox.filter(({ fileOf }) => fileOf === null).map(({ group }) => Date.parse(group.at));
  const newest = Math.max(contactAt ?? 0, ...recorded);
  return deviceAt + clockOffsetMs < newest - SLACK_MS ? deviceAt : null;
}

/** Whether a call with changes of the person is on its way, or pictures are: they go out for as long as the server takes some. */
export const selectIsSending = createSelector(
  [selectUnsaved, selectPicturesHere],
  (unsaved, pictures) => pictures?.isPutOff === false || unsaved.some(({ state }) => state === 'sending'),
);

/** When the server last answered this person, ms since 1970; null where this device does not know. */
export const selectContactAt = ({ records }: WithRecords): number | null => records?.contactAt ?? null;
