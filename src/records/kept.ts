import type { Outbox, Outgoing } from './outbox';
import { NO_RECORDS, type Kept, type RecordsState } from './recordsState';

const isUnsent = ({ state }: Outgoing): boolean => state !== 'applied';

/** How many of these changes are not saved. What the app wrote by itself is nothing that a person would miss. */
export const unsentIn = (outbox: Outbox): number => outbox.filter((each) => isUnsent(each) && each.by !== 'app').length;

const asWaiting = (each: Outgoing): Outgoing =>
  each.state === 'sending' ? { ...each, state: 'waiting', wasSent: true } : each;

/** No ranch is open, and nobody is known. What is kept stays, and so does what is known of this device's clock. */
export const closed = ({ kept, clockOffsetMs }: RecordsState): RecordsState => ({ ...NO_RECORDS, kept, clockOffsetMs });

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
  return { ...closed(state), kept: state.kept.filter(({ actor }) => actor !== state.actor) };
}

const isOf =
  (ranchUuid: string, actor: string) =>
  (kept: Kept): boolean =>
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
  return { ...state, kept: state.kept.filter((each) => !isGivenUp(each)) };
}

/** Nothing stays of what that person has not saved. */
export function forgotten(state: RecordsState, actor: string): RecordsState {
  const outbox = state.actor === actor ? state.outbox.filter((each) => !isUnsent(each)) : state.outbox;
  return { ...state, outbox, kept: state.kept.filter((each) => each.actor !== actor) };
}

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
