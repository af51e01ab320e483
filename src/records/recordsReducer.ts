import type { UnknownAction } from '@reduxjs/toolkit';
import { actorOf } from '@contract/people/actorOf';
import { meLoaded, ranchChosen, sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';
import { failed } from '@shared/requestState';
import { closed, ended, forgotten, givenUp, left, metBy, withoutPicturesHere, withPictures } from './kept';
import { withRevisionsOfFiles } from './fileGroups';
import * as events from './recordsEvents';
import { endOfMinute, NO_RECORDS, type RecordsState } from './recordsState';
import { sentOnceMore } from './sentBeforeRestore';
import { answered } from './transitions/takingAnswers';
import { allRead, changesRead, headHeard } from './transitions/reading';
import { heard, recorded, refusedChanged, sending, withGroups } from './transitions/recording';
import { clockCorrected, opened, restored } from './transitions/restoring';
import { writtenOverTheirs } from './replaceRefused';

type Step = (state: RecordsState, action: UnknownAction) => RecordsState;

interface Event<P> {
  readonly type: string;
  readonly match: (action: UnknownAction) => action is UnknownAction & { payload: P };
}

/** What the records are after an event. */
const on = <P>(event: Event<P>, next: (state: RecordsState, payload: P) => RecordsState): readonly [string, Step] => [
  event.type,
  (state, action) => (event.match(action) ? next(state, action.payload) : state),
];

/** Not a slice of Immer's: it would look through a hundred thousand records with each action, and freeze them one by one. */
const STEPS: ReadonlyMap<string, Step> = new Map([
  on(sessionEnded, ended),
  on(sessionOpened, (state) => left(state)),
  on(sessionOpenedElsewhere, (state) => left(state)),
  on(ranchChosen, (state) => ({ ...left(state), actor: state.actor })),
  on(meLoaded, (state, me) => metBy(state, actorOf(me))),
  on(events.ranchOpened, opened),
  on(events.ranchRestored, restored),
  on(events.deviceMissed, (state) => ({
    ...state,
    device: 'none',
    outbox: state.outbox.map((each) => ({ ...each, disk: 'failed' })),
  })),
  on(events.groupsStored, (state, uuids) => withGroups(state, uuids, (each) => ({ ...each, disk: 'written' }))),
  on(events.groupsUpdated, (state, uuids) => withGroups(state, uuids, (each) => ({ ...each, disk: 'written' }))),
  on(events.storingFailed, (state, uuids) => withGroups(state, uuids, (each) => ({ ...each, disk: 'failed' }))),
  on(events.copyChanged, (state, copy) => ({ ...state, copy })),
  on(events.allRead, allRead),
  on(events.changesRead, changesRead),
  on(events.readFailed, (state, failure) =>
    state.load.status === 'pending' ? { ...state, load: failed(failure) } : state,
  ),
  on(events.unfinishedRead, (state, unfinished) => ({ ...state, unfinished })),
  on(events.changeRecorded, recorded),
  on(events.groupsHeard, heard),
  on(events.fileGroupsTaken, heard),
  on(events.sendAgainAsked, sentOnceMore),
  on(events.headHeard, headHeard),
  on(events.headAsked, (state) => ({ ...state, news: 'asked' })),
  on(events.readingBegun, (state) => ({ ...state, news: null })),
  on(events.groupsSent, (state, uuids) => withGroups(state, uuids, sending)),
  on(events.sendingFailed, (state, { uuids, failure, isLost }) => ({
    ...withGroups(state, uuids, (each) => ({ ...each, state: 'waiting', wasSent: each.wasSent || isLost })),
    trouble: failure,
  })),
  on(events.leadLost, (state) => ({
    ...state,
    outbox: state.outbox.map((each) =>
      each.state === 'sending' ? { ...each, state: 'waiting', wasSent: true } : each,
    ),
  })),
  on(events.groupsMarked, (state, uuids) => withGroups(state, uuids, (each) => ({ ...each, wasSent: true }))),
  on(events.groupsAnswered, (state, results) => answered(withRevisionsOfFiles(state, results), results)),
  on(events.clockCorrected, clockCorrected),
  on(events.minutePassed, (state, { deviceAt, serverAt }) => ({
    ...state,
    deviceAt,
    contactAt: state.contactAt === null ? null : Math.max(state.contactAt, serverAt),
    now: Math.max(state.now, endOfMinute(deviceAt + state.clockOffsetMs)),
  })),
  on(events.tryAsked, (state) => ({ ...state, isTrying: true })),
  on(events.tryTold, (state) => ({ ...state, isTrying: false })),
  on(events.mineChosen, (state, { groupUuid, uuid }) => ({
    ...state,
    outbox: writtenOverTheirs(state.outbox, groupUuid, uuid),
  })),
  on(events.refusedOpened, (state, uuid) => ({ ...state, changing: uuid })),
  on(events.refusedChanged, refusedChanged),
  on(events.theirsChosen, (state, uuid) => ({
    ...state,
    outbox: state.outbox.filter(({ group }) => group.uuid !== uuid),
  })),
  on(events.groupRetried, (state, uuid) =>
    withGroups(state, [uuid], (each) => ({ ...each, state: 'waiting', refusal: null })),
  ),
  on(events.ranchForgotten, (state, failure) => ({
    ...closed(withoutPicturesHere(state)),
    ranchUuid: state.ranchUuid,
    actor: state.actor,
    load: failed(failure),
  })),
  on(events.deviceChanged, (state) => ({ ...state, deviceNews: state.deviceNews + 1 })),
  on(events.picturesCounted, withPictures),
  on(events.keptGivenUp, givenUp),
  on(events.actorForgotten, forgotten),
  on(events.changesLost, forgotten),
]);

export const recordsReducer = (state: RecordsState = NO_RECORDS, action: UnknownAction): RecordsState =>
  STEPS.get(action.type)?.(state, action) ?? state;
