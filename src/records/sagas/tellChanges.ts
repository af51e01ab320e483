import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { t } from '@domain/words';
import { selectConnection } from '@features/ui';
import { toastShown, toastsWithdrawn } from '@shared/events';
import { appPaths } from '@shared/paths';
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
import type { Result } from '../transitions/takingAnswers';
import { notSaved, savedNow } from '../writtenInWords';
import { isFromOtherTab } from './shareWithTabs';

const ONLY_HERE = t`Kept on this device, not sent yet.`;
const LONG_MS = 60_000;

/** What finds groups by their ids: a call or a file has hundreds of them. */
function* groupsByUuid() {
  const { outbox, done } = yield* select(stateOf);
  return new Map([...done, ...outbox].map((each) => [each.group.uuid, each]));
}

/** Says what was recorded, and that it is on this device where it cannot be sent now, and offers to undo it. */
function* tellGroup(recorded: Outgoing): SagaGenerator<void> {
  const { group, by, disk } = recorded;
  if (by !== 'person') return;
  const offer = canBeUndone(recorded) && { offer: { label: t`Undo`, event: undoRequested(group.uuid) } };
  const isOnlyHere = disk === 'written' && (yield* select(selectConnection)) !== 'online';
  const words = isOnlyHere ? `${labelInWords(group)}. ${ONLY_HERE}` : labelInWords(group);
  yield* put(toastShown('success', words, '', { isPrivate: true, about: group.uuid, ...offer }));
}

/** The press is shown to act. Where this device keeps nothing, nothing more can be waited for. */
export function* onRecorded(action: ReturnType<typeof changeRecorded>): SagaGenerator<void> {
  const { group, by } = action.payload;
  if (by !== 'person' || isFromOtherTab(action)) return;
  yield* call(pressActs);
  const recorded = (yield* groupsByUuid()).get(group.uuid);
  if (recorded !== undefined && (yield* select(stateOf)).device === 'none') yield* tellGroup(recorded);
}

/** A change counts as recorded once it is on the disk. */
export function* tellStored(action: ReturnType<typeof groupsStored>): SagaGenerator<void> {
  if (isFromOtherTab(action)) return;
  const groups = yield* groupsByUuid();
  for (const uuid of action.payload) {
    const stored = groups.get(uuid);
    if (stored !== undefined) yield* tellGroup(stored);
  }
}

/** What a person decides about a change of theirs is a press like one that writes. */
export function* noteDecision(): SagaGenerator<void> {
  yield* call(pressActs);
}

/**
 * Says what the server did not take, and why, in place of what was said before. The pages show it too, each refused change
 * with what can be done about it: several are one toast, which would cover them otherwise.
 */
export function* tellRefusals(action: ReturnType<typeof groupsAnswered>): SagaGenerator<void> {
  const refusedUuids = action.payload.filter(({ status }) => status === 'refused').map(({ uuid }) => uuid);
  if (refusedUuids.length > 0) yield* put(toastsWithdrawn(refusedUuids));
  if (isFromOtherTab(action)) return;
  const groups = yield* groupsByUuid();
  const told = [];
  for (const result of action.payload) {
    const refused = result.status === 'refused' ? groups.get(result.uuid) : undefined;
    if (result.status === 'refused' && refused !== undefined) told.push({ result, refused });
  }
  const [first] = told;
  if (first === undefined) return;
  const [words, title] =
    told.length === 1
      ? [refusalInWords(first.result), refusedInWords(first.refused.group)]
      : [`${notSaved(told.length)}.`, ''];
  const offer = { label: t`Show`, event: refusalSought(first.result.uuid) };
  yield* put(toastShown('error', words, title, { isPrivate: true, offer, saidAt: appPaths.settingsDevice }));
}

/** How many changes that people recorded here, before an instant, an answer has saved. */
export function* savedIn(results: readonly Result[], before = Infinity): SagaGenerator<number> {
  const groups = yield* groupsByUuid();
  let saved = 0;
  for (const { uuid, status } of results) {
    const each = status === 'applied' ? groups.get(uuid) : undefined;
    const isOwn = each !== undefined && each.by !== 'app' && each.fileOf === null;
    if (isOwn && Date.parse(each.group.at) < before) saved += 1;
  }
  return saved;
}

/** Says that what had waited for over a minute is saved: nobody looks at the strip all the time. */
export function* tellSaved(action: ReturnType<typeof groupsAnswered>): SagaGenerator<void> {
  if (isFromOtherTab(action)) return;
  const { clockOffsetMs } = yield* select(stateOf);
  const saved = yield* savedIn(action.payload, Date.now() + clockOffsetMs - LONG_MS);
  if (saved > 0) yield* put(toastShown('success', savedNow(saved)));
}

/** The page shows refused groups at its top: the person may have scrolled on. */
export function* showRefusal({ payload: uuid }: ReturnType<typeof refusalSought>): SagaGenerator<void> {
  yield* call(showRefusedChange, uuid);
}

/** Puts back what a group has changed. One that nobody else has heard of is given up instead. */
export function* undo({ payload: uuid }: ReturnType<typeof undoRequested>): SagaGenerator<void> {
  const found = (yield* groupsByUuid()).get(uuid);
  if (found === undefined) {
    yield* put(toastShown('info', t`This can no longer be undone.`));
    return;
  }
  const { outbox } = yield* select(stateOf);
  const isAlone = ![...waitsFor(outbox).values()].some((group) => group.uuid === uuid);
  const isHereOnly = found.state === 'refused' || (found.state === 'waiting' && !found.wasSent && isAlone);
  if (isHereOnly) yield* put(theirsChosen(uuid));
  else yield* put(changeRecorded(undoSaid(found.group), inverseOf(found)));
}
