import styles from './Skeleton.module.css';

/** The shape of a page whose content is not known yet. */
export function Skeleton() {
  return (
    <main className={styles.skeleton} aria-busy="true">
      <p className={styles.words}>Loading…</p>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.block} />
    </main>
  );
}
