import { useState } from 'react';
import { Link } from 'react-router';
import { daysBetween } from '@domain/grazing/time';
import type { ChartBar } from '@domain/planning/chartBars';
import { restBefore, type ChartRest } from '@domain/planning/chartRow';
import { t } from '@domain/words';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { restNumber } from '@shared/figures/restInWords';
import { paddockHref } from '@shared/recordHrefs';
import { dayAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import type { ChartModel } from './ChartModel';
import styles from './ChartTable.module.css';

const KINDS: Readonly<Record<ChartBar['kind'], string>> = {
  actual: t({ message: 'Grazed', context: 'what a stay is' }),
  expected: t`To stay on`,
  planned: t({ message: 'Planned', context: 'what a stay is' }),
  made: t`As it was planned`,
};
const WHAT = t({ message: 'What', context: 'what a stay is' });
const IN = t({ message: 'In', context: 'when a stay began' });
const OUT = t({ message: 'Out', context: 'when a stay ended' });
const HEAD = [t`Paddock`, WHAT, t`Herd`, IN, OUT, t`Days`, t`Rest before`];

/** "46", "at least 400", "12, below the target of 30". */
function restInWords({ days, isAtLeast, isShort, targetDays: target }: ChartRest): string {
  const number = restNumber(days, isAtLeast);
  return isShort ? t`${number}, below the target of ${target}` : number;
}

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
      return (
        <TableRow key={`${uuid} ${herdUuid} ${kind} ${planUuid ?? ''} ${from}`}>
          <HeadCell>
            <Link translate="no" to={paddockHref(uuid)}>
              {name}
            </Link>
          </HeadCell>
          <Cell name={WHAT}>{KINDS[kind]}</Cell>
          <Cell name={t`Herd`}>{nameOf(herdUuid)}</Cell>
          <Cell name={IN}>{dayAt(from, zone, now)}</Cell>
          <Cell name={OUT}>{kind === 'actual' && to === now ? t`still there` : dayAt(to, zone, now)}</Cell>
          <Cell name={t`Days`}>{numberInWords(daysBetween(from, to), 1)}</Cell>
          <Cell name={t`Rest before`}>{rest === undefined ? '---' : restInWords(rest)}</Cell>
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
      <summary>{t`The same as a table`}</summary>
      {isOpen && (
        <Table label={t`Grazing chart`} head={HEAD}>
          <Rows {...props} />
        </Table>
      )}
    </details>
  );
}
