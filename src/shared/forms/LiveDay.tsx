import { useState } from 'react';
import { isDate } from '@contract/grazing/dates';
import styles from './LiveDay.module.css';

interface LiveDayProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  /** The latest day that is taken. */
  max?: string;
  /** Told of a whole day, and, once the field is left, of an empty one. */
  onChange: (value: string) => void;
}

/** A day in the middle of other things: it belongs to no form. What is typed so far stays until it is a day. */
export function LiveDay({ label, value, max, onChange }: LiveDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed === '') onChange('');
    setTyped(null);
  };
  return (
    <label className={styles.day}>
      {label}
      <input
        type="date"
        value={typed ?? value}
        max={max}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isDate(target.value) && (max === undefined || target.value <= max)) onChange(target.value);
        }}
        onBlur={leave}
      />
    </label>
  );
}
