import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { t } from '@domain/words';
import { knownOnServer } from '@records/fileGroups';
import { selectOpenRanch, type WithRecords } from '@records/index';
import { stateOf } from '@records/recordsSelectors';
import { nextTurn } from '@shared/lib/nextTurn';
import { pressActs } from '@shared/presses/presses';
import { askForFile } from './askForFile';
import type { ReadUnsent } from './readFile';
import { takeGroups } from './takeGroups';
import { takePictures } from './takePictures';

/** Groups of a file that the person has sent. */
export interface SentOfFile extends Pick<ReadUnsent, 'groups'> {
  /** What the server was known to have then. */
  readonly before: ReturnType<typeof knownOnServer>;
}

/** How far the person has come with a file. */
type Stage =
  | { readonly name: 'choosing'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'looking'; readonly read: ReadUnsent; readonly isSending: boolean }
  | { readonly name: 'sent'; readonly sent: SentOfFile };

const NO_SPACE = t`There isn’t enough space on this device for the photos in this file`;
const CHOOSING = { name: 'choosing', problem: null } as const;

/** A file of another device's changes on its way to the outbox: it is read, looked at, and sent when the person says so. */
export function useChangesFile(ranchUuid: string) {
  const store = useStore<WithRecords>();
  const [stage, setStage] = useState<Stage>(CHOOSING);
  const reading = useRef<AbortController>(undefined);
  const isSending = useRef(false);

  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    reading.current?.abort();
    const mine = new AbortController();
    reading.current = mine;
    setStage({ name: 'reading', fileName: file.name });
    const answer = await askForFile(file, ranchUuid, mine.signal);
    // What came last is put together in one turn, and shown in the next.
    await nextTurn();
    if (mine.signal.aborted) return;
    if ('problem' in answer) setStage({ name: 'choosing', problem: answer.problem });
    else setStage({ name: 'looking', read: answer.read, isSending: false });
  };
  const stop = () => {
    reading.current?.abort();
    setStage(CHOOSING);
  };
  const send = async (read: ReadUnsent, groups: ReadUnsent['groups']) => {
    if (isSending.current || selectOpenRanch(store.getState()) !== ranchUuid) return;
    isSending.current = true;
    const isShown = pressActs();
    setStage({ name: 'looking', read, isSending: true });
    const before = knownOnServer(stateOf(store.getState()));
    // A picture is on the disk before the record that names it, as in a form.
    const areKept = await takePictures(store, ranchUuid, read, groups);
    if (!areKept) {
      isSending.current = false;
      setStage({ name: 'choosing', problem: NO_SPACE });
      return;
    }
    await takeGroups(store, ranchUuid, read.person.uuid, groups);
    isSending.current = false;
    setStage({ name: 'sent', sent: { groups, before } });
    isShown();
  };
  return { stage, choose, stop, send };
}
