import { useField } from 'formik';
import { useId } from 'react';
import { FieldError } from './FieldError';
import { useFieldError } from './FormContext';
import styles from './RadioGroup.module.css';

interface Option {
  value: string;
  label: string;
  hint?: string;
}

interface RadioGroupProps {
  name: string;
  legend: string;
  options: readonly Option[];
  /** Short labels may stand beside each other on a narrow screen too. */
  isNarrow?: boolean;
  /** Any of them can be chosen, and the field is a list. */
  isMany?: boolean;
}

/** One choice of a few, or any of them, all in view. */
export function RadioGroup({ name, legend, options, isNarrow = false, isMany = false }: RadioGroupProps) {
  const id = useId();
  const [field] = useField<string | string[]>(name);
  const error = useFieldError(name);
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{legend}</legend>
      <div className={isNarrow ? styles.narrow : styles.options}>
        {options.map(({ value, label, hint }) => (
          <div key={value} className={styles.option}>
            <input
              {...field}
              id={`${id}-${value}`}
              type={isMany ? 'checkbox' : 'radio'}
              value={value}
              checked={isMany ? field.value.includes(value) : field.value === value}
              aria-invalid={error !== undefined}
              aria-describedby={hint === undefined ? undefined : `${id}-${value}-hint`}
            />
            <label htmlFor={`${id}-${value}`}>{label}</label>
            {hint !== undefined && <span id={`${id}-${value}-hint`}>{hint}</span>}
          </div>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
