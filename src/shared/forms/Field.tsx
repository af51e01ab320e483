import { useField } from 'formik';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { useFieldAria } from './useFieldAria';
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

/** The one labeled input: hint and error are tied to it, and the error stands beside it in words. */
export function Field({ name, label, hint, aside, below, ...input }: FieldProps) {
  const [field] = useField<string>(name);
  const { aria, error } = useFieldAria(name, hint);
  return (
    <FieldFrame id={aria.id} label={label} hint={hint} error={error} below={below}>
      <div className={styles.row}>
        <input {...input} {...field} {...aria} className={styles.input} />
        {aside}
      </div>
    </FieldFrame>
  );
}
