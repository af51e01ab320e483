import styles from './Hex.module.css';

/** A hash or a fingerprint, to be compared digit by digit. */
export function Hex({ children }: { children: string }) {
  return (
    <code className={styles.hex} translate="no">
      {children}
    </code>
  );
}
