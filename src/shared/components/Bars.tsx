import styles from './Bars.module.css';

/** Bars in the place of lines that are on their way. That they are is said in words beside them. */
export function Bars({ count, hasBlock = false }: { count: number; hasBlock?: boolean }) {
  return (
    <>
      {Array.from({ length: count }, (_none, at) => (
        <span key={at} className={styles.bar} />
      ))}
      {hasBlock && <span className={styles.block} />}
    </>
  );
}
