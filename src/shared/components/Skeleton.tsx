import { t } from '@domain/words';
import { Bars } from './Bars';
import styles from './Skeleton.module.css';

/** The shape of a page whose content is not known yet. */
export function Skeleton() {
  return (
    <main className={styles.skeleton} aria-busy="true">
      <SkeletonBars />
    </main>
  );
}

/** The same within a page that has a frame already. */
export function SkeletonBars() {
  return (
    <div className={styles.bars}>
      <p className={styles.words}>{t`Loading…`}</p>
      <Bars count={2} hasBlock />
    </div>
  );
}
