import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Me } from '@contract/people/me';
import { selectIsMasquerade } from '@features/auth';
import { selectIsMeLoaded, selectMe } from '@features/user';
import { meLoaded } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { watch } from '@shared/sagas/watch';
import { actorOf } from '../actor';
import { unsentIn } from '../kept';
import { keptGivenUp } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import { findDevice } from '../store/findDevice';
import { forgetRanch, NO_MEMBER, strand, tellStranded } from './forgetRanch';

const OF_ANOTHER: Failure = { code: 'forbidden', message: 'You no longer belong to that ranch.' };

/** The ranches of which this device has changes of a person that could still be sent. */
async function ranchesOnDisk(actor: string): Promise<string[]> {
  const read = await findDevice()?.outbox.read(actor);
  const unsaved = (read?.groups ?? []).filter(({ state }) => state === 'waiting' || state === 'refused');
  return unsaved.map(({ ranchUuid }) => ranchUuid);
}

/** Puts aside what the person has not saved on ranches they have lost: it can only be saved as a file. */
function* strandLost(me: Me): SagaGenerator<void> {
  const actor = actorOf(me);
  const { ranchUuid: open, actor: worker, kept } = yield* select(stateOf);
  const theirs = new Set<string | null>(me.ranches.map(({ ranch_uuid }) => ranch_uuid));
  if (worker === actor && open !== null && !theirs.has(open)) yield* forgetRanch(NO_MEMBER);
  theirs.add(open);
  const onDisk = (yield* select(selectIsMasquerade)) ? [] : yield* call(() => ranchesOnDisk(actor).catch(() => []));
  const mine = kept.filter((each) => each.actor === actor);
  const lost = new Set([...onDisk, ...mine.map(({ ranchUuid }) => ranchUuid)].filter((each) => !theirs.has(each)));
  let unsent = 0;
  let isKept = true;
  for (const ranchUuid of lost) {
    const aside = yield* strand({ actor, ranchUuid });
    const inMemory = mine.filter((each) => each.ranchUuid === ranchUuid).flatMap(({ outbox }) => outbox);
    unsent += Math.max(unsentIn(inMemory), aside ?? 0);
    isKept &&= aside !== null;
    yield* put(keptGivenUp({ ranchUuid, actor }));
  }
  yield* tellStranded(unsent, isKept, OF_ANOTHER);
}

/** Does so once it is known who the person is, and each time that is asked again. */
export function* strandWhatIsLost(): SagaGenerator<void> {
  yield* watch('every', meLoaded, ({ payload }) => strandLost(payload));
  const me = yield* select(selectMe);
  if (me !== null && (yield* select(selectIsMeLoaded))) yield* strandLost(me);
}
