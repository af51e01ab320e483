import { eventChannel } from 'redux-saga';
import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Me } from '@contract/people/me';
import { actorOf } from '@contract/people/actorOf';
import { plural, t } from '@domain/words';
import { selectRanchUuid } from '@features/user';
import { meLoaded, ranchChosen, sessionEnded, toastShown } from '@shared/events';
import { askOnClose } from '../devices/askOnClose';
import { openTabs } from '../devices/otherTabs';
import { picturesIn, unsentIn } from '../kept';
import { selectUnstored, stateOf, type WithRecords } from '../recordsSelectors';
import { actorForgotten, ranchOpened } from '../recordsEvents';
import type { Kept } from '../recordsState';
import { notSavedYet } from '../writtenInWords';

/** What tabs tell each other of sign-outs, whichever ranch they have open. */
const SIGN_OUTS = 'grazewell records';

const keptOf =
  (actor: string) =>
  ({ records }: WithRecords): readonly Kept[] =>
    (records?.kept ?? []).filter((kept) => kept.actor === actor);

const areAllKept = (actor: string) => (state: WithRecords) =>
  keptOf(actor)(state).every(({ outbox }) => outbox.every(({ disk }) => disk === 'written'));

/** How many changes of a person are not saved, the pictures of photos included. */
const unsentOf =
  (actor: string) =>
  (state: WithRecords): number =>
    keptOf(actor)(state).reduce((count, { outbox }) => count + unsentIn(outbox), 0) +
    picturesIn(stateOf(state).pictures.filter((each) => each.actor === actor));

function tellSignOut(actor: string): void {
  const tabs = openTabs(SIGN_OUTS, () => undefined);
  tabs.tell(actor);
  tabs.close();
}

/** Says, as a ranch is left, what is not saved there. A person who signs out was asked, and the other tabs need not ask again. */
export function* tellUnsent(actor: string, left: { type: string; payload?: unknown }): SagaGenerator<void> {
  if (sessionEnded.match(left) && left.payload === 'signedOut') tellSignOut(actor);
  const unsent = yield* select(unsentOf(actor));
  if (unsent === 0) return;
  const title = notSavedYet(unsent);
  const isKept = yield* select(areAllKept(actor));
  if (ranchChosen.match(left)) {
    yield* put(toastShown('info', t`The rest follows once you are back on the other ranch.`, title));
  } else {
    const words = isKept
      ? t`Your session has ended. Log in again to send what is missing: it is kept on this device.`
      : t`Your session has ended. Log in again on this page to save what is missing. Closing the page loses it.`;
    yield* put(toastShown('info', words, title, { stays: true }));
  }
}

/** What is kept of one ranch is sent where it belongs, as soon as its person is back. Lost ranches are put aside elsewhere. */
function* takeUp({ ranchUuid, actor, outbox }: Kept, { ranches }: Me): SagaGenerator<void> {
  const unsent = unsentIn(outbox);
  if (!ranches.some(({ ranch_uuid }) => ranch_uuid === ranchUuid)) return;
  if ((yield* select(selectRanchUuid)) !== ranchUuid) yield* put(ranchChosen({ ranchUuid }));
  yield* put(ranchOpened({ ranchUuid, actor }));
  const title = plural(unsent, { one: '# change is being saved now', other: '# changes are being saved now' });
  yield* put(toastShown('info', t`They were waiting for you to log in.`, title));
}

/** A person who comes back after the end of a session goes on in the ranch where their changes wait. */
export function* comeBack(): SagaGenerator<void> {
  const { payload: me } = yield* take(meLoaded);
  for (const kept of yield* select(keptOf(actorOf(me)))) yield* takeUp(kept, me);
}

/** Lets go of what a person has not saved, once they have signed out in another tab that asked about it. */
export function* hearSignOuts(): SagaGenerator<void> {
  const actors = eventChannel<string>((emit) => {
    const tabs = openTabs(SIGN_OUTS, (message) => typeof message === 'string' && emit(message));
    return tabs.close;
  });
  while (true) yield* put(actorForgotten(yield* take(actors)));
}

/** Asks before the page is closed for as long as that would lose something, on whichever page the person is. */
export function* askBeforeClosing(): SagaGenerator<void> {
  let end: (() => void) | undefined;
  while (true) {
    if ((yield* select(selectUnstored)) > 0) end ??= askOnClose();
    else {
      end?.();
      end = undefined;
    }
    yield* take('*');
  }
}
