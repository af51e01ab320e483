import type { PastImport } from '@contract/grazing/history';
import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { meLoaded, ranchChosen, sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';
import { failed, type Failure } from '@shared/requestState';
import { actorOf } from './actor';
import { groupOf, type Change } from './group';
import { closed, ended, forgotten, givenUp, left, metBy } from './kept';
import { endOfMinute, NO_RECORDS, type RecordsState } from './recordsState';
import type { WrittenBy } from './outbox';
import { writeOverTheirs } from './theirs';
import * as transitions from './transitions';
import type { Opened, Read, Recorded, Result } from './transitions';
import { uuidV7 } from './uuidV7';

type Next<P> = (state: RecordsState, payload: P) => RecordsState;

// Not a slice of Immer's: it would look through a hundred thousand records with each action, and freeze them one by one.
const transitionOf = new Map<string, Next<never>>();

/** Something that happens to the records, and what they are after it. */
function event<P = void>(type: string, next: Next<P> = (state) => state) {
  transitionOf.set(type, next);
  return createAction<P>(type);
}

/** The same, where what happens is made of what its caller knows. */
function made<Known extends unknown[], P>(type: string, make: (...known: Known) => P, next: Next<P>) {
  transitionOf.set(type, next);
  return createAction(type, (...known: Known) => ({ payload: make(...known) }));
}

/** A page needs the records of the ranch that the person works in. */
export const ranchOpened = made(
  'records/ranchOpened',
  (which: Omit<Opened, 'at'>): Opened => ({ ...which, at: Date.now() }),
  transitions.opened,
);

/** All that lives on the ranch, in place of what was known of it. */
export const allRead = event<Read>('records/allRead', transitions.allRead);

/** What was written since the cursor. */
export const changesRead = event<Read>('records/changesRead', transitions.changesRead);

export const readFailed = event<Failure>('records/readFailed', (state, failure) =>
  state.load.status === 'pending' ? { ...state, load: failed(failure) } : state,
);

/** The server told which imports were left half way. */
export const unfinishedRead = event<readonly PastImport[]>('records/unfinishedRead', (state, unfinished) => ({
  ...state,
  unfinished,
}));

/**
 * Something was recorded, by a person unless it says otherwise.
 */
export const changeRecorded = made(
  'records/changeRecorded',
  (
    label: string,
    changes: readonly Change[],
    by: WrittenBy = 'person',
    importUuid: string | null = null,
  ): Recorded => ({
    group: groupOf(label, changes, importUuid),
    by,
  }),
  transitions.recorded,
);

/** Groups that another tab of this person has. */
export const groupsHeard = event<readonly Recorded[]>('records/groupsHeard', transitions.heard);

/** Another tab has this ranch open too, and knows nothing yet of what waits. */
export const tabJoined = event('records/tabJoined');

/** The server, or the tab that hears it, told how far the ranch's record is. */
export const headHeard = event<{ epoch: string; head: number }>('records/headHeard', (state, { epoch, head }) => {
  const { position } = state;
  const isNews = position === null || position.epoch !== epoch || position.cursor < head;
  return isNews ? { ...state, mayBeBehind: true } : state;
});

/** There may be something new: nobody was heard for a while, or the person looks at the page again. */
export const headAsked = event('records/headAsked', (state) => ({ ...state, mayBeBehind: true }));

/** What is asked for now has everything that was told of so far. */
export const readingBegun = event('records/readingBegun', (state) => ({ ...state, mayBeBehind: false }));

export const groupsSent = event<readonly string[]>('records/groupsSent', (state, uuids) =>
  transitions.withGroups(state, uuids, (each) => ({ ...each, state: 'sending' })),
);

interface Unsent {
  uuids: readonly string[];
  failure: Failure;
  /** Nobody knows whether the call came. */
  isLost: boolean;
}

/** The call came to no answer that judges its groups: they wait for another. */
export const sendingFailed = event<Unsent>('records/sendingFailed', (state, { uuids, failure, isLost }) => ({
  ...transitions.withGroups(state, uuids, (each) => ({ ...each, state: 'waiting', wasSent: each.wasSent || isLost })),
  trouble: failure,
}));

export const groupsAnswered = event<readonly Result[]>('records/groupsAnswered', transitions.answered);

/** The server's clock is that many ms ahead of this device's. */
export const clockCorrected = event<number>('records/clockCorrected', transitions.clockCorrected);

export const minutePassed = made(
  'records/minutePassed',
  () => Date.now(),
  (state, at) => ({ ...state, now: Math.max(state.now, endOfMinute(at + state.clockOffsetMs)) }),
);

/** The person wants what a group has changed put back. */
export const undoRequested = event<string>('records/undoRequested');

/** What the person wrote in a refused group goes over what is there now. */
export const mineChosen = made(
  'records/mineChosen',
  (groupUuid: string) => ({ groupUuid, uuid: uuidV7() }),
  (state, { groupUuid, uuid }) => ({ ...state, outbox: writeOverTheirs(state.outbox, groupUuid, uuid) }),
);

/** What is there stays, and the group is given up. */
export const theirsChosen = event<string>('records/theirsChosen', (state, uuid) => ({
  ...state,
  outbox: state.outbox.filter(({ group }) => group.uuid !== uuid),
}));

/** A refused group is to be judged once more. */
export const groupRetried = event<string>('records/groupRetried', (state, uuid) =>
  transitions.withGroups(state, [uuid], (each) => ({ ...each, state: 'waiting', refusal: null })),
);

/** The ranch is not the person's any more: nothing of it stays, and nothing asks again by itself. */
export const ranchForgotten = event<Failure>('records/ranchForgotten', (state, failure) => ({
  ...closed(state),
  ranchUuid: state.ranchUuid,
  actor: state.actor,
  load: failed(failure),
}));

/** What was kept on a ranch can be saved no more: its person no longer belongs there. */
export const keptGivenUp = event<{ ranchUuid: string; actor: string }>('records/keptGivenUp', givenUp);

/** That person has signed out in this browser, and was asked about what was not saved. */
export const actorForgotten = event<string>('records/actorForgotten', forgotten);

const isSessionOpened = isAnyOf(sessionOpened, sessionOpenedElsewhere);

export function recordsReducer(state: RecordsState = NO_RECORDS, action: UnknownAction): RecordsState {
  if (sessionEnded.match(action)) return ended(state, action.payload);
  if (isSessionOpened(action)) return left(state);
  if (ranchChosen.match(action)) return { ...left(state), actor: state.actor };
  if (meLoaded.match(action)) return metBy(state, actorOf(action.payload));
  const next = transitionOf.get(action.type);
  return next === undefined ? state : next(state, action.payload as never);
}
