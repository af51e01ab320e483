import { isAction } from '@reduxjs/toolkit';
import { buffers, channel, eventChannel, type Channel } from 'redux-saga';
import { all, call, delay, flush, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { selectMe } from '@features/user';
import { onPageSeenAgain } from '@shared/lib/tabs';
import { askToPersist } from '../devices/askToPersist';
import type { Outbox } from '../outbox';
import { groundFreed } from '../ground/groundSlice';
import { groundStore } from '../ground/groundStore';
import { isPrecious, stepsBetween } from '../outboxSteps';
import {
  actorForgotten,
  copyChanged,
  deviceChanged,
  groupsAnswered,
  groupsHeard,
  groupsStored,
  groupsUpdated,
  ranchForgotten,
  ranchRestored,
  storingFailed,
} from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import type { RecordsState } from '../recordsState';
import { errorName } from '../store/connect';
import type { Device } from '../store/findDevice';
import type { OutboxStep, Owner } from '../store/outboxStore';
import type { Result } from '../transitions/takingAnswers';
import { isFromOtherTab } from './shareWithTabs';
import { noteWaiting } from './noteWaiting';

const RETRY_MS = 30_000;
/** Steps that are written at a time: a file may bring thousands, and a phone's disk is given up after 3 s. */
const PIECE = 200;

/** Whether what the outbox is after an action was written by who caused it, or isn't to be written. */
const isWrittenElsewhere = (action: object): boolean =>
  isAction(action) &&
  (isFromOtherTab(action) ||
    [actorForgotten, groupsHeard, ranchRestored, ranchForgotten].some(({ match }) => match(action)));

/** Until it has been read again, what was read may be of a record that a backup has replaced since. */
function noteEpochs(epochs: Map<string, string>, results: readonly Result[]): void {
  for (const result of results)
    if (result.status === 'applied' && result.epoch !== undefined) epochs.set(result.uuid, result.epoch);
}

/** The epoch of the record that has a group: the server told it when it applied the group, in this page or one before. */
const epochOf = ({ each }: OutboxStep, epochs: ReadonlyMap<string, string>, { position }: RecordsState): string =>
  epochs.get(each.group.uuid) ?? position?.epoch ?? '';

/** Notes what becomes of the outbox with each action of this tab. What other tabs cause they write themselves. */
function* noteSteps(notes: Channel<OutboxStep>, { actor, ranchUuid }: Owner): SagaGenerator<void> {
  const { outbox } = yield* select(stateOf);
  for (const each of outbox.filter(({ disk }) => disk === 'writing')) notes.put({ what: 'add', each });
  let before: Outbox = outbox;
  const epochs = new Map<string, string>();
  while (true) {
    const action: object = yield* take('*');
    const records = yield* select(stateOf);
    if (records.actor !== actor || records.ranchUuid !== ranchUuid) return;
    const steps = isWrittenElsewhere(action) ? [] : stepsBetween(before, records.outbox, records.done);
    before = records.outbox;
    if (groupsAnswered.match(action)) noteEpochs(epochs, action.payload);
    for (const step of steps) notes.put({ ...step, epoch: epochOf(step, epochs, records) });
  }
}

const uuidsOf = (steps: readonly OutboxStep[], what: OutboxStep['what']): string[] =>
  steps.filter((step) => step.what === what).map(({ each }) => each.group.uuid);

type Written = 'written' | 'full' | 'failed';

const asWritten = (writing: Promise<unknown>): Promise<Written> =>
  writing.then(
    () => 'written',
    (error: unknown) => (errorName(error) === 'QuotaExceededError' ? 'full' : 'failed'),
  );

/** Writes steps. Where the disk is full, first the map's ground goes and then the copies: both can be read again. */
function* write({ outbox, copies }: Device, owner: Owner, steps: readonly OutboxStep[]): SagaGenerator<boolean> {
  const ranchName = (yield* select(selectMe))?.ranches.find(({ ranch_uuid }) => ranch_uuid === owner.ranchUuid)?.name;
  const tryToWrite = () => asWritten(outbox.write({ ...owner, ranchName }, steps, steps.some(isPrecious)));
  let outcome = yield* call(tryToWrite);
  if (outcome === 'full' && (yield* call(groundStore.keepOnly, null))) {
    yield* put(groundFreed());
    outcome = yield* call(tryToWrite);
  }
  if (outcome === 'full') {
    yield* call(() => asWritten(copies.keepOnly(null)));
    outcome = yield* call(tryToWrite);
    // It's made again once there is room.
    if (['whole', 'worn'].includes((yield* select(stateOf)).copy)) yield* put(copyChanged('none'));
  }
  return outcome === 'written';
}

/** What is not on the disk is tried again after a while, and when the person looks at the page; another tab may have ended. */
function* stepsToRetry(): SagaGenerator<OutboxStep[]> {
  const { outbox } = yield* select(stateOf);
  return outbox
    .filter(({ disk, state }) => disk !== 'written' && state !== 'applied')
    .map((each) => ({ what: 'add', each }));
}

/** All that isn't saved: the storage may have been cleared below the page. */
function* stepsToKeep(): SagaGenerator<OutboxStep[]> {
  const { outbox } = yield* select(stateOf);
  return outbox.map((each) => ({ what: 'add', each }));
}

type Cue = 'seen' | 'lost';

function* nextSteps(notes: Channel<OutboxStep>, cues: Channel<Cue>): SagaGenerator<OutboxStep[]> {
  const { noted, cue } = yield* race({ noted: take(notes), late: delay(RETRY_MS), cue: take(cues) });
  const isLost = [cue, ...(yield* flush(cues))].includes('lost');
  const news = noted === undefined ? [] : [noted, ...(yield* flush(notes))];
  // The order on the disk is the order of sending: what came first is written first.
  if (isLost) return [...(yield* stepsToKeep()), ...news];
  return noted === undefined ? yield* stepsToRetry() : news;
}

/** What was never stored is added, whatever has become of it since: to change what is not there does nothing. */
function* asStorable(steps: readonly OutboxStep[]): SagaGenerator<OutboxStep[]> {
  const { outbox } = yield* select(stateOf);
  const unstored = new Set(outbox.filter(({ disk }) => disk === 'failed').map(({ group }) => group.uuid));
  return steps.map((step) =>
    step.what === 'change' && unstored.has(step.each.group.uuid) ? { ...step, what: 'add' } : step,
  );
}

/** Takes a group off what waits: the outbox has it no longer, so that nothing else tells of a step that failed. */
const takesOff = ({ what }: OutboxStep): boolean => what === 'save' || what === 'drop';

/**
 * Writes steps in pieces, and tells what is on the disk; what comes after a piece that failed is tried again with it.
 *
 * @returns what else has to be tried again
 */
function* writePieces(device: Device, owner: Owner, steps: readonly OutboxStep[]): SagaGenerator<OutboxStep[]> {
  for (let at = 0; at < steps.length; at += PIECE) {
    const piece = steps.slice(at, at + PIECE);
    const isWritten = yield* write(device, owner, piece);
    yield* noteWaiting();
    if (!isWritten) {
      const rest = steps.slice(at);
      yield* put(storingFailed([...uuidsOf(rest, 'add'), ...uuidsOf(rest, 'change')]));
      return rest.filter(takesOff);
    }
    const [added, changed] = [uuidsOf(piece, 'add'), uuidsOf(piece, 'change')];
    if (added.length > 0) {
      askToPersist();
      yield* put(groupsStored(added));
    }
    if (changed.length > 0) yield* put(groupsUpdated(changed));
    if (piece.some(({ what }) => what === 'save')) yield* put(deviceChanged());
  }
  return [];
}

function* writeSteps(notes: Channel<OutboxStep>, device: Device, owner: Owner): SagaGenerator<void> {
  const cues = eventChannel<Cue>((emit) => {
    const ends = [onPageSeenAgain(() => emit('seen')), device.outbox.onLost(() => emit('lost'))];
    return () => ends.forEach((end) => end());
  }, buffers.expanding());
  let missed: OutboxStep[] = [];
  try {
    while (true) {
      const next = yield* nextSteps(notes, cues as Channel<Cue>);
      missed = yield* writePieces(device, owner, yield* asStorable([...missed, ...next]));
    }
  } finally {
    cues.close();
  }
}

/** Keeps on the device's disk what is not saved on the server, as the outbox has it. */
export function* keepOnDevice(device: Device, owner: Owner): SagaGenerator<void> {
  const notes = channel<OutboxStep>(buffers.expanding());
  yield* all([call(noteSteps, notes, owner), call(writeSteps, notes, device, owner)]);
}
