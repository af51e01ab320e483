import { t } from '@domain/words';
import styles from './ProgressBar.module.css';

/** The thin bar over every page while requests are pending. It waits 150 ms, so that quick ones do not flicker. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  // It belongs to no part of the page, which only what speaks by itself may.
  return <div className={styles.bar} role="progressbar" aria-live="polite" aria-label={t`Loading`} />;
}
