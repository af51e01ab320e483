import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { noticeShown, noticesWithdrawn } from '@shared/events';
import { pressActs } from '@shared/presses/presses';
import { canBeUndone, inverseOf, refusalInWords, waitsFor } from '../outbox';
import { changeRecorded, theirsChosen, undoRequested, type groupsAnswered } from '../recordsSlice';
import type { WithRecords } from '../recordsSelectors';
import { NO_RECORDS } from '../recordsState';
import { refusedInWords, undoLabel } from '../undoLabel';
import { isFromOtherTab } from './shareWithTabs';

const stateOf = ({ records = NO_RECORDS }: WithRecords) => records;

function* groupNamed(uuid: string) {
  const { outbox, done } = yield* select(stateOf);
  return [...outbox, ...done].find(({ group }) => group.uuid === uuid);
}

/** Says what was recorded, and offers to undo it. */
export function* tellChange(action: ReturnType<typeof changeRecorded>): SagaGenerator<void> {
  const { group, by } = action.payload;
  if (by !== 'person' || isFromOtherTab(action)) return;
  yield* call(pressActs);
  const recorded = yield* groupNamed(group.uuid);
  const isUndoable = recorded !== undefined && canBeUndone(recorded);
  const offer = isUndoable && { offer: { label: 'Undo', event: undoRequested(group.uuid) } };
  yield* put(noticeShown('success', group.label, '', { isPrivate: true, about: group.uuid, ...offer }));
}

/** What a person decides about a change of theirs is a press like one that writes. */
export function* noteDecision(): SagaGenerator<void> {
  yield* call(pressActs);
}

/** Says what the server did not take, and why, in place of what was said before. The pages show it too. */
export function* tellRefusals(action: ReturnType<typeof groupsAnswered>): SagaGenerator<void> {
  const refusedUuids = action.payload.filter(({ status }) => status === 'refused').map(({ uuid }) => uuid);
  if (refusedUuids.length > 0) yield* put(noticesWithdrawn(refusedUuids));
  if (isFromOtherTab(action)) return;
  for (const result of action.payload) {
    if (result.status === 'applied') continue;
    const refused = yield* groupNamed(result.uuid);
    if (refused === undefined) continue;
    const title = refusedInWords(refused.group.label);
    yield* put(noticeShown('error', refusalInWords(result), title, { isPrivate: true }));
  }
}

/** Puts back what a group has changed. One that nobody else has heard of is given up instead. */
export function* undo({ payload: uuid }: ReturnType<typeof undoRequested>): SagaGenerator<void> {
  const found = yield* groupNamed(uuid);
  if (found === undefined) {
    yield* put(noticeShown('info', 'This can no longer be undone.'));
    return;
  }
  const { outbox } = yield* select(stateOf);
  const isAlone = ![...waitsFor(outbox).values()].some((group) => group.uuid === uuid);
  const isHereOnly = found.state === 'refused' || (found.state === 'waiting' && !found.wasSent && isAlone);
  if (isHereOnly) yield* put(theirsChosen(uuid));
  else yield* put(changeRecorded(undoLabel(found.group.label), inverseOf(found)));
}
