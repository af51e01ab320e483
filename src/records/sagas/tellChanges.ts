import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectConnection } from '@features/ui';
import { noticeShown, noticesWithdrawn } from '@shared/events';
import { pressActs } from '@shared/presses/presses';
import { showRefusedChange } from '../devices/refusedChange';
import { canBeUndone, inverseOf, refusalInWords, waitsFor, type Outgoing } from '../outbox';
import {
  changeRecorded,
  refusalSought,
  theirsChosen,
  undoRequested,
  type groupsAnswered,
  type groupsStored,
} from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import { labelInWords, refusedInWords, undoSaid } from '../saidInWords';
import { changesAre } from '../writtenInWords';
import { isFromOtherTab } from './shareWithTabs';

const ONLY_HERE = 'Kept on this device, not sent yet.';
const LONG_MS = 60_000;

function* groupNamed(uuid: string) {
  const { outbox, done } = yield* select(stateOf);
  return [...outbox, ...done].find(({ group }) => group.uuid === uuid);
}

/** Says what was recorded, and that it is on this device where it cannot be sent now, and offers to undo it. */
function* tellGroup(recorded: Outgoing): SagaGenerator<void> {
  const { group, by, disk } = recorded;
  if (by !== 'person') return;
  const offer = canBeUndone(recorded) && { offer: { label: 'Undo', event: undoRequested(group.uuid) } };
  const isOnlyHere = disk === 'written' && (yield* select(selectConnection)) !== 'online';
  const words = isOnlyHere ? `${labelInWords(group)}. ${ONLY_HERE}` : labelInWords(group);
  yield* put(noticeShown('success', words, '', { isPrivate: true, about: group.uuid, ...offer }));
}

/** The press is shown to act. Where this device keeps nothing, nothing more can be waited for. */
export function* onRecorded(action: ReturnType<typeof changeRecorded>): SagaGenerator<void> {
  const { group, by } = action.payload;
  if (by !== 'person' || isFromOtherTab(action)) return;
  yield* call(pressActs);
  const recorded = yield* groupNamed(group.uuid);
  if (recorded !== undefined && (yield* select(stateOf)).device === 'none') yield* tellGroup(recorded);
}

/** A change counts as recorded once it is on the disk. */
export function* tellStored(action: ReturnType<typeof groupsStored>): SagaGenerator<void> {
  if (isFromOtherTab(action)) return;
  for (const uuid of action.payload) {
    const stored = yield* groupNamed(uuid);
    if (stored !== undefined) yield* tellGroup(stored);
  }
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
    const title = refusedInWords(refused.group);
    const offer = { label: 'Show', event: refusalSought(result.uuid) };
    yield* put(noticeShown('error', refusalInWords(result), title, { isPrivate: true, offer }));
  }
}

/** Says that what had waited for over a minute is saved: nobody looks at the strip all the time. */
export function* tellSaved(action: ReturnType<typeof groupsAnswered>): SagaGenerator<void> {
  if (isFromOtherTab(action)) return;
  const { clockOffsetMs } = yield* select(stateOf);
  const before = Date.now() + clockOffsetMs - LONG_MS;
  let saved = 0;
  for (const { uuid, status } of action.payload) {
    const each = status === 'applied' ? yield* groupNamed(uuid) : undefined;
    const isOwn = each !== undefined && each.by !== 'app' && each.fileOf === null;
    if (isOwn && Date.parse(each.group.at) < before) saved += 1;
  }
  if (saved > 0) yield* put(noticeShown('success', `${changesAre(saved)} saved`));
}

/** The page shows refused groups at its top: the person may have scrolled on. */
export function* showRefusal({ payload: uuid }: ReturnType<typeof refusalSought>): SagaGenerator<void> {
  yield* call(showRefusedChange, uuid);
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
  else yield* put(changeRecorded(undoSaid(found.group), inverseOf(found)));
}
