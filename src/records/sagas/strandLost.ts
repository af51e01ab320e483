import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Me } from '@contract/people/me';
import { actorOf } from '@contract/people/actorOf';
import { t } from '@domain/words';
import { selectIsMasquerade } from '@features/auth';
import { selectIsMeLoaded, selectMe, userApi } from '@features/user';
import { meLoaded } from '@shared/events';
import type { Failure } from '@shared/requestState';
import { watch } from '@shared/sagas/watch';
import { picturesIn, unsentIn } from '../kept';
import { keptGivenUp } from '../recordsEvents';
import { stateOf } from '../recordsSelectors';
import type { Kept } from '../recordsState';
import { findDevice } from '../store/findDevice';
import type { Owner } from '../store/outboxStore';
import { forgetRanch, NO_MEMBER, strand, tellStranded } from './forgetRanch';
import { quietly } from './quietly';

const OF_ANOTHER: Failure = { code: 'forbidden', message: t`You no longer belong to that ranch.` };

/** The ranches of which this device has changes of a person that could still be sent. */
async function ranchesOnDisk(actor: string): Promise<string[]> {
  const read = await findDevice()?.outbox.read(actor);
  const unsaved = (read?.groups ?? []).filter(({ state }) => state === 'waiting' || state === 'refused');
  return unsaved.map(({ ranchUuid }) => ranchUuid);
}

/** The ranches of which a person has something here that isn't saved, and the open one. */
function* ranchesHere(actor: string, mine: readonly Kept[]): SagaGenerator<Set<string>> {
  const { ranchUuid: open, actor: worker, pictures } = yield* select(stateOf);
  const onDisk = (yield* select(selectIsMasquerade)) ? [] : yield* call(() => ranchesOnDisk(actor).catch(() => []));
  const isOpen = worker === actor && open !== null;
  const ofPictures = pictures.filter((each) => each.actor === actor);
  return new Set([...(isOpen ? [open] : []), ...onDisk, ...[...mine, ...ofPictures].map(({ ranchUuid }) => ranchUuid)]);
}

const isOn = ({ ranches }: Me, ranchUuid: string): boolean =>
  ranches.some(({ ranch_uuid }) => ranch_uuid === ranchUuid);

/**
 * What the server says of the person now, where the answer lacks a ranch that has something here: it may have been on its
 * way since before another tab made the ranch. Undefined where nothing is lacking, or the server can't say.
 */
function* askedAgain(me: Me, here: ReadonlySet<string>): SagaGenerator<Me | undefined> {
  if ([...here].every((ranchUuid) => isOn(me, ranchUuid))) return undefined;
  const again = yield* quietly(userApi.me());
  return again.ok && actorOf(again.value) === actorOf(me) ? again.value : undefined;
}

/** Puts aside what waits of one ranch. Resolves with how many changes a person would miss, and whether the disk has them. */
function* putAside(
  { actor, ranchUuid }: Owner,
  mine: readonly Kept[],
): SagaGenerator<{ unsent: number; isKept: boolean }> {
  const aside = yield* strand({ actor, ranchUuid });
  const { pictures } = yield* select(stateOf);
  const missed = picturesIn(pictures.filter((each) => each.actor === actor && each.ranchUuid === ranchUuid));
  const inMemory = mine.filter((each) => each.ranchUuid === ranchUuid).flatMap(({ outbox }) => outbox);
  yield* put(keptGivenUp({ ranchUuid, actor }));
  return { unsent: Math.max(unsentIn(inMemory), aside ?? 0) + missed, isKept: aside !== null };
}

/** Puts aside what the person has not saved on ranches they have lost: it can only be saved as a file. */
function* strandLost(before: Me): SagaGenerator<void> {
  const actor = actorOf(before);
  const mine = (yield* select(stateOf)).kept.filter((each) => each.actor === actor);
  const here = yield* ranchesHere(actor, mine);
  const me = yield* askedAgain(before, here);
  if (me === undefined) return;
  const { ranchUuid: open, actor: worker } = yield* select(stateOf);
  let unsent = 0;
  let isKept = true;
  for (const ranchUuid of [...here].filter((each) => !isOn(me, each))) {
    if (ranchUuid === open && worker === actor) {
      yield* forgetRanch(NO_MEMBER);
      continue;
    }
    const aside = yield* putAside({ actor, ranchUuid }, mine);
    unsent += aside.unsent;
    isKept &&= aside.isKept;
  }
  yield* tellStranded(unsent, isKept, OF_ANOTHER);
  if ([...here].some((each) => isOn(me, each) && !isOn(before, each))) yield* put(meLoaded(me));
}

/** Does so once it is known who the person is, and each time that is asked again. */
export function* strandWhatIsLost(): SagaGenerator<void> {
  yield* watch('every', meLoaded, ({ payload }) => strandLost(payload));
  const me = yield* select(selectMe);
  if (me !== null && (yield* select(selectIsMeLoaded))) yield* strandLost(me);
}
