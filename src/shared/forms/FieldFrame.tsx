import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import styles from './Field.module.css';

interface FieldFrameProps {
  /** The control's; the hint and the error are named after it. */
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** Stands below the control: what the hint cannot say in one line. */
  below?: ReactNode;
  children: ReactNode;
}

/** What every control of one line has around it: the label above, what is said of it below. */
export function FieldFrame({ id, label, hint, error, below, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
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
