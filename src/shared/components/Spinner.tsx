import styles from './Spinner.module.css';

/** A turning ring. What is under way is said in words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" data-testid="spinner" />;
}
