import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectIsMasquerade } from '@features/auth';
import { noticeShown, type meLoaded } from '@shared/events';
import { actorOf } from '../actor';
import { unsentIn } from '../kept';
import { keptGivenUp } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import { findDevice } from '../store/findDevice';
import { changesWere } from '../writtenInWords';
import { CAN_BE_SAVED, strand } from './forgetRanch';

interface Unsaved {
  readonly ranchUuid: string;
  readonly unsent: number;
}

/** What this device has of a person's changes that could still be sent, group by group. */
async function unsavedOnDisk(actor: string): Promise<Unsaved[]> {
  const read = await findDevice()?.outbox.read(actor);
  const unsaved = (read?.groups ?? []).filter(({ state }) => state === 'waiting' || state === 'refused');
  return unsaved.map(({ ranchUuid, by }) => ({ ranchUuid, unsent: by === 'app' ? 0 : 1 }));
}

/**
 * Puts aside what the person has not saved on ranches that are no longer theirs: it can only be saved as a file. Of the
 * ranch that is open its own sagas hear.
 */
export function* strandLost({ payload: me }: ReturnType<typeof meLoaded>): SagaGenerator<void> {
  const actor = actorOf(me);
  const { ranchUuid: open, kept } = yield* select(stateOf);
  const theirs = new Set([open, ...me.ranches.map(({ ranch_uuid }) => ranch_uuid)]);
  const inMemory = kept
    .filter((each) => each.actor === actor)
    .map(({ ranchUuid, outbox }) => ({ ranchUuid, unsent: unsentIn(outbox) }));
  const isMasked = yield* select(selectIsMasquerade);
  const onDisk = isMasked ? [] : yield* call(() => unsavedOnDisk(actor).catch(() => []));
  const isOnDisk = (ranchUuid: string) => onDisk.some((each) => each.ranchUuid === ranchUuid);
  const lost = [...onDisk, ...inMemory.filter(({ ranchUuid }) => !isOnDisk(ranchUuid))].filter(
    ({ ranchUuid }) => !theirs.has(ranchUuid),
  );
  let isKept = true;
  for (const ranchUuid of new Set(lost.map((each) => each.ranchUuid))) {
    isKept = (yield* strand({ actor, ranchUuid })) && isKept;
    yield* put(keptGivenUp({ ranchUuid, actor }));
  }
  const unsent = lost.reduce((sum, each) => sum + each.unsent, 0);
  if (unsent === 0) return;
  const words = 'You no longer belong to that ranch.';
  yield* put(
    noticeShown('error', isKept ? `${words} ${CAN_BE_SAVED}` : words, `${changesWere(unsent)} not saved`, {
      stays: true,
    }),
  );
}
