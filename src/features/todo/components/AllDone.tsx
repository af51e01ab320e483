import { Card } from '@shared/components/Card';
import { ButtonLink } from '@shared/components/ButtonLink';
import { appPaths } from '@shared/paths';
import styles from './AllDone.module.css';

/** When nothing is left to do. */
export function AllDone() {
  return (
    <Card>
      <div className={styles.done}>
        <svg viewBox="0 0 120 72" aria-hidden="true">
          <path d="M6 52 38 12l36 8 40-12-8 46-52 12z" />
          <path d="M38 12l10 50M74 20l-8 42" />
        </svg>
        <h2>You are all set</h2>
        <p>Nothing is left to do here. When something comes up, this page says so.</p>
        <ButtonLink to={appPaths.herds}>See what comes next</ButtonLink>
      </div>
    </Card>
  );
}
