import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import { plural, t } from '@domain/words';
import { selectNow, selectZone, type WithRecords } from '@records/index';
import { Banner } from '@shared/components/Banner';
import { PickFiles } from '@shared/components/PickFiles';
import { askReader } from './askReader';
import styles from './FromReaderFile.module.css';

interface FromReaderFileProps {
  /** Whether only its tags are wanted, of animals that weren't weighed too. */
  isOfTags?: boolean;
  /** Takes what was read. It answers in a sentence what was taken, or why nothing was. */
  onRead: (file: ReaderFile) => { readonly taken: string } | { readonly problem: string };
}

// eslint-disable-next-line lingui/no-unlocalized-strings -- endings of names
const KINDS = '.csv,.tsv,.txt,.xlsx';
const LINES_MAX = 5;

/** "Line 7: no weight. Line 9: …" */
function linesInWords({ bad }: ReaderFile): string {
  const lines = bad.slice(0, LINES_MAX).map(({ line, why }) => `${t`Line ${line}: ${why}`}.`);
  const more = bad.length - LINES_MAX;
  return [...lines, ...(more > 0 ? [plural(more, { one: 'And # line more.', other: 'And # lines more.' })] : [])].join(
    ' ',
  );
}

/** A button in a form that fills it from the file of a reader or scale, and says which of its lines aren't read. */
export function FromReaderFile({ isOfTags = false, onRead }: FromReaderFileProps) {
  const store = useStore<WithRecords>();
  const running = useRef<AbortController>(undefined);
  const [said, setSaid] = useState<{ readonly words: string; readonly isProblem: boolean } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const read = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const [zone, now] = [selectZone(store.getState()), selectNow(store.getState())];
    const ask = (columns: ReaderFile['columns'] | null) =>
      askReader({ file, choices: { columns, order: null }, zone, now }, signal);
    setSaid({ words: t`Reading the lines…`, isProblem: false });
    let answer = await ask(null);
    if (isOfTags && 'read' in answer && answer.read.hasWeights)
      answer = await ask(answer.read.columns.map((is) => (is === 'weight' ? '' : is)));
    if (signal.aborted) return;
    const taken = 'problem' in answer ? { problem: `${answer.problem}.` } : onRead(answer.read);
    if ('problem' in taken) setSaid({ words: taken.problem, isProblem: true });
    else setSaid({ words: `${taken.taken} ${'read' in answer ? linesInWords(answer.read) : ''}`, isProblem: false });
  };

  return (
    <div className={styles.file}>
      <PickFiles label={t`From a file`} accept={KINDS} onFiles={(files) => void read(files)} />
      <div role="status">{said !== null && !said.isProblem && <p>{said.words}</p>}</div>
      <div role="alert">{said?.isProblem === true && <Banner look="danger">{said.words}</Banner>}</div>
    </div>
  );
}
