import { useImperativeHandle, useRef, type KeyboardEvent, type RefObject } from 'react';
import { t } from '@domain/words';
import type { PersonsUnits } from '@features/user/usePersonsUnits';
import { useRowsInView } from '@shared/lib/useRowsInView';
import { COLUMNS, ForageCells } from './ForageCells';
import type { ForageRow } from './forageRows';
import { focusRow } from './focusRow';
import styles from './ForageTable.module.css';
import type { TypedForage } from './typedForage';

interface ForageTableProps {
  rows: readonly ForageRow[];
  typed: TypedForage;
  units: PersonsUnits;
  /** What is wrong with the number of a row; undefined where nothing is, or before anything was to be saved. */
  problemOf: (text: string) => string | undefined;
  /** Hears of a number that is typed; without it nobody may type. */
  onType?: (uuid: string, text: string) => void;
  /** Gets the way to scroll to a row that isn't drawn. */
  ref?: RefObject<(index: number) => void>;
}

const VIEW = { keyOf: ({ uuid }: ForageRow) => uuid, rowPx: 57 };

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The paddocks with a field for the forage of each; Enter and the arrow keys go to the next field. */
export function ForageTable({ rows, typed, units, problemOf, onType, ref }: ForageTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { inView, above, below, measure, scrollTo } = useRowsInView(rows, box, VIEW);
  useImperativeHandle(ref, () => scrollTo, [scrollTo]);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const index = Number((event.target as HTMLElement).dataset.row);
    if (step === undefined || Number.isNaN(index)) return;
    event.preventDefault();
    if (index + step >= 0 && index + step < rows.length) focusRow(index + step, scrollTo);
  };
  const columns = units.isMetric ? COLUMNS.metric : COLUMNS.imperial;
  const { short } = units.yield;
  const head = [
    t`Paddock`,
    columns.grazeable,
    t`Estimate now (${short})`,
    ...(onType === undefined ? [] : [columns.typed]),
  ];
  return (
    <div className={styles.box} ref={box} onKeyDown={walk}>
      {/* The roles are said, since some browsers forget them with the look of a table. */}
      <table
        className={styles.table}
        role="table"
        aria-label={t`Forage of all paddocks`}
        aria-rowcount={rows.length + 1}
      >
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
            <tr key={row.uuid} ref={measure} data-index={index} role="row" aria-rowindex={index + 2}>
              <ForageCells
                row={row}
                index={index}
                units={units}
                text={typed[row.uuid] ?? ''}
                problem={problemOf(typed[row.uuid] ?? '')}
                onType={onType}
              />
            </tr>
          ))}
          {below > 0 && <tr role="presentation" style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}
