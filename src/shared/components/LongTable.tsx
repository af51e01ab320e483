import { useRef, type ReactNode } from 'react';
import { useRowsInView } from '@shared/lib/useRowsInView';
import styles from './LongTable.module.css';

interface LongTableProps<Row> {
  /** The accessible name. */
  label: string;
  head: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The height of a row before it has been measured, px. */
  rowPx: number;
  /** The cells of a row: a `<HeadCell>`, then `<Cell>`s. */
  children: (row: Row) => ReactNode;
}

/** A table of thousands of rows, of which only those in view are in the page; on a phone each is a card. */
export function LongTable<Row>({ label, head, rows, keyOf, rowPx, children }: LongTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const { inView, above, below, measure } = useRowsInView(rows, box, { keyOf, rowPx });
  return (
    <div className={styles.box} ref={box}>
      {/* The roles are said, since some browsers forget them with the look of a table. */}
      <table className={styles.table} role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <tr role="row" aria-rowindex={1}>
            {head.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr role="presentation" style={{ height: above }} />}
          {inView.map(({ row, index }) => (
            <tr key={keyOf(row)} ref={measure} data-index={index} role="row" aria-rowindex={index + 2}>
              {children(row)}
            </tr>
          ))}
          {below > 0 && <tr role="presentation" style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}
