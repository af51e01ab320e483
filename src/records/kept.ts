import type { Outbox, Outgoing } from './outbox';
import { NO_RECORDS, type Kept, type RecordsState } from './recordsState';
import type { PicturesWaiting } from './store/pictureStore';

const isUnsent = ({ state }: Outgoing): boolean => state !== 'applied';

/** How many of these changes are not saved. What the app wrote by itself is nothing that a person would miss. */
export const unsentIn = (outbox: Outbox): number => outbox.filter((each) => isUnsent(each) && each.by !== 'app').length;

const asWaiting = (each: Outgoing): Outgoing =>
  each.state === 'sending' ? { ...each, state: 'waiting', wasSent: true } : each;

/** No ranch is open, and nobody is known. What is kept stays, and so does what is known of this device's clock. */
export const closed = ({ kept, pictures, clockOffsetMs }: RecordsState): RecordsState => ({
  ...NO_RECORDS,
  kept,
  pictures,
  clockOffsetMs,
});

/** The ranch is left: what was not saved there is kept. */
export function left(state: RecordsState, isPassing = false): RecordsState {
  const { actor, ranchUuid, outbox } = state;
  if (actor === null || ranchUuid === null || unsentIn(outbox) === 0) return closed(state);
  const mine: Kept = { actor, ranchUuid, outbox: outbox.filter(isUnsent).map(asWaiting), isPassing };
  return { ...closed(state), kept: [...state.kept, mine] };
}

/** A person who signs out was asked about what is not saved. What only the session's end has left is kept. */
export function ended(state: RecordsState, why: 'signedOut' | 'refused' | 'elsewhere'): RecordsState {
  if (why !== 'signedOut') return left(state, why === 'elsewhere');
  const isOfAnother = ({ actor }: Pick<Kept, 'actor'>) => actor !== state.actor;
  return { ...closed(state), kept: state.kept.filter(isOfAnother), pictures: state.pictures.filter(isOfAnother) };
}

const isOf =
  (ranchUuid: string, actor: string) =>
  (kept: Pick<Kept, 'actor' | 'ranchUuid'>): boolean =>
    kept.ranchUuid === ranchUuid && kept.actor === actor;

/** A ranch is opened with what the person has not saved there. */
export function takenUp(state: RecordsState, ranchUuid: string, actor: string): RecordsState {
  const isMine = isOf(ranchUuid, actor);
  // What is on the disk is read from there: another tab may have sent or undone it.
  const outbox = state.kept.filter(isMine).flatMap((each) => each.outbox.filter(({ disk }) => disk !== 'written'));
  return { ...state, ranchUuid, actor, outbox, kept: state.kept.filter((each) => !isMine(each)) };
}

export function givenUp(state: RecordsState, { ranchUuid, actor }: Pick<Kept, 'ranchUuid' | 'actor'>): RecordsState {
  const isGivenUp = isOf(ranchUuid, actor);
  return {
    ...state,
    kept: state.kept.filter((each) => !isGivenUp(each)),
    pictures: state.pictures.filter((each) => !isGivenUp(each)),
  };
}

/** Nothing stays of what that person has not saved. */
export function forgotten(state: RecordsState, actor: string): RecordsState {
  const outbox = state.actor === actor ? state.outbox.filter((each) => !isUnsent(each)) : state.outbox;
  const isOfAnother = (each: Pick<Kept, 'actor'>) => each.actor !== actor;
  return { ...state, outbox, kept: state.kept.filter(isOfAnother), pictures: state.pictures.filter(isOfAnother) };
}

/** It was counted how many pictures wait, by person and ranch. */
export function withPictures(state: RecordsState, counted: readonly PicturesWaiting[]): RecordsState {
  const isCounted = (each: PicturesWaiting) => counted.some(({ ranchUuid, actor }) => isOf(ranchUuid, actor)(each));
  const others = state.pictures.filter((each) => !isCounted(each));
  return { ...state, pictures: [...others, ...counted.filter(({ count }) => count > 0)] };
}

/** The pictures that wait on the open ranch can't be sent any more. */
export const withoutPicturesHere = (state: RecordsState): RecordsState =>
  state.actor === null || state.ranchUuid === null
    ? state
    : withPictures(state, [{ actor: state.actor, ranchUuid: state.ranchUuid, count: 0, since: 0, isPutOff: false }]);

/** How many pictures these are. */
export const picturesIn = (pictures: readonly PicturesWaiting[]): number =>
  pictures.reduce((all, { count }) => all + count, 0);

/** It is known who is signed in. */
export function metBy(state: RecordsState, actor: string): RecordsState {
  if (state.ranchUuid !== null) return state;
  return { ...state, actor, kept: state.kept.filter((each) => each.actor === actor || !each.isPassing) };
}

/** What the device has of a person's other ranches, with what this page has of them. */
export function withElsewhere(state: RecordsState, elsewhere: readonly Kept[]): RecordsState {
  const isKnown = (each: Kept) => state.kept.some(({ ranchUuid, actor }) => isOf(ranchUuid, actor)(each));
  return { ...state, kept: [...state.kept, ...elsewhere.filter((each) => !isKnown(each))] };
}
