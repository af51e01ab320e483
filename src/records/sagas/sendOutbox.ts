import type { GroupResult } from '@contract/grazing/changes';
import { isAnyOf } from '@reduxjs/toolkit';
import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Failure } from '@shared/requestState';
import { nextBatch, type Batch } from '../batch';
import { recordsApi } from '../recordsApi';
import type { WithRecords } from '../recordsSelectors';
import {
  allRead,
  changeRecorded,
  clockCorrected,
  groupRetried,
  groupsAnswered,
  groupsHeard,
  groupsSent,
  headHeard,
  mineChosen,
  sendingFailed,
  theirsChosen,
} from '../recordsSlice';
import { backOff } from './backOff';
import { quietly } from './quietly';

/** What may leave something to be sent where nothing was before. */
const mayHaveMore = isAnyOf(allRead, changeRecorded, groupsHeard, groupRetried, mineChosen, theirsChosen);

/** Ends of a call after which nobody knows whether it came. */
const LOST = ['network', 'timeout', 'bad_answer', 'unavailable', 'internal', 'unexpected'];
/** The call is refused as a whole, for what one of its groups says or for all of them together. */
const OF_ITS_GROUPS = ['too_large', 'invalid', 'forbidden'];
const CLOCK_TRIES = 3;

function serverTime(body: unknown): number {
  return typeof body === 'object' && body !== null && 'now' in body ? Date.parse(String(body.now)) : NaN;
}

const refusedAs = ({ code, message }: Failure, { groups }: Batch) =>
  groups.map(({ uuid }) => ({ uuid, status: 'refused' as const, change: null, code, details: message }));

/** A group that changed nothing leaves the outbox once all is read that was there when it was judged. */
const withRevision = (result: GroupResult, head: number) =>
  result.status === 'applied' ? { ...result, revision: result.revision ?? head } : result;

/** How the sending goes on after a call. */
interface Course {
  failures: number;
  clocks: number;
  /** The most groups of the next call: one, to find out which of them a call was refused for. */
  most: number | undefined;
  isOver: boolean;
}

const START: Course = { failures: 0, clocks: 0, most: undefined, isOver: false };

function* afterFailure(batch: Batch, failure: Failure, body: unknown, course: Course): SagaGenerator<Course> {
  const uuids = batch.groups.map(({ uuid }) => uuid);
  const now = serverTime(body);
  if (failure.code === 'clock' && course.clocks < CLOCK_TRIES && !Number.isNaN(now)) {
    yield* put(clockCorrected(now - Date.now()));
    return { ...course, clocks: course.clocks + 1 };
  }
  const isOfOne = OF_ITS_GROUPS.includes(failure.code);
  if (isOfOne && batch.groups.length === 1) {
    yield* put(groupsAnswered(refusedAs(failure, batch)));
    return { ...START, most: course.most };
  }
  yield* put(sendingFailed({ uuids, failure, isLost: LOST.includes(failure.code) }));
  if (isOfOne) return { ...course, most: 1 };
  if (failure.code === 'too_old') return { ...course, isOver: true };
  yield* backOff(course.failures);
  return { ...course, failures: course.failures + 1 };
}

/** Sends what waits, in order, one call after another, for as long as the ranch is open. */
export function* sendOutbox(ranchUuid: string): SagaGenerator<void> {
  let course = START;
  while (!course.isOver) {
    const { outbox = [], clockOffsetMs = 0 } = (yield* select(({ records }: WithRecords) => records)) ?? {};
    const batch = nextBatch(outbox, course.most);
    if (batch.groups.length === 0) {
      course = START;
      yield* take(mayHaveMore);
      continue;
    }
    yield* put(groupsSent(batch.groups.map(({ uuid }) => uuid)));
    const sentAt = Date.now() + clockOffsetMs;
    const outcome = yield* quietly(recordsApi.send(ranchUuid, batch.groups, sentAt, batch.bytes));
    if (outcome.ok) {
      const { results, epoch, head } = outcome.value;
      yield* put(groupsAnswered(results.map((result) => withRevision(result, head))));
      yield* put(headHeard({ epoch, head }));
      course = { ...START, most: course.most };
    } else course = yield* afterFailure(batch, outcome.failure, outcome.body, course);
  }
}
