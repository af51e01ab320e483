import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { ReaderChoices, ReaderFile } from '@domain/animals/readerFile/readerFile';
import { askReader } from '@entries/readerFile/askReader';
import { selectNow, selectZone, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { inTurns } from '@shared/lib/inTurns';
import { nextTurn } from '@shared/lib/nextTurn';
import { useBringing } from '../bringing/useBringing';
import { rememberedColumns } from './rememberedColumns';
import { sessionsOf } from './sessionsOf';
import { unitsBegun, weightsOf } from './weighSessions';

/** A file of a reader or scale, to be read again when the person says what its columns are. */
export interface ChosenFile {
  readonly file: File;
  readonly choices: ReaderChoices;
  readonly read: ReaderFile;
}

const NOTHING_SAID: ReaderChoices = { columns: null, order: null };

/** Reads a file in the worker, for the ranch that is open. */
export function useReading() {
  const store = useStore<WithRecords>();
  const { units } = useRanchView();
  return useCallback(
    async (file: File, choices: ReaderChoices, signal: AbortSignal): Promise<WorkerAnswer<ChosenFile>> => {
      const state = store.getState();
      const answer = await askReader({ file, choices, zone: selectZone(state), now: selectNow(state) }, signal);
      if ('problem' in answer) return answer;
      // What the preview shows is worked out before it is drawn, in turns: a year of weights would hold the page up.
      await nextTurn();
      const sessions = sessionsOf(answer.read.readings);
      await inTurns(sessions, (session) => void weightsOf(session, unitsBegun(units)), signal);
      return { read: { file, choices, read: answer.read } };
    },
    [store, units],
  );
}

/** The first of the chosen files on its way to the ranch, read as one with the same columns was before. */
export function useReaderFile() {
  const reading = useReading();
  const read = useCallback(
    async ([file]: readonly File[], signal: AbortSignal): Promise<WorkerAnswer<ChosenFile>> => {
      // The page calls it with a file.
      const first = await reading(file ?? new File([], ''), NOTHING_SAID, signal);
      const known = 'problem' in first ? undefined : rememberedColumns(first.read.read);
      return known === undefined || 'problem' in first ? first : reading(first.read.file, known, signal);
    },
    [reading],
  );
  return useBringing(read);
}
