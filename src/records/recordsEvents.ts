import type { PastImport } from '@contract/grazing/history';
import type { Said } from '@contract/grazing/said';
import { createAction } from '@reduxjs/toolkit';
import { newestServerTime } from '@shared/lib/serverTime';
import type { Failure } from '@shared/requestState';
import { groupOf, type Change } from './group';
import type { WrittenBy } from './outbox';
import type { CopyState, Head } from './recordsState';
import type { Result } from './transitions/takingAnswers';
import type { SentGroup } from './store/databases';
import type { PicturesWaiting } from './store/pictureStore';
import type { Read } from './transitions/reading';
import type { Recorded } from './transitions/recording';
import type { Opened, Restored } from './transitions/restoring';
import { uuidV7 } from './uuidV7';

/** A page needs the records of the ranch that the person works in. */
export const ranchOpened = createAction('records/ranchOpened', (which: Omit<Opened, 'at'>) => ({
  payload: { ...which, at: Date.now() },
}));

/** All that lives on the ranch, in place of what was known of it. */
export const allRead = createAction<Read>('records/allRead');

/** What was written since the cursor. */
export const changesRead = createAction<Read>('records/changesRead');

/** What this device has kept of the ranch: what waits, and the copy if there is one. */
export const ranchRestored = createAction<Restored>('records/ranchRestored');

/** This device keeps nothing: its storage is blocked or fails, or an admin acts as the person. */
export const deviceMissed = createAction('records/deviceMissed');

export const copyChanged = createAction<CopyState>('records/copyChanged');

/** Groups are on the device's disk: from here on a person may be told that they are recorded. */
export const groupsStored = createAction<readonly string[]>('records/groupsStored');

/** What became since of groups that the device keeps is on its disk. */
export const groupsUpdated = createAction<readonly string[]>('records/groupsUpdated');

/** Groups could not be written to the device's disk: they are only in the memory of this page. */
export const storingFailed = createAction<readonly string[]>('records/storingFailed');

export const readFailed = createAction<Failure>('records/readFailed');

/** The server told which imports were left half way. */
export const unfinishedRead = createAction<readonly PastImport[]>('records/unfinishedRead');

/** Something was recorded, by a person unless it says otherwise. */
export const changeRecorded = createAction(
  'records/changeRecorded',
  (said: Said, changes: readonly Change[], by: WrittenBy = 'person', importUuid: string | null = null) => ({
    payload: { group: groupOf(said, changes, importUuid), by },
  }),
);

/** Groups that another tab of this person has. */
export const groupsHeard = createAction<readonly Recorded[]>('records/groupsHeard');

/** It was counted how many pictures of photos wait on this device: each count takes the place of the one before. */
export const picturesCounted = createAction<readonly PicturesWaiting[]>('records/picturesCounted');

/** The person has sent changes that they read from a file of another device. */
export const fileGroupsTaken = createAction<readonly Recorded[]>('records/fileGroupsTaken');

/** Another tab has this ranch open too, and knows nothing yet of what waits. */
export const tabJoined = createAction('records/tabJoined');

/** The server, or the tab that hears it, told how far the ranch's record is. */
export const headHeard = createAction<Head>('records/headHeard');

/** There may be something new: nobody was heard for a while, or the person looks at the page again. */
export const headAsked = createAction('records/headAsked');

/** What is asked for now has everything that was told of so far. */
export const readingBegun = createAction('records/readingBegun');

export const groupsSent = createAction<readonly string[]>('records/groupsSent');

export interface Unsent {
  uuids: readonly string[];
  failure: Failure;
  /** Nobody knows whether the call came. */
  isLost: boolean;
}

/** The call came to no answer that judges its groups: they wait for another. */
export const sendingFailed = createAction<Unsent>('records/sendingFailed');

/** Another tab leads now: what this one was sending may have come to the server, and waits for the other. */
export const leadLost = createAction('records/leadLost');

/** By the device's disk these groups may have come to the server: another tab was sending them. */
export const groupsMarked = createAction<readonly string[]>('records/groupsMarked');

/** The person wants to see a refused group, which may be out of sight: its id. */
export const refusalSought = createAction<string>('records/refusalSought');

export const groupsAnswered = createAction<readonly Result[]>('records/groupsAnswered');

/** The server's clock is that many ms ahead of this device's. */
export const clockCorrected = createAction<number>('records/clockCorrected');

/** What time it is by this device, and by the newest answer of the server; ms since 1970. */
export const minutePassed = createAction('records/minutePassed', () => ({
  payload: { deviceAt: Date.now(), serverAt: newestServerTime() },
}));

/** The person wants what a group has changed put back. */
export const undoRequested = createAction<string>('records/undoRequested');

/** What the person wrote in a refused group goes over what is there now. */
export const mineChosen = createAction('records/mineChosen', (groupUuid: string) => ({
  payload: { groupUuid, uuid: uuidV7() },
}));

/** The person changes a refused group in the form of its record; null once that form is closed. */
export const refusedOpened = createAction<string | null>('records/refusedOpened');

/** In another tab something was recorded in the form of a refused group. */
export const refusedChanged = createAction<{ refused: string } & Recorded>('records/refusedChanged');

/** What is there stays, and the group is given up. */
export const theirsChosen = createAction<string>('records/theirsChosen');

/** A refused group is to be judged once more. */
export const groupRetried = createAction<string>('records/groupRetried');

/** The ranch is not the person's any more: nothing of it stays, and nothing asks again by itself. */
export const ranchForgotten = createAction<Failure>('records/ranchForgotten');

/** What was kept on a ranch can be saved no more: its person no longer belongs there. */
export const keptGivenUp = createAction<{ ranchUuid: string; actor: string }>('records/keptGivenUp');

/** The person wants what waits to be tried at once. */
export const tryAsked = createAction('records/tryAsked');

/** The person has been told what came of their try. */
export const tryTold = createAction('records/tryTold');

/** The person wants groups sent again that the server may have lost. */
export const sendAgainAsked = createAction<readonly SentGroup[]>('records/sendAgainAsked');

/** The person wants no copy of the open ranch on this device. */
export const copyRemoved = createAction('records/copyRemoved');

/** The person wants nothing kept of what can't be sent to a ranch that they have lost. */
export const strandedDropped = createAction<string>('records/strandedDropped');

/** What is on the disk besides the outbox has changed: what was sent, or what is there of lost ranches. */
export const deviceChanged = createAction('records/deviceChanged');

/** That person wants nothing kept of what isn't saved. */
export const changesLost = createAction<string>('records/changesLost');

/** That person has signed out in this browser, and was asked about what was not saved. */
export const actorForgotten = createAction<string>('records/actorForgotten');
