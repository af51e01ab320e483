import { useEffect, useRef, useState } from 'react';
import type { ReaderChoices } from '@domain/animals/readerFile/readerFile';
import type { ReaderColumn } from '@domain/animals/readerFile/ReaderColumn';
import type { DayOrder } from '@domain/formats/table/cellTime';
import { rememberColumns } from './rememberedColumns';
import { useReading, type ChosenFile } from './useReaderFile';

/** A file as the person says that it is to be read: every change reads it again. */
export function useReaderChoices(first: ChosenFile) {
  const read = useReading();
  const [chosen, setChosen] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const change = (choices: ReaderChoices) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    // What is chosen is shown at once, and what it makes of the file when that is read.
    setChosen({ ...chosen, choices, read: { ...chosen.read, columns: choices.columns ?? chosen.read.columns } });
    setReading(true);
    void read(first.file, choices, mine.signal).then((answer) => {
      if (mine.signal.aborted) return;
      setReading(false);
      setProblem('problem' in answer ? answer.problem : null);
      if (!('problem' in answer)) setChosen(answer.read);
    });
    rememberColumns(first.read, choices);
  };
  const { choices, read: file } = chosen;
  return {
    file,
    /** Why the file can't be read so; null where it can. */
    problem,
    isReading,
    /** No two columns are the same, but those that are passed over. */
    setColumn: (column: number, is: ReaderColumn) =>
      change({
        ...choices,
        columns: file.columns.map((each, at) => (at === column ? is : each === is && is !== '' ? '' : each)),
      }),
    setOrder: (order: DayOrder) => change({ ...choices, order }),
  };
}

export type ReaderChoosing = ReturnType<typeof useReaderChoices>;
