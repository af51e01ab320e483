import { plural, t } from '@domain/words';
import { Sentences } from './Sentences';

interface BadLinesProps {
  /** What is there to say, each with its line. */
  bad: readonly { readonly line: number; readonly why: string }[];
  title: string;
}

const moreLines = (count: number): string => plural(count, { one: 'And # row more.', other: 'And # rows more.' });

/** What there is to say of rows of a file, each with its line. */
export function BadLines({ bad, title }: BadLinesProps) {
  if (bad.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <Sentences all={bad.map(({ line, why }) => t`Line ${line}: ${why}`)} more={moreLines} />
    </section>
  );
}
