import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, channel, eventChannel, type Channel } from 'redux-saga';
import { all, call, cancel, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { onTouch } from '@shared/lib/onTouch';
import { untilIdle } from '@shared/lib/untilIdle';
import type { Theirs } from '../outbox';
import { groundFreed } from '../ground/groundSlice';
import { groundStore } from '../ground/groundStore';
import { readingBetween, theirsIn } from '../readings';
import { allRead, clockCorrected, copyChanged, minutePassed } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import type { CopyState, Position } from '../recordsState';
import { countOf } from '../shelves';
import { errorName } from '../store/connect';
import type { Reading } from '../store/copyStore';
import type { Device } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';

const RECORDS_MAX = 300_000;
const UNTOUCHED_MS = 30_000;
/** After this long a disk that did not take the copy may have room. */
const AGAIN_MS = 5 * 60_000;
/** With this many rows, or this large a part of all records in rows, the blocks are written again. */
const ROWS_MAX = 2_000;
const ROWS_PART = 0.05;

/** Tells what each action has read of the server's record. */
function* hearReadings(hear: (reading: Reading) => void): SagaGenerator<void> {
  let before = yield* select(stateOf);
  while (true) {
    const action: UnknownAction = yield* take('*');
    const after = yield* select(stateOf);
    const reading = readingBetween(action, before, after);
    before = after;
    if (reading !== undefined) hear(reading);
  }
}

function* addReadings(readings: Channel<Reading>, { copies }: Device, owner: Owner): SagaGenerator<void> {
  while (true) {
    const reading = yield* take(readings);
    const outcome = yield* call(() => copies.add(owner, reading).catch(() => 'gap' as const));
    const { copy, confirmed } = yield* select(stateOf);
    if (copy !== 'whole' || outcome === 'ahead') continue;
    if (outcome === 'gap') yield* put(copyChanged('none'));
    else if (outcome > ROWS_MAX || outcome > countOf(confirmed) * ROWS_PART) yield* put(copyChanged('worn'));
  }
}

/** Notes when the server first answered, and each minute when it last did. */
function* noteContact({ notes }: Device, { actor }: Owner): SagaGenerator<void> {
  let noted: number | null = null;
  while (true) {
    const { contactAt } = yield* select(stateOf);
    if (contactAt !== null && contactAt !== noted) {
      noted = contactAt;
      yield* call(() => notes.noteContact(actor, contactAt).catch(() => undefined));
    }
    yield* take(noted === null ? '*' : minutePassed);
  }
}

/** Notes what the server says of this device's clock: what was set right by it must not be set right again. */
function* noteClock({ notes }: Device): SagaGenerator<void> {
  while (true) {
    yield* take(clockCorrected);
    const { clockOffsetMs } = yield* select(stateOf);
    yield* call(() => notes.noteClockOffset(clockOffsetMs).catch(() => undefined));
  }
}

/** Brings the copy up to date with what this tab reads. Any tab may do so: the first one writes. */
export function* keepCopy(device: Device, owner: Owner): SagaGenerator<void> {
  const readings = channel<Reading>(buffers.expanding());
  yield* all([
    call(hearReadings, (reading: Reading) => readings.put(reading)),
    call(addReadings, readings, device, owner),
    call(noteContact, device, owner),
    call(noteClock, device),
  ]);
}

/** Writes all that is confirmed now as a new copy, with what is read meanwhile. Undefined where it was given up. */
function* saveAll({ copies }: Device, owner: Owner, isOver: () => boolean): SagaGenerator<CopyState | undefined> {
  const { confirmed, position } = yield* select(stateOf);
  if (position === null) return undefined;
  if (countOf(confirmed) > RECORDS_MAX) return 'tooLarge';
  let reached: Position = position;
  const since: Theirs[] = [];
  const hearing = yield* fork(hearReadings, (reading: Reading) => {
    since.push(...reading.records);
    reached = reading;
  });
  try {
    const built = yield* call(() => copies.build(owner, theirsIn(confirmed), isOver));
    if (built === undefined || (yield* select(stateOf)).position?.epoch !== position.epoch) return undefined;
    yield* call(() => copies.finish(owner, built, reached, since));
    return 'whole';
  } catch (error) {
    yield* call(() => copies.dropUnfinished(owner).catch(() => undefined));
    if (errorName(error) !== 'QuotaExceededError' || !(yield* call(groundStore.keepOnly, null))) return 'failed';
    yield* put(groundFreed());
    return undefined;
  } finally {
    yield* cancel(hearing);
  }
}

/** Waits until nobody has touched the page for 30 s. */
function* untilUntouched(touches: Channel<true>): SagaGenerator<void> {
  while ((yield* race({ touched: take(touches), waited: delay(UNTOUCHED_MS) })).touched !== undefined);
}

/** Worn blocks are written again while nobody is at the page; a person who comes back isn't kept waiting. */
function* compact(device: Device, owner: Owner): SagaGenerator<CopyState | undefined> {
  const touches = eventChannel<true>((emit) => onTouch(() => emit(true)));
  let isTouched = false;
  const end = onTouch(() => {
    isTouched = true;
  });
  try {
    yield* untilUntouched(touches as Channel<true>);
    isTouched = false;
    return yield* saveAll(device, owner, () => isTouched);
  } finally {
    end();
    touches.close();
  }
}

/** Sees to it that there is a copy. Only the tab that leads does so. */
export function* saveCopy(device: Device, owner: Owner): SagaGenerator<void> {
  while (true) {
    const { copy, load } = yield* select(stateOf);
    if (copy === 'tooLarge' || copy === 'removed') return;
    if (copy === 'failed') {
      const { late } = yield* race({ late: delay(AGAIN_MS), changed: take(copyChanged) });
      if (late === true) yield* put(copyChanged('none'));
      continue;
    }
    if (copy === 'whole' || load.status !== 'succeeded') {
      yield* take([allRead, copyChanged]);
      continue;
    }
    if (copy === 'none') yield* call(untilIdle);
    const saved = copy === 'worn' ? yield* compact(device, owner) : yield* saveAll(device, owner, () => false);
    if (saved !== undefined) yield* put(copyChanged(saved));
  }
}
