import { useField } from 'formik';
import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { FieldError } from './FieldError';
import { useFieldError } from './FormContext';
import styles from './Field.module.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'> {
  name: string;
  label: string;
  hint?: string;
  /** Stands in the same row as the input, at its end. */
  aside?: ReactNode;
  /** Stands below the input: what the hint cannot say in one line. */
  below?: ReactNode;
}

/** The one labelled input: hint and error are tied to it, and the error stands beside it in words. */
export function Field({ name, label, hint, aside, below, ...input }: FieldProps) {
  const id = useId();
  const [field] = useField<string>(name);
  const error = useFieldError(name);
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          {...input}
          {...field}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {aside}
      </div>
      {below}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
