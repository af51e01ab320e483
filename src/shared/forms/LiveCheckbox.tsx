import type { InputHTMLAttributes } from 'react';
import styles from './LiveCheckbox.module.css';

interface LiveCheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string;
  onChange: (isChecked: boolean) => void;
}

/** A yes or no that takes effect at once: it belongs to no form. */
export function LiveCheckbox({ label, onChange, ...input }: LiveCheckboxProps) {
  return (
    <label className={styles.line}>
      <input {...input} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
