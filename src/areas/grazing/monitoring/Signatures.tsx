import { t } from '@domain/words';
import styles from './monitoring.module.css';

/** Lines for signatures and their dates, to be filled in on paper. */
export function Signatures() {
  return (
    <div className={styles.signatures}>
      {[t`Signature of the land manager`, t`Date`, t`Signature of the planner`, t`Date`].map((line, index) => (
        <p key={`${line} ${index}`}>{line}</p>
      ))}
    </div>
  );
}
