import { Link } from 'react-router';
import { t } from '@domain/words';
import { askedFor } from '@shared/lib/askedFor';
import { type Step, type StepName } from '../steps';
import styles from './StepList.module.css';

interface StepListProps {
  steps: readonly Step[];
  current: StepName;
  done: Record<StepName, boolean>;
}

/** The steps of the set-up in their order: which one this is, which are done, and the way to each. */
export function StepList({ steps, current, done }: StepListProps) {
  return (
    <nav aria-label={t`Set up`}>
      <ol className={styles.steps}>
        {steps.map(({ name, label, to }, at) => (
          <li key={name} className={done[name] ? styles.done : undefined}>
            <Link to={to} state={askedFor} aria-current={name === current ? 'step' : undefined}>
              <b aria-hidden="true">{done[name] ? '✓' : at + 1}</b>
              <span>{label}</span>
              {done[name] && <span className={styles.words}>{t`(done)`}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
