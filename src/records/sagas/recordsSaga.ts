import { isAnyOf } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { all, call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectIsMasquerade } from '@features/auth';
import { selectRanchUuid } from '@features/user';
import {
  isSessionChanged,
  meLoaded,
  ranchChosen,
  ranchRightsChanged,
  sessionEnded,
  sessionOpened,
  sessionOpenedElsewhere,
} from '@shared/events';
import { watch } from '@shared/sagas/watch';
import { askForLead, canShareLead } from '../devices/lead';
import { freshenGround } from '../ground/freshenGround';
import { keepGround } from '../ground/groundSaga';
import { forgetFigures, selectAreRecordsReady, type WithRecords } from '../recordsSelectors';
import { findDevice, type Device } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';
import {
  allRead,
  changeRecorded,
  changesLost,
  copyRemoved,
  deviceMissed,
  groupRetried,
  groupsAnswered,
  groupsMarked,
  groupsStored,
  headAsked,
  leadLost,
  mineChosen,
  minutePassed,
  ranchForgotten,
  ranchOpened,
  refusalSought,
  sendAgainAsked,
  picturesCounted,
  strandedDropped,
  theirsChosen,
  tryAsked,
  undoRequested,
} from '../recordsEvents';
import { sampleAsked } from '../sampleAsked';
import { followHead, keepUp } from './followHead';
import { forgetRanch, NO_MEMBER } from './forgetRanch';
import { askBeforeClosing, comeBack, hearSignOuts, tellUnsent } from './keepUnsent';
import { keepCopy, saveCopy } from './keepCopy';
import { keepOnDevice } from './keepOnDevice';
import { noticeRestore } from './noticeRestore';
import { openSample } from './openSample';
import { readAll } from './readRecords';
import { readUnfinished } from './readUnfinished';
import { restoreRanch } from './restoreRanch';
import { sendOutbox } from './sendOutbox';
import { setTimeZone } from './setTimeZone';
import { shareWithTabs } from './shareWithTabs';
import { strandWhatIsLost } from './strandLost';
import { noteWaiting } from './noteWaiting';
import { onChangesLost, onCopyRemoved, onMet, onSessionEnded, onStrandedDropped } from './tidyDevice';
import { tellTry } from './tellTry';
import { noteDecision, onRecorded, showRefusal, tellRefusals, tellSaved, tellStored, undo } from './tellChanges';

const MINUTE_MS = 60_000;

/** Looks at the clock each minute, and when the server has been read: its answers say what time it is. */
function* keepTime(): SagaGenerator<void> {
  while (true) {
    yield* put(minutePassed());
    yield* race([delay(MINUTE_MS - (Date.now() % MINUTE_MS)), take(allRead)]);
  }
}

/** Notes what a tab that led before may have sent: the disk knows it. */
function* heedMarks({ outbox }: Device, { actor, ranchUuid }: Owner): SagaGenerator<void> {
  const read = yield* call(() => outbox.read(actor).catch(() => null));
  const sent = read?.groups.filter((each) => each.ranchUuid === ranchUuid && each.wasSent) ?? [];
  if (sent.length > 0) yield* put(groupsMarked(sent.map(({ group }) => group.uuid)));
}

/** What one tab of this browser does for all of them. */
function* leadThem(owner: Owner, device: Device | undefined): SagaGenerator<void> {
  if (device !== undefined) yield* heedMarks(device, owner);
  yield* all([
    call(followHead, owner.ranchUuid),
    call(sendOutbox, owner),
    call(setTimeZone),
    ...(device === undefined ? [] : [call(saveCopy, device, owner), call(freshenGround, owner)]),
  ]);
}

/** Leads the tabs of this browser as soon as it is this tab's turn, until another one takes the lead. */
function* lead(name: string, owner: Owner, device: Device | undefined): SagaGenerator<void> {
  if (!canShareLead()) {
    yield* leadThem(owner, device);
    return;
  }
  const news = eventChannel<'leads' | 'lost'>((emit) => askForLead(name, emit));
  const isLost = (each: unknown) => each === 'lost';
  try {
    while (true) {
      if (isLost(yield* take(news))) continue;
      yield* race({ led: call(leadThem, owner, device), lost: take(news) });
      yield* put(leadLost());
    }
  } finally {
    news.close();
  }
}

/** Reads the record, unless the device had it, and then what is new. */
function* read(owner: Owner): SagaGenerator<void> {
  if (!(yield* select(selectAreRecordsReady)) && !(yield* readAll(owner))) return;
  yield* all([call(keepUp, owner), call(readUnfinished, owner.ranchUuid)]);
}

/** This browser's device, with what it has kept of the ranch put in place; undefined where it keeps nothing. */
function* openDevice(owner: Owner): SagaGenerator<Device | undefined> {
  const device = (yield* select(selectIsMasquerade)) ? undefined : findDevice();
  if (device !== undefined && (yield* restoreRanch(device, owner))) return device;
  if (device === undefined) yield* put(deviceMissed());
  return undefined;
}

const ofDevice = (device: Device, owner: Owner) => [
  call(keepOnDevice, device, owner),
  call(keepCopy, device, owner),
  call(keepGround, owner),
  call(noticeRestore, device, owner),
];

function* keep(owner: Owner): SagaGenerator<void> {
  const name = `grazewell records ${owner.actor} ${owner.ranchUuid}`;
  const device = yield* openDevice(owner);
  yield* all([
    call(keepTime),
    call(shareWithTabs, name),
    ...(device === undefined ? [] : ofDevice(device, owner)),
    call(lead, name, owner, device),
    call(read, owner),
  ]);
}

/** Keeps a ranch's records for as long as the person works there. */
function* stayOpen({ payload }: ReturnType<typeof ranchOpened>): SagaGenerator<void> {
  const isOpen = ({ records }: WithRecords) => records?.ranchUuid === payload.ranchUuid;
  try {
    if (!(yield* select(isOpen))) return;
    const { left } = yield* race({
      kept: call(keep, { actor: payload.actor, ranchUuid: payload.ranchUuid }),
      left: take(isAnyOf(isSessionChanged, ranchChosen, ranchForgotten)),
    });
    if (left !== undefined) yield* tellUnsent(payload.actor, left);
  } finally {
    forgetFigures();
  }
}

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
    watch('every', changeRecorded, onRecorded),
    watch('every', groupsStored, tellStored),
    watch('every', groupsAnswered, tellRefusals),
    watch('every', groupsAnswered, tellSaved),
    watch('every', refusalSought, showRefusal),
    watch('leading', tryAsked, tellTry),
    watch('every', undoRequested, undo),
    watch('every', [undoRequested, mineChosen, theirsChosen, groupRetried, sendAgainAsked], noteDecision),
    watch('every', ranchRightsChanged, onRightsChanged),
    watch('leading', sampleAsked, openSample),
    watch('latest', [sessionOpened, sessionOpenedElsewhere], comeBack),
    watch('latest', meLoaded, onMet),
    watch('every', sessionEnded, onSessionEnded),
    watch('every', changesLost, onChangesLost),
    watch('every', copyRemoved, onCopyRemoved),
    watch('every', strandedDropped, onStrandedDropped),
    watch('every', picturesCounted, noteWaiting),
    call(strandWhatIsLost),
    call(askBeforeClosing),
    call(hearSignOuts),
  ]);
}
