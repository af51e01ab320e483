import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** The accessible name. */
  label: string;
  head: readonly string[];
  children: ReactNode;
}

/** A table where there is space for its columns; on a phone each of its rows is a card. Its rows are `<TableRow>`. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className={styles.box}>
      {/* The roles are said, since some browsers forget them with the look of a table. */}
      <table className={styles.table} role="table" aria-label={label}>
        <thead>
          <tr role="row">
            {head.map((name) => (
              <th key={name} role="columnheader" scope="col">
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

/** One row of a table. */
export function TableRow({ children }: { children: ReactNode }) {
  return <tr role="row">{children}</tr>;
}

/** The cell that says what its row is about. */
export function HeadCell({ children }: { children: ReactNode }) {
  return (
    <th role="rowheader" scope="row">
      {children}
    </th>
  );
}

interface CellProps {
  /** What it is called on a card, where no column stands above it; left out where it says that itself. */
  name?: string;
  children: ReactNode;
}

export function Cell({ name, children }: CellProps) {
  return (
    <td role="cell" data-name={name}>
      {children}
    </td>
  );
}
