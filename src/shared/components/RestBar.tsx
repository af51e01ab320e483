import styles from './RestBar.module.css';

interface RestBarProps {
  /** Whole days. */
  days: number;
  targetDays: number;
}

/** Where on the bar the target stands, in percent of its width. */
const TARGET_AT = 75;

/** Days of rest against the target, whose tick stands on the bar. The number beside it says the same. */
export function RestBar({ days, targetDays }: RestBarProps) {
  const share = targetDays > 0 ? days / targetDays : 1;
  const width = Math.min(100, share * TARGET_AT);
  const look = share >= 1 ? styles.full : share >= 0.5 ? styles.half : styles.short;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" rx="4" />
      <rect className={look} width={`${width}%`} height="100%" rx="4" />
      <line x1={`${TARGET_AT}%`} x2={`${TARGET_AT}%`} y1="-3" y2="17" />
    </svg>
  );
}
