import { isAction, isAnyOf, type Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { openTabs, type OtherTabs } from '../devices/otherTabs';
import { selectOutgoing, type WithRecords } from '../recordsSelectors';
import {
  changeRecorded,
  clockCorrected,
  fileGroupsTaken,
  groupRetried,
  groupsAnswered,
  groupsHeard,
  groupsStored,
  headHeard,
  mineChosen,
  refusedChanged,
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
  headHeard,
  tabJoined,
);

interface FromTab {
  meta?: { fromTab?: boolean };
}

export const isFromOtherTab = (action: Action & FromTab): boolean => action.meta?.fromTab === true;

/** What others are told: only this tab knows that something was recorded in the form of a refused group. */
function asTold(state: WithRecords, action: Action): Action {
  if (!changeRecorded.match(action)) return action;
  const refused = selectOutgoing(state, action.payload.group.uuid)?.replaces?.at(-1);
  return refused === undefined ? action : refusedChanged({ refused, ...action.payload });
}

function* tellOthers({ tell }: OtherTabs): SagaGenerator<void> {
  tell(tabJoined());
  while (true) {
    const action = yield* take((each: Action & FromTab) => isShared(each) && !isFromOtherTab(each));
    tell(yield* select(asTold, action));
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
