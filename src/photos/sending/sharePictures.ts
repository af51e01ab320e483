import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { all, call, put, take, type SagaGenerator } from 'typed-redux-saga';
import { openTabs, type OtherTabs } from '@records/devices/otherTabs';
import type { Owner } from '@records/store/outboxStore';
import {
  pictureHeld,
  pictureKept,
  pictureMoved,
  picturePutOff,
  pictureRefused,
  sendNowAsked,
  wifiOnlyChosen,
} from '../photosSlice';

/** What became of a picture in one tab, or was chosen there, and is so in all of them: one tab sends for all. */
const isShared = isAnyOf(
  pictureHeld,
  pictureKept,
  pictureMoved,
  picturePutOff,
  pictureRefused,
  sendNowAsked,
  wifiOnlyChosen,
);

interface FromTab {
  meta?: { fromTab?: boolean };
}

function* tellOthers({ tell }: OtherTabs): SagaGenerator<void> {
  while (true) tell(yield* take((each: Action & FromTab) => each.meta?.fromTab !== true && isShared(each)));
}

function* hearOthers(messages: ReturnType<typeof eventChannel<Action>>): SagaGenerator<void> {
  while (true) yield* put({ ...(yield* take(messages)), meta: { fromTab: true } });
}

/** Tells the other tabs of this person on this ranch what becomes of pictures here, and hears it from them. */
export function* sharePictures({ actor, ranchUuid }: Owner): SagaGenerator<void> {
  let tabs: OtherTabs | undefined;
  const messages = eventChannel<Action>((emit) => {
    const opened = openTabs(`grazewell pictures ${actor} ${ranchUuid}`, (message) => {
      if (isShared(message)) emit(message);
    });
    tabs = opened;
    return opened.close;
  }, buffers.expanding<Action>());
  try {
    if (tabs !== undefined) yield* all([call(tellOthers, tabs), call(hearOthers, messages)]);
  } finally {
    messages.close();
  }
}
