import { useState, type ReactNode } from 'react';
import { t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { SideScroll } from '@shared/components/SideScroll';
import styles from './ReportTable.module.css';

interface Column {
  readonly name: string;
  /** It has the names that somebody gave. */
  readonly isName?: boolean;
  /** Numbers stand under each other at the right. */
  readonly isNumber?: boolean;
  /** Times take two lines at most. */
  readonly isTime?: boolean;
}

const lookOf = ({ isNumber, isTime }: Column) => {
  if (isNumber === true) return styles.number;
  return isTime === true ? styles.time : undefined;
};

const translateOf = ({ isName }: Column) => (isName === true ? 'no' : undefined);

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
  return columns.map((column, at) =>
    at === 0 ? (
      <th key={column.name} role="rowheader" scope="row" translate={translateOf(column)}>
        {cells[at]}
      </th>
    ) : (
      <td
        key={column.name}
        role="cell"
        data-name={column.name}
        className={lookOf(column)}
        translate={translateOf(column)}
      >
        {cells[at]}
      </td>
    ),
  );
}

/** So many rows are on a phone at first; `.short` in the styles has the same number. Paper has all of them. */
const FEW = 12;

/** A table for the eye and for paper. Where it is too wide for its columns each row is a card: its name, then its figures. */
export function ReportTable({ label, columns, rows, sums }: ReportTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const count = rows.length;
  const isShort = !isWhole && count > FEW;
  return (
    <div className={styles.box}>
      <SideScroll label={label}>
        {/* The roles are said, since some browsers forget them with the look of a table. */}
        <table className={[styles.table, isShort ? styles.short : ''].join(' ')} role="table" aria-label={label}>
          <thead>
            <tr role="row">
              {columns.map((column) => (
                <th key={column.name} role="columnheader" scope="col" className={lookOf(column)}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} role="row">
                <Cells cells={cells} columns={columns} />
              </tr>
            ))}
          </tbody>
          {sums !== undefined && (
            <tfoot>
              <tr role="row">
                <Cells cells={sums} columns={columns} />
              </tr>
            </tfoot>
          )}
        </table>
      </SideScroll>
      {isShort && (
        <div className={styles.whole}>
          <Button look="quiet" aria-label={t`Show all ${count}: ${label}`} onClick={() => setIsWhole(true)}>
            {t`Show all ${count}`}
          </Button>
        </div>
      )}
    </div>
  );
}
