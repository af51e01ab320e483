import { useState } from 'react';
import { isDate } from '@contract/grazing/dates';
import styles from './LiveDay.module.css';

interface LiveDayProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  /** Told of a whole day, and, once the field is left, of an empty one. */
  onChange: (value: string) => void;
}

/** A day in the middle of other things: it belongs to no form. What is typed so far stays until it is a day. */
export function LiveDay({ label, value, onChange }: LiveDayProps) {
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
        onChange={({ target }) => {
          setTyped(target.value);
          if (isDate(target.value)) onChange(target.value);
        }}
        onBlur={leave}
      />
    </label>
  );
}
