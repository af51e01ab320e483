import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { recordPaths } from '@contract/grazing/recordPaths';
import { selectAppSettings } from '@features/ui';
import { onPageSeenAgain } from '@shared/lib/tabs';
import { openStream, type StreamNews } from '../devices/openStream';
import type { WithRecords } from '../recordsSelectors';
import { headAsked, headHeard, readingBegun } from '../recordsSlice';
import { backOff } from './backOff';
import { readSince } from './readRecords';

const ASK_MS = 30_000;
/** Timers count in 31 bits. */
const NEVER_MS = 2 ** 31 - 1;

const stream = (url: string) => eventChannel<StreamNews>((hear) => openStream(url, hear));

/** What the stream tells next; nothing where it is silent for so long. */
function* nextNews(open: EventChannel<StreamNews>, silenceMs: number): SagaGenerator<StreamNews | undefined> {
  return (yield* race({ news: take(open), silence: delay(silenceMs) })).news;
}

/** Follows the stream of a ranch, and asks every 30 s while there is none. Only the tab that leads does so. */
export function* followHead(ranchUuid: string): SagaGenerator<void> {
  const base = (yield* select(selectAppSettings))?.API_V1 ?? '';
  const url = `${base.replace(/\/+$/, '')}${recordPaths.events(ranchUuid)}`;
  let open: EventChannel<StreamNews> = stream(url);
  let isUp = false;
  let isOver = false;
  try {
    while (true) {
      const news: StreamNews | undefined = yield* call(nextNews, open, isUp ? NEVER_MS : ASK_MS);
      if (news === undefined && isOver) {
        open.close();
        open = stream(url);
      }
      isOver = news?.what === 'down' && news.isOver;
      isUp = news?.what === 'head';
      if (news?.what === 'head') yield* put(headHeard({ epoch: news.epoch, head: news.head }));
      // A stream that the server refuses may say that the person has lost the ranch.
      else if (news === undefined || isOver) yield* put(headAsked());
    }
  } finally {
    open.close();
  }
}

/** Reads what is new whenever there may be something. */
export function* keepUp(ranchUuid: string): SagaGenerator<void> {
  const seen = eventChannel<true>((emit) => onPageSeenAgain(() => emit(true)));
  let failures = 0;
  try {
    while (true) {
      if (!(yield* select(({ records }: WithRecords) => records?.mayBeBehind === true))) {
        const { isSeen } = yield* race({ news: take([headHeard, headAsked]), isSeen: take(seen) });
        if (isSeen === true) yield* put(headAsked());
        continue;
      }
      yield* put(readingBegun());
      if (yield* readSince(ranchUuid)) failures = 0;
      else {
        yield* backOff(failures);
        failures += 1;
        yield* put(headAsked());
      }
    }
  } finally {
    seen.close();
  }
}
