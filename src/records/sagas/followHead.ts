import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { recordPaths } from '@contract/grazing/recordPaths';
import { selectAppSettings } from '@features/ui';
import { onPageSeenAgain } from '@shared/lib/tabs';
import { openStream, type StreamNews } from '../devices/openStream';
import { waitsFor } from '../outbox';
import type { WithRecords } from '../recordsSelectors';
import { clockCorrected, groupsAnswered, headAsked, headHeard, readingBegun, sendingFailed } from '../recordsEvents';
import { isBehind, NO_RECORDS } from '../recordsState';
import type { Owner } from '../store/outboxStore';
import { backOff, failedAgain, NOT_FAILING } from './backOff';
import { WHOLE_PAGES } from './pageSize';
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

const ANSWER_MS = 10_000;

/** Whether something of this device's is with the server now, or will be at once. */
function isSending({ records: { outbox, trouble } = NO_RECORDS }: WithRecords): boolean {
  if (trouble !== null) return false;
  const waits = waitsFor(outbox);
  return outbox.some(({ state, group }) => state === 'sending' || (state === 'waiting' && !waits.has(group.uuid)));
}

/** Whether there is something to read, as far as is known once what is being sent was answered: it may be only that. */
function* isReadingNeeded(): SagaGenerator<boolean> {
  const isNeeded = ({ records = NO_RECORDS }: WithRecords) => isBehind(records);
  if ((yield* select(isNeeded)) && (yield* select(isSending))) {
    yield* race({ answered: take([groupsAnswered, sendingFailed, clockCorrected]), isLate: delay(ANSWER_MS) });
  }
  return yield* select(isNeeded);
}

/** Reads what is new whenever there may be something. */
export function* keepUp(owner: Owner): SagaGenerator<void> {
  const seen = eventChannel<true>((emit) => onPageSeenAgain(() => emit(true)));
  let failing = NOT_FAILING;
  let size = WHOLE_PAGES;
  try {
    while (true) {
      if (!(yield* call(isReadingNeeded))) {
        const { isSeen } = yield* race({ news: take([headHeard, headAsked]), isSeen: take(seen) });
        if (isSeen === true) yield* put(headAsked());
        continue;
      }
      yield* put(readingBegun());
      const reading = yield* readSince(owner, size);
      ({ size } = reading);
      if (reading.isDone) failing = NOT_FAILING;
      else {
        failing = failedAgain(failing);
        yield* backOff(failing);
        yield* put(headAsked());
      }
    }
  } finally {
    seen.close();
  }
}
