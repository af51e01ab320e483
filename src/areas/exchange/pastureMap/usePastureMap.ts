import { useCallback, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { joinExports, type JoinedExports } from '@domain/formats/pastureMap/joinExports';
import type { PastureMapExport } from '@domain/formats/pastureMap/PastureMapExport';
import { selectTimelines, type WithRecords } from '@records/index';
import { recordChange } from '@records/index';
import { uuidV7 } from '@records/uuidV7';
import { inGroups } from '../importChanges';
import { countsInWords, type Imported } from '../Imported';
import { pastureMapRecords, type Choices } from './pastureMapRecords';
import { readExports } from './readExports';

/** Exports of PastureMap as they were read, and as one history. */
export interface ReadExports {
  readonly exports: readonly PastureMapExport[];
  readonly joined: JoinedExports;
}

/** How far the person has come with their exports. */
export type PastureMapStage =
  | { readonly name: 'choosing'; readonly problem: string | null }
  | { readonly name: 'reading' }
  | { readonly name: 'looking'; readonly read: ReadExports }
  | { readonly name: 'imported'; readonly imported: Imported };

const CHOOSING: PastureMapStage = { name: 'choosing', problem: null };
const SOURCE = 'PastureMap';

/** Exports of PastureMap on their way to the ranch: they are read here, looked at, and written when the person says so. */
export function usePastureMap() {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const [stage, setStage] = useState<PastureMapStage>(CHOOSING);
  const reading = useRef<AbortController>(undefined);

  const choose = useCallback(async (files: readonly File[]) => {
    reading.current?.abort();
    const mine = new AbortController();
    reading.current = mine;
    setStage({ name: 'reading' });
    const answer = await readExports(files, mine.signal);
    if (mine.signal.aborted) return;
    if ('problem' in answer) setStage({ name: 'choosing', problem: answer.problem });
    else setStage({ name: 'looking', read: { exports: answer.exports, joined: joinExports(answer.exports) } });
  }, []);
  const stop = useCallback(() => {
    reading.current?.abort();
    setStage(CHOOSING);
  }, []);
  const write = useCallback(
    (joined: JoinedExports, choices: Choices) => {
      const { standard } = selectTimelines(store.getState());
      const records = pastureMapRecords(joined, choices, standard);
      const uuid = uuidV7();
      const groups = inGroups(records);
      groups.forEach((group, index) => {
        const part = groups.length === 1 ? '' : ` (part ${index + 1} of ${groups.length})`;
        dispatch(recordChange(`Imported ${countsInWords(group)} from ${SOURCE}${part}`, group, index > 0, uuid));
      });
      setStage({ name: 'imported', imported: { uuid, fileName: SOURCE, records } });
    },
    [dispatch, store],
  );
  return { stage, choose, stop, write };
}
