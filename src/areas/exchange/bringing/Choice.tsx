import type { ReactNode } from 'react';
import { LiveSelect } from '@shared/forms/LiveSelect';
import styles from './Choice.module.css';

/** Choices side by side, where there is space. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}

interface ChoiceProps {
  label: string;
  /** Its name for who doesn't see what it is about. */
  name?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice with its words above it. */
export function Choice({ label, name = label, ...select }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      <LiveSelect aria-label={name} {...select} />
    </div>
  );
}
