import { useCallback, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { withoutDirectionMarks } from '@contract/text/text';
import type { WithRecords } from '@records/index';
import { kindCounts } from '@records/kindCounts';
import { uuidV7 } from '@records/uuidV7';
import { nextTurn } from '@shared/lib/nextTurn';
import { unfinishedOf } from '@records/selectUnfinished';
import type { Brought, Imported } from './Imported';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { writeInTurns } from './writeInTurns';

/** How far the person has come with their files. */
type Stage<Read> =
  | { readonly name: 'choosing'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'looking'; readonly fileName: string; readonly read: Read }
  | { readonly name: 'writing'; readonly fileName: string }
  | { readonly name: 'imported'; readonly imported: Imported };

/** Files on their way to the ranch: they are read here, looked at, and written when the person says so. */
export interface Bringing<Read> {
  readonly stage: Stage<Read>;
  readonly choose: (files: readonly File[]) => Promise<void>;
  /** Reading ends, or another file is to be chosen. */
  readonly stop: () => void;
  readonly write: (fileName: string, brought: Brought) => Promise<void>;
}

const CHOOSING = { name: 'choosing', problem: null } as const;

/** @param read reads files without sending anything anywhere; what it answers after the signal is of no use */
export function useBringing<Read>(
  read: (files: readonly File[], signal: AbortSignal) => Promise<WorkerAnswer<Read>>,
): Bringing<Read> {
  const store = useStore<WithRecords>();
  const [stage, setStage] = useState<Stage<Read>>(CHOOSING);
  const reading = useRef<AbortController>(undefined);

  const choose = useCallback(
    async (files: readonly File[]) => {
      const [first] = files;
      if (first === undefined) return;
      reading.current?.abort();
      const mine = new AbortController();
      reading.current = mine;
      const fileName = withoutDirectionMarks(first.name);
      setStage({ name: 'reading', fileName });
      const answer = await read(files, mine.signal);
      // What came last is put together in one turn, and shown in the next.
      await nextTurn();
      if (mine.signal.aborted) return;
      if ('problem' in answer) setStage({ name: 'choosing', problem: answer.problem });
      else setStage({ name: 'looking', fileName, read: answer.read });
    },
    [read],
  );
  const stop = useCallback(() => {
    reading.current?.abort();
    setStage(CHOOSING);
  }, []);
  const write = useCallback(
    async (fileName: string, { changes, ...rest }: Brought) => {
      const begun = unfinishedOf(store.getState(), fileName);
      const uuid = begun?.import_uuid ?? uuidV7();
      setStage({ name: 'writing', fileName });
      const groups = await writeInTurns(store, {
        changes,
        saidOf: (group) => ({ what: 'imported', counts: kindCounts(group), file: fileName }),
        importUuid: uuid,
        savedParts: begun?.parts?.saved ?? 0,
      });
      setStage({ name: 'imported', imported: { uuid, fileName, parts: groups.length, ...rest } });
    },
    [store],
  );
  return { stage, choose, stop, write };
}
