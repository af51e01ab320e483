import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** The accessible name. */
  label: string;
  head: readonly string[];
  children: ReactNode;
}

/** A table that scrolls inside its own box where it is too wide; the box takes the focus, so that arrows scroll it. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className={styles.box} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
