import { Checkbox } from './Checkbox';
import styles from './CheckboxGroup.module.css';

interface CheckboxGroupProps {
  legend: string;
  hint: string;
  options: readonly { name: string; label: string }[];
}

/** Several yes-or-no questions that belong together. */
export function CheckboxGroup({ legend, hint, options }: CheckboxGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.options}>
        {options.map(({ name, label }) => (
          <Checkbox key={name} name={name}>
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
