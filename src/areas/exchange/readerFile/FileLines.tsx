import type { LineWords } from '@domain/animals/readerFile/Reading';
import type { ReaderFile } from '@domain/animals/readerFile/readerFile';
import { plural, t } from '@domain/words';
import { BadLines } from '../bringing/BadLines';

const byLine = (one: LineWords, other: LineWords): number => one.line - other.line;

interface FileLinesProps extends Pick<ReaderFile, 'bad' | 'odd'> {
  /** Lines whose weights no animal has. */
  unweighable?: readonly LineWords[];
}

/** The lines of a file that aren't read, and those that are worth a look, each with the reason. */
export function FileLines({ bad, odd, unweighable = [] }: FileLinesProps) {
  const all = [...bad, ...unweighable].sort(byLine);
  return (
    <>
      <BadLines bad={all} title={plural(all.length, { one: '# line isn’t read', other: '# lines aren’t read' })} />
      <BadLines bad={odd} title={t`Worth knowing`} />
    </>
  );
}
