import styles from './Field.module.css';

const BARS = [1, 2, 3, 4];

interface StrengthMeterProps {
  /** Bars that are lit, 0 to 4. */
  level: number;
  words: string;
}

/** How good a new password is. The words say it; the bars only show it. */
export function StrengthMeter({ level, words }: StrengthMeterProps) {
  return (
    <>
      <div className={styles.meter} data-level={level} aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} data-on={bar <= level} />
        ))}
      </div>
      <p className={styles.strength} aria-live="polite">
        {words}
      </p>
    </>
  );
}
