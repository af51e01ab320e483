import { useRef } from 'react';
import { plural, t } from '@domain/words';
import type { PaddockRow } from '../paddockRows';
import { COLUMNS, firstOrderOf, type Column, type Order } from '../sortRows';
import { totalsOf } from '../totals';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { useRowsInView } from '@shared/lib/useRowsInView';
import { FigureCell } from '@shared/figures/FigureCell';
import { PaddockRowCells } from './PaddockRowCells';
import styles from './PaddockTable.module.css';

interface PaddockTableProps {
  /** In the order in which they stand. */
  rows: readonly PaddockRow[];
  order: Order;
  onOrder: (order: Order) => void;
  units: PersonsUnits;
  /** What the columns are called. */
  head: Readonly<Record<Column, string>>;
  nameOf: (uuid: string) => string | undefined;
  /** Whether the person may give a paddock of the list a shape on the map. */
  mayDraw: (row: PaddockRow) => boolean;
}

const VIEW = { keyOf: ({ uuid }: PaddockRow) => uuid, rowPx: 49 };

const LEFT: readonly Column[] = ['name', 'state', 'rest'];

/** The paddocks as a table, on a phone as cards. Of a long list only the rows in view are in the page. */
export function PaddockTable({ rows, order, onOrder, units, head, nameOf, mayDraw }: PaddockTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { inView, above, below, measure } = useRowsInView(rows, box, VIEW);
  const turn = (by: Column) => onOrder(order.by === by ? { by, isDescending: !order.isDescending } : firstOrderOf(by));
  return (
    <div className={styles.box} ref={box}>
      {/* The roles are said, since some browsers forget them with the look of a table. */}
      <table className={styles.table} role="table" aria-label={t`Paddocks`} aria-rowcount={rows.length + 2}>
        <thead>
          <tr role="row" aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className={LEFT.includes(column) ? undefined : styles.number}
                aria-sort={order.by !== column ? undefined : order.isDescending ? 'descending' : 'ascending'}
              >
                <button type="button" onClick={() => turn(column)}>
                  {head[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr role="presentation" style={{ height: above }} />}
          {inView.map(({ row, index }) => (
            <tr key={row.uuid} ref={measure} data-index={index} role="row" aria-rowindex={index + 2}>
              <PaddockRowCells row={row} units={units} head={head} nameOf={nameOf} mayDraw={mayDraw(row)} />
            </tr>
          ))}
          {below > 0 && <tr role="presentation" style={{ height: below }} />}
        </tbody>
        <PaddockTotals rows={rows} units={units} head={head} nameOf={nameOf} />
      </table>
    </div>
  );
}

type PaddockTotalsProps = Pick<PaddockTableProps, 'rows' | 'units' | 'head' | 'nameOf'>;

function PaddockTotals({ rows, units, head, nameOf }: PaddockTotalsProps) {
  const { acres, ada, forageLeftLb } = totalsOf(rows);
  const count = rows.length;
  return (
    <tfoot>
      <tr role="row" aria-rowindex={rows.length + 2}>
        <th role="rowheader" scope="row">
          {plural(count, { one: '# paddock', other: '# paddocks' })}
        </th>
        <td role="cell" className={styles.number} data-name={head.acres}>
          <FigureCell figure={acres} unit={units.area} nameOf={nameOf} />
        </td>
        <td role="cell" className={styles.wide} />
        <td role="cell" className={styles.wide} />
        <td role="cell" className={styles.wide} />
        <td role="cell" className={styles.number} data-name={head.ada}>
          <FigureCell
            figure={ada}
            unit={units.animalDays}
            short={units.isMetric ? units.animalDays.short : undefined}
            nameOf={nameOf}
          />
        </td>
        <td role="cell" className={styles.number} data-name={head.forage}>
          <FigureCell figure={forageLeftLb} unit={units.weight} short={units.weight.short} nameOf={nameOf} />
        </td>
      </tr>
    </tfoot>
  );
}
