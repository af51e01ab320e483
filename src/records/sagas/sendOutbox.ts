import type { ChangesAnswer } from '@contract/grazing/changes';
import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectConnection } from '@features/ui';
import { isAnswerLost } from '@shared/api/ApiError';
import { reasonsOf } from '@shared/api/sentReasons';
import { connectionChanged } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { CALL_BYTES, nextBatch } from '../batch';
import { recordsApi, type Batch } from '../recordsApi';
import { stateOf, type WithRecords } from '../recordsSelectors';
import {
  allRead,
  changeRecorded,
  clockCorrected,
  deviceMissed,
  fileGroupsTaken,
  groupRetried,
  groupsAnswered,
  groupsHeard,
  groupsSent,
  groupsStored,
  groupsUpdated,
  headAsked,
  headHeard,
  mineChosen,
  sendingFailed,
  storingFailed,
  theirsChosen,
  tryAsked,
} from '../recordsEvents';
import type { Owner } from '../store/outboxStore';
import type { Result } from '../transitions/takingAnswers';
import { backOff, failedAgain, NOT_FAILING, type Failing } from './backOff';
import { quietly, type QuietOutcome } from './quietly';

/** What may leave something to be sent where nothing was before. */
const mayHaveMore = isAnyOf(
  allRead,
  changeRecorded,
  deviceMissed,
  fileGroupsTaken,
  groupsHeard,
  groupsStored,
  groupRetried,
  mineChosen,
  storingFailed,
  theirsChosen,
);

/** The call is refused as a whole, for what one of its groups says or for all of them together. */
const OF_ITS_GROUPS = ['too_large', 'invalid', 'forbidden'];
const CLOCK_TRIES = 3;

function serverTime(body: unknown): number {
  return typeof body === 'object' && body !== null && 'now' in body ? Date.parse(String(body.now)) : NaN;
}

const refusedAs = (failure: Failure, { groups }: Batch) => {
  const { code, message: details } = failure;
  const refused = { status: 'refused' as const, change: null, code, details, ...reasonsOf(failure) };
  return groups.map(({ uuid }) => ({ uuid, ...refused }));
};

/**
 * What became of the groups of a call. One that changed nothing leaves the outbox once all is read that was there when it
 * was judged.
 */
function resultsOf({ results, epoch, head }: ChangesAnswer, { groups }: Batch): Result[] {
  const times = new Map(groups.map(({ uuid, at }) => [uuid, at]));
  return results.map((result) => {
    if (result.status === 'refused') return result;
    const { uuid, status, revision, as_sent } = result;
    const sent = as_sent && { ...as_sent, epoch, at: times.get(uuid) ?? '' };
    return { uuid, status, revision: revision ?? head, epoch, sent };
  });
}

/** How the sending goes on after a call. */
interface Course {
  failing: Failing;
  clocks: number;
  /** The most groups of the next call: one, to find out which of them a call was refused for. */
  most: number | undefined;
  /** How much the next call has at most: what the line has shown it can carry. */
  maxBytes: number;
  isOver: boolean;
}

const START: Course = { failing: NOT_FAILING, clocks: 0, most: undefined, maxBytes: CALL_BYTES.first, isOver: false };

/** How it goes on after an answer. */
const answeredTo = ({ most, maxBytes }: Course): Course => ({
  ...START,
  most,
  maxBytes: Math.min(2 * maxBytes, CALL_BYTES.most),
});

type Lost = Extract<QuietOutcome<never>, { ok: false }>;

function* afterFailure(batch: Batch, { failure, body, retryAfterMs }: Lost, course: Course): SagaGenerator<Course> {
  const uuids = batch.groups.map(({ uuid }) => uuid);
  const now = serverTime(body);
  if (failure.code === 'clock' && course.clocks < CLOCK_TRIES && !Number.isNaN(now)) {
    yield* put(clockCorrected(now - Date.now()));
    return { ...course, clocks: course.clocks + 1 };
  }
  const isOfOne = OF_ITS_GROUPS.includes(failure.code);
  if (isOfOne && batch.groups.length === 1) {
    yield* put(groupsAnswered(refusedAs(failure, batch)));
    return answeredTo(course);
  }
  const isLost = isAnswerLost(failure);
  yield* put(sendingFailed({ uuids, failure, isLost }));
  if (isOfOne) return { ...course, most: 1 };
  if (failure.code === 'too_old') return { ...course, isOver: true };
  const failing = failedAgain(course.failing);
  yield* backOff(failing, retryAfterMs);
  const maxBytes = isLost ? Math.max(course.maxBytes / 2, CALL_BYTES.least) : course.maxBytes;
  return { ...course, maxBytes, failing };
}

/** Waits until the disk knows that groups may have come to the server, or can't know. */
function* untilMarked(uuids: readonly string[]): SagaGenerator<void> {
  const marked = new Set(uuids);
  const isWriting = (state: WithRecords) =>
    stateOf(state).outbox.some(({ group, disk }) => disk === 'writing' && marked.has(group.uuid));
  while (yield* select(isWriting)) yield* take([groupsUpdated, storingFailed]);
}

const ASK_MS = 30_000;
const isNetworkBack = (action: Action) => connectionChanged.match(action) && action.payload !== 'offline';

/**
 * Waits for a network where the browser says that there is none: a group that was never sent can be undone without a trace.
 * Some browsers are wrong about it, behind a VPN: a reading finds that out.
 */
function* untilNetwork(): SagaGenerator<void> {
  while ((yield* select(selectConnection)) === 'offline') {
    yield* put(headAsked());
    const { asked } = yield* race({
      back: take(isNetworkBack),
      asked: take(tryAsked),
      recorded: take(groupsStored),
      late: delay(ASK_MS),
    });
    if (asked !== undefined) return;
  }
}

/** Sends what waits, in order, one call after another, for as long as the ranch is open. */
export function* sendOutbox(owner: Owner): SagaGenerator<void> {
  let course = START;
  while (!course.isOver) {
    yield* untilNetwork();
    const { outbox = [], clockOffsetMs = 0 } = (yield* select(({ records }: WithRecords) => records)) ?? {};
    const batch = nextBatch(outbox, course.most, course.maxBytes);
    if (batch.groups.length === 0) {
      course = { ...START, maxBytes: course.maxBytes };
      yield* take(mayHaveMore);
      continue;
    }
    const uuids = batch.groups.map(({ uuid }) => uuid);
    yield* put(groupsSent(uuids));
    yield* untilMarked(uuids);
    const sentAt = Date.now() + clockOffsetMs;
    const outcome = yield* quietly(recordsApi.send(owner, batch, sentAt));
    if (outcome.ok) {
      const { epoch, head } = outcome.value;
      yield* put(groupsAnswered(resultsOf(outcome.value, batch)));
      yield* put(headHeard({ epoch, head }));
      course = answeredTo(course);
    } else course = yield* afterFailure(batch, outcome, course);
  }
}
