import { useCallback, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { recordChange, selectAll, type WithRecords } from '@records/index';
import { uuidV7 } from '@records/uuidV7';
import type { Shape } from '@domain/geometry/Position';
import { importChanges, inGroups } from './importChanges';
import { countsInWords, type Imported } from './Imported';
import type { ReadFile } from './importMessages';
import { readInWorker } from './readInWorker';
import type { NamedBy, ShapeRow } from './shapeRows';

/** How far the person has come with a file. */
export type Stage =
  | { readonly name: 'choosing'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly fileName: string }
  | { readonly name: 'looking'; readonly fileName: string; readonly read: ReadFile }
  | { readonly name: 'imported'; readonly imported: Imported };

const CHOOSING: Stage = { name: 'choosing', problem: null };

/** The shapes of the paddocks that there are, by their ids. */
const shapesOnRanch = (state: WithRecords): Map<string, Shape> =>
  new Map(
    selectAll(state, 'paddock').flatMap(({ uuid, data: { shape, retired_at } }): [string, Shape][] =>
      shape === null || retired_at !== null ? [] : [[uuid, shape]],
    ),
  );

/** A file on its way to the ranch: it is read here, looked at, and written when the person says so. */
export function useImport() {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const [stage, setStage] = useState<Stage>(CHOOSING);
  const reading = useRef<AbortController>(undefined);

  const choose = useCallback(
    async (file: File) => {
      reading.current?.abort();
      const mine = new AbortController();
      reading.current = mine;
      setStage({ name: 'reading', fileName: file.name });
      const answer = await readInWorker(file, shapesOnRanch(store.getState()), mine.signal);
      if (mine.signal.aborted) return;
      if ('problem' in answer) setStage({ name: 'choosing', problem: answer.problem });
      else setStage({ name: 'looking', fileName: file.name, read: answer.read });
    },
    [store],
  );
  const stop = useCallback(() => {
    reading.current?.abort();
    setStage(CHOOSING);
  }, []);
  const write = useCallback(
    (fileName: string, rows: readonly ShapeRow[], namedBy: NamedBy) => {
      const records = importChanges(rows, namedBy);
      const uuid = uuidV7();
      const groups = inGroups(records);
      groups.forEach((group, index) => {
        const part = groups.length === 1 ? '' : ` (part ${index + 1} of ${groups.length})`;
        const label = `Imported ${countsInWords(group)} from ${fileName}${part}`;
        dispatch(recordChange(label, group, false, uuid));
      });
      setStage({ name: 'imported', imported: { uuid, fileName, records } });
    },
    [dispatch],
  );
  return { stage, choose, stop, write };
}
