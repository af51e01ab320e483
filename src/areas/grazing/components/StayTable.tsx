import { useRef } from 'react';
import type { Period } from '@domain/grazing/seasons';
import type { Stay } from '@domain/grazing/stays';
import { plural, t } from '@domain/words';
import { useRanchView } from '@records/useRanchView';
import { useRowsInView } from '@shared/lib/useRowsInView';
import { adaName, adaTerm } from '@shared/units/units';
import { StayCells } from './StayCells';
import { WhatTermsMean } from '@shared/components/WhatTermsMean';
import styles from './StayTable.module.css';

const COLUMNS = [
  t({ message: 'In', context: 'when a stay began' }),
  t({ message: 'Out', context: 'when a stay ended' }),
  t`Herd`,
  t`Paddock`,
];

const VIEW = { keyOf: ({ herdUuid, from, moves }: Stay) => moves[0]?.uuid ?? `${herdUuid} ${from}`, rowPx: 57 };

interface StayTableProps {
  /** In the order in which they stand. */
  stays: readonly Stay[];
  period: Period;
  onEdit: (moveUuid: string) => void;
  onPhoto: (uuid: string) => void;
}

/** The stays as a table, on a phone as cards. Of a long list only the rows in view are in the page. */
export function StayTable({ stays, period, onEdit, onPhoto }: StayTableProps) {
  const { mayRecord, animalDays } = useRanchView();
  const count = stays.length;
  const box = useRef<HTMLDivElement>(null);
  const { inView, above, below, measure } = useRowsInView(stays, box, VIEW);
  return (
    <>
      <WhatTermsMean terms={['Stay', 'AD', adaTerm(animalDays)]} />
      <div className={styles.box} ref={box}>
        {/* The roles are said, since some browsers forget them with the look of a table. */}
        <table className={styles.table} role="table" aria-label={t`Stays`} aria-rowcount={count + 1}>
          <thead>
            <tr role="row" aria-rowindex={1}>
              {COLUMNS.map((name) => (
                <th key={name} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
              {[t`Head`, t`Days`, t`AD`, adaName(animalDays)].map((name) => (
                <th key={name} role="columnheader" scope="col" className={styles.number}>
                  {name}
                </th>
              ))}
              {mayRecord && (
                <th role="columnheader" scope="col">
                  {t({ message: 'Change', context: 'column of what can be done' })}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr role="presentation" style={{ height: above }} />}
            {inView.map(({ row, index }) => (
              <tr key={VIEW.keyOf(row)} ref={measure} data-index={index} role="row" aria-rowindex={index + 2}>
                <StayCells stay={row} period={period} onEdit={mayRecord ? onEdit : undefined} onPhoto={onPhoto} />
              </tr>
            ))}
            {below > 0 && <tr role="presentation" style={{ height: below }} />}
          </tbody>
        </table>
      </div>
      <p className={styles.sum}>
        {t`${plural(count, { one: '# stay', other: '# stays' })}. A move’s time ends one stay and begins the next: days, AD and ADA follow by themselves.`}
      </p>
    </>
  );
}
