import { isAnyOf } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectRanchUuid } from '@features/user';
import {
  isSessionChanged,
  ranchChosen,
  ranchRightsChanged,
  sessionOpened,
  sessionOpenedElsewhere,
} from '@shared/events';
import type { Failure } from '@shared/requestState';
import { watch } from '@shared/sagas/watch';
import { askForLead, canShareLead } from '../devices/lead';
import { forgetFigures, type WithRecords } from '../recordsSelectors';
import {
  changeRecorded,
  groupRetried,
  groupsAnswered,
  headAsked,
  mineChosen,
  minutePassed,
  ranchForgotten,
  ranchOpened,
  theirsChosen,
  undoRequested,
} from '../recordsSlice';
import { sampleAsked } from '../sampleAsked';
import { followHead, keepUp } from './followHead';
import { forgetRanch } from './forgetRanch';
import { askBeforeClosing, comeBack, hearSignOuts, tellUnsent } from './keepUnsent';
import { openSample } from './openSample';
import { readAll } from './readRecords';
import { readUnfinished } from './readUnfinished';
import { sendOutbox } from './sendOutbox';
import { setTimeZone } from './setTimeZone';
import { shareWithTabs } from './shareWithTabs';
import { noteDecision, tellChange, tellRefusals, undo } from './tellChanges';

const MINUTE_MS = 60_000;

function* keepTime(): SagaGenerator<void> {
  while (true) {
    yield* put(minutePassed());
    yield* delay(MINUTE_MS - (Date.now() % MINUTE_MS));
  }
}

/** What one tab of this browser does for all of them, as soon as it leads. */
function* lead(name: string, ranchUuid: string): SagaGenerator<void> {
  const leads = eventChannel<true>((emit) => askForLead(name, () => emit(true)));
  try {
    if (canShareLead()) yield* take(leads);
    yield* all([call(followHead, ranchUuid), call(sendOutbox, ranchUuid), call(setTimeZone)]);
  } finally {
    leads.close();
  }
}

function* keep({ ranchUuid, actor }: { ranchUuid: string; actor: string }): SagaGenerator<void> {
  const name = `grazewell records ${actor} ${ranchUuid}`;
  if (!(yield* readAll(ranchUuid))) return;
  yield* all([
    call(keepTime),
    call(keepUp, ranchUuid),
    call(readUnfinished, ranchUuid),
    call(shareWithTabs, name),
    call(lead, name, ranchUuid),
  ]);
}

/** Keeps a ranch's records for as long as the person works there. */
function* stayOpen({ payload }: ReturnType<typeof ranchOpened>): SagaGenerator<void> {
  const isOpen = ({ records }: WithRecords) => records?.ranchUuid === payload.ranchUuid;
  try {
    if (!(yield* select(isOpen))) return;
    const { left } = yield* race({
      kept: call(keep, payload),
      left: take(isAnyOf(isSessionChanged, ranchChosen, ranchForgotten)),
    });
    if (left !== undefined) yield* tellUnsent(payload.actor, left);
  } finally {
    forgetFigures();
  }
}

const NO_MEMBER: Failure = { code: 'forbidden', message: 'You no longer belong to this ranch.' };

/** The person may have lost the ranch, or may do other things there. */
function* onRightsChanged(): SagaGenerator<void> {
  const open = yield* select(({ records }: WithRecords) => records?.ranchUuid);
  const isLost = (yield* select(selectRanchUuid)) !== open;
  if (isLost) yield* forgetRanch(NO_MEMBER);
  else yield* put(headAsked());
}

/** What keeps the records of the ranch that is open true, sends what is recorded, and tells of it. */
export function* recordsSaga(): SagaGenerator<void> {
  yield* all([
    watch('latest', ranchOpened, stayOpen),
    watch('every', changeRecorded, tellChange),
    watch('every', groupsAnswered, tellRefusals),
    watch('every', undoRequested, undo),
    watch('every', [undoRequested, mineChosen, theirsChosen, groupRetried], noteDecision),
    watch('every', ranchRightsChanged, onRightsChanged),
    watch('leading', sampleAsked, openSample),
    watch('latest', [sessionOpened, sessionOpenedElsewhere], comeBack),
    call(askBeforeClosing),
    call(hearSignOuts),
  ]);
}
