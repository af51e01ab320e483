import { useId } from 'react';
import { TEXT_MAX } from '@contract/http/limits';
import styles from './Field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that narrows a list down as the person types: it belongs to no form and is never refused. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} role="search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
