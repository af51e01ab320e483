import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import { useFieldError } from './FormContext';
import styles from './Field.module.css';

export function Checkbox({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const [field] = useField({ name, type: 'checkbox' });
  const error = useFieldError(name);
  return (
    <div className={styles.check}>
      <input
        {...field}
        id={id}
        type="checkbox"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      <label htmlFor={id}>{children}</label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
