import type { Failure } from '@shared/requestState';
import styles from './Field.module.css';

/** What the toast said also stands here until the next try. The live region is there before its text. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  const sentences = failure === undefined ? [] : Object.entries(failure.fields ?? { all: failure.message });
  return (
    <div role="alert" className={styles.failure}>
      {sentences.map(([field, words]) => (
        <p key={field}>{words}</p>
      ))}
    </div>
  );
}
