import { isAction, isAnyOf, type Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { openTabs, type OtherTabs } from '../devices/otherTabs';
import { selectOutgoing, type WithRecords } from '../recordsSelectors';
import {
  changeRecorded,
  clockCorrected,
  deviceChanged,
  fileGroupsTaken,
  groupRetried,
  groupsAnswered,
  groupsHeard,
  groupsStored,
  headHeard,
  mineChosen,
  refusedChanged,
  refusedOpened,
  sendAgainAsked,
  tabJoined,
  theirsChosen,
} from '../recordsEvents';

/** What happened in one tab and is so in all of them. */
const isShared = isAnyOf(
  changeRecorded,
  fileGroupsTaken,
  groupsAnswered,
  groupsHeard,
  groupsStored,
  groupRetried,
  mineChosen,
  refusedChanged,
  theirsChosen,
  sendAgainAsked,
  clockCorrected,
  deviceChanged,
  headHeard,
  tabJoined,
);

/** What this tab has to know of to tell it. */
const isTold = isAnyOf(isShared, refusedOpened);

interface FromTab {
  meta?: { fromTab?: boolean };
}

export const isFromOtherTab = (action: Action & FromTab): boolean => action.meta?.fromTab === true;

/** Whether what was recorded now is in the place of a refused group, or both are gone. */
const isReplaced = (state: WithRecords, refused: string): boolean => selectOutgoing(state, refused) === undefined;

/** Others are told what happens here, and of which refused group the form was open in which something was recorded. */
function* tellOthers({ tell }: OtherTabs): SagaGenerator<void> {
  tell(tabJoined());
  let refused: string | null = null;
  while (true) {
    const action = yield* take((each: Action & FromTab) => isTold(each) && !isFromOtherTab(each));
    if (refusedOpened.match(action)) refused = action.payload;
    else if (changeRecorded.match(action) && refused !== null && (yield* select(isReplaced, refused))) {
      tell(refusedChanged({ refused, ...action.payload }));
      refused = null;
    } else tell(action);
  }
}

function* hearOthers(messages: ReturnType<typeof eventChannel<object>>): SagaGenerator<void> {
  while (true) {
    const message = yield* take(messages);
    if (!isAction(message) || !isShared(message)) continue;
    yield* put({ ...message, meta: { fromTab: true } });
    if (!tabJoined.match(message)) continue;
    const outbox = (yield* select(({ records }: WithRecords) => records?.outbox)) ?? [];
    const waiting = outbox.filter(({ state }) => state === 'waiting' || state === 'sending');
    const groups = waiting.map(({ group, by, disk, fileOf }) => ({ group, by, disk, fileOf }));
    if (groups.length > 0) yield* put(groupsHeard(groups));
  }
}

/** Tells the other tabs of this person on this ranch what happens here, and lets it happen here what they tell. */
export function* shareWithTabs(name: string): SagaGenerator<void> {
  let tabs: OtherTabs | undefined;
  const messages = eventChannel<object>((emit) => {
    const opened = openTabs(name, (message) => {
      if (typeof message === 'object' && message !== null) emit(message);
    });
    tabs = opened;
    return opened.close;
  });
  try {
    if (tabs !== undefined) yield* all([call(tellOthers, tabs), call(hearOthers, messages)]);
  } finally {
    messages.close();
  }
}
