import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';

interface LiveSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'children'> {
  /** The accessible name: what stands around it says it to those who see. */
  'aria-label': string;
  /** With the language that a label is in, where that isn't the page's. */
  options: readonly { value: string; label: string; lang?: string }[];
  ref?: Ref<HTMLSelectElement>;
  onChange: (value: string) => void;
}

/** A choice in the middle of other things: it belongs to no form. */
export function LiveSelect({ options, onChange, ...select }: LiveSelectProps) {
  return (
    <select {...select} className={styles.live} onChange={({ target }) => onChange(target.value)}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
