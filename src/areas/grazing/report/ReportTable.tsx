import type { ReactNode } from 'react';
import { SideScroll } from '@shared/components/SideScroll';
import styles from './ReportTable.module.css';

interface Column {
  readonly name: string;
  /** Numbers stand under each other at the right. */
  readonly isNumber?: boolean;
}

export interface ReportRow {
  readonly key: string;
  /** The first says what the row is about. */
  readonly cells: readonly ReactNode[];
}

interface ReportTableProps {
  /** The accessible name. */
  label: string;
  columns: readonly Column[];
  rows: readonly ReportRow[];
  /** The sums below them. */
  sums?: readonly ReactNode[];
}

function Cells({ cells, columns }: { cells: readonly ReactNode[]; columns: readonly Column[] }) {
  return columns.map(({ name, isNumber }, at) =>
    at === 0 ? (
      <th key={name} scope="row">
        {cells[at]}
      </th>
    ) : (
      <td key={name} className={isNumber === true ? styles.number : undefined}>
        {cells[at]}
      </td>
    ),
  );
}

/** A table for the eye and for paper: where it is too wide it is moved sideways under its first column. */
export function ReportTable({ label, columns, rows, sums }: ReportTableProps) {
  return (
    <SideScroll label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={isNumber === true ? styles.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <Cells cells={cells} columns={columns} />
            </tr>
          ))}
        </tbody>
        {sums !== undefined && (
          <tfoot>
            <tr>
              <Cells cells={sums} columns={columns} />
            </tr>
          </tfoot>
        )}
      </table>
    </SideScroll>
  );
}
