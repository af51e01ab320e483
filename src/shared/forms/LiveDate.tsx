import { useId } from 'react';
import styles from './Field.module.css';

interface LiveDateProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string;
  /** The latest day that is taken. */
  max: string;
  onChange: (day: string) => void;
}

/** A day in the middle of other things: it belongs to no form. A day that isn't whole is left as it was. */
export function LiveDate({ label, value, max, onChange }: LiveDateProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className={styles.live}
        value={value}
        max={max}
        onChange={({ target }) => {
          if (target.value !== '' && target.value <= max) onChange(target.value);
        }}
      />
    </div>
  );
}
