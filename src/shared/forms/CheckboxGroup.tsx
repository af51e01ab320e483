import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import styles from './CheckboxGroup.module.css';

interface CheckboxGroupProps {
  legend: string;
  hint: string;
  options: readonly { name: string; label: string }[];
  /** Where a label is a sentence: one below the other. */
  isOneBelow?: boolean;
  /** What is wrong with them together, and what chooses several at once. */
  children?: ReactNode;
}

/** Several yes-or-no questions that belong together. */
export function CheckboxGroup({ legend, hint, options, isOneBelow = false, children }: CheckboxGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={[styles.options, isOneBelow ? styles.oneBelow : ''].join(' ')}>
        {options.map(({ name, label }) => (
          <Checkbox key={name} name={name}>
            {label}
          </Checkbox>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
