import type { ReactNode } from 'react';
import { Actions } from './Actions';
import styles from './Rows.module.css';

/** A list of which each entry has a row. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  /** What the row is about. */
  title: ReactNode;
  /** What may be done about it. */
  actions?: ReactNode;
  /** What else there is to know. */
  children: ReactNode;
}

export function Row({ title, actions, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <div>{title}</div>
        {children}
      </div>
      {Boolean(actions) && <Actions>{actions}</Actions>}
    </li>
  );
}
