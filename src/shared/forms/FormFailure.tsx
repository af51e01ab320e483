import { Banner } from '@shared/components/Banner';
import type { Failure } from '@shared/requestState';
import styles from './Field.module.css';

/** What the toast said also stands here until the next try, unless a field says it. The live region is there before its text. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  const sentences = failure === undefined ? [] : [failure.message, ...Object.values(failure.fields ?? {})];
  return (
    <div role="alert" className={styles.failure}>
      {sentences.length > 0 && (
        <Banner look="danger">
          {[...new Set(sentences)].map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
