import { useState } from 'react';
import { Link } from 'react-router';
import { daysBetween } from '@domain/grazing/time';
import { restBefore } from '@domain/planning/chartRow';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { restNumber } from '@shared/figures/restInWords';
import { paddockHref } from '@shared/recordHrefs';
import { dayAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import type { ChartModel } from './ChartModel';
import styles from './ChartTable.module.css';

const KINDS = { actual: 'Grazed', expected: 'To stay on', planned: 'Planned', made: 'As it was planned' } as const;
const HEAD = ['Paddock', 'What', 'Herd', 'In', 'Out', 'Days', 'Rest before'];

interface ChartTableProps {
  model: ChartModel;
  /** The days that the chart shows now: the first one, and the one after the last. */
  days: readonly [first: number, end: number];
}

function Rows({ model, days: [first, end] }: ChartTableProps) {
  const nameOf = useNames();
  const { zone, now } = useRanchView();
  return model.paddocks.flatMap(({ uuid, name }) => {
    const row = model.rowOf(uuid);
    const seen = row.bars.filter(({ from, to }) => model.dayOf(to) >= first && model.dayOf(from) < end);
    return seen.map(({ kind, herdUuid, from, to, planUuid }) => {
      const rest = restBefore(row, { kind, from, planUuid });
      const isShort = rest?.isShort === true ? `, below the target of ${rest.targetDays}` : '';
      return (
        <TableRow key={`${uuid} ${herdUuid} ${kind} ${planUuid ?? ''} ${from}`}>
          <HeadCell>
            <Link to={paddockHref(uuid)}>{name}</Link>
          </HeadCell>
          <Cell name="What">{KINDS[kind]}</Cell>
          <Cell name="Herd">{nameOf(herdUuid)}</Cell>
          <Cell name="In">{dayAt(from, zone, now)}</Cell>
          <Cell name="Out">{kind === 'actual' && to === now ? 'still there' : dayAt(to, zone, now)}</Cell>
          <Cell name="Days">{numberInWords(daysBetween(from, to), 1)}</Cell>
          <Cell name="Rest before">
            {rest === undefined ? '---' : `${restNumber(rest.days, rest.isAtLeast)}${isShort}`}
          </Cell>
        </TableRow>
      );
    });
  });
}

/** What the chart shows, as a table: of the days that are in view. */
export function ChartTable(props: ChartTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>The same as a table</summary>
      {isOpen && (
        <Table label="Grazing chart" head={HEAD}>
          <Rows {...props} />
        </Table>
      )}
    </details>
  );
}
