import type { ReactNode } from 'react';
import { Actions } from './Actions';
import styles from './Rows.module.css';

interface RowsProps {
  /** Whether what may be done has the same edges in each row, though in some there is more of it than in others. */
  isEven?: boolean;
  children: ReactNode;
}

/** A list of which each entry has a row. */
export function Rows({ isEven = false, children }: RowsProps) {
  return <ul className={[styles.rows, isEven ? styles.even : ''].join(' ')}>{children}</ul>;
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
