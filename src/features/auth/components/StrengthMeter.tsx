import styles from '@shared/forms/Field.module.css';
import type { Strength } from './useStrength';

const BARS = [1, 2, 3, 4];

export function StrengthMeter({ strength: { level, words } }: { strength: Strength }) {
  return (
    <>
      <div className={styles.meter} aria-hidden="true">
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
