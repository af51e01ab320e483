import styles from './Field.module.css';

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2 19 18H1z" />
        <path d="M10 8v4.5m0 2v.5" />
      </svg>
      {error}
    </p>
  );
}
