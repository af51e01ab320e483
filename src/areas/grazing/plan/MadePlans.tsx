import { useState } from 'react';
import { Link } from 'react-router';
import { listed } from '@domain/language/language';
import type { MadePlan } from '@domain/planning/madePlans';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { daysInWords } from '@shared/lib/daysInWords';
import { dayAt } from '@shared/time/ranchTime';
import { stayHref } from '@shared/recordHrefs';
import { useMadePlans } from './useMadePlans';

/** So many stand there at first. */
const SHOWN = 10;

/** How far off a move was from its plan in days. */
function offInWords({ daysLate, elsewhere }: MadePlan, nameOf: (uuid: string) => string): string {
  const days = daysLate === 0 ? 'on the day' : `${daysInWords(Math.abs(daysLate))} ${daysLate > 0 ? 'late' : 'early'}`;
  if (elsewhere === null) return days;
  return `${days}, to ${elsewhere.length === 0 ? 'no paddock' : listed(elsewhere.map(nameOf))} instead`;
}

function stayedInWords({ stayedDays, plan }: MadePlan): string {
  const planned = `${daysInWords(plan.days, 1)} planned`;
  if (stayedDays === null) return `there now, ${planned}`;
  const more = stayedDays - plan.days;
  const how = Math.abs(more) < 0.05 ? '' : `, ${daysInWords(Math.abs(more), 1)} ${more > 0 ? 'longer' : 'shorter'}`;
  return `${daysInWords(stayedDays, 1)}, ${planned}${how}`;
}

/** Completed moves: plan and fact side by side. */
export function MadePlans() {
  const made = useMadePlans();
  const nameOf = useNames();
  const { zone, now, mayRecord } = useRanchView();
  const [shown, setShown] = useState(SHOWN);
  if (made.length === 0) return null;
  return (
    <Card>
      <h2>Completed moves</h2>
      <Table label="Completed moves" head={['Move', 'Planned', 'Moved', 'Off by', 'Stay']}>
        {made.slice(0, shown).map((each) => (
          <TableRow key={each.moveUuid}>
            <HeadCell>
              {nameOf(each.plan.herdUuid)} to {listed(each.plan.paddockUuids.map(nameOf))}
            </HeadCell>
            <Cell name="Planned">{dayAt(each.plan.at, zone, now)}</Cell>
            <Cell name="Moved">{dayAt(each.movedAt, zone, now)}</Cell>
            <Cell name="Off by">
              {offInWords(each, nameOf)}
              {each.isTwice && (
                <>. Entered twice{mayRecord && <Link to={stayHref(each.moveUuid)}>: look at this move</Link>}</>
              )}
            </Cell>
            <Cell name="Stay">{stayedInWords(each)}</Cell>
          </TableRow>
        ))}
      </Table>
      {made.length > shown && (
        <Button look="quiet" aria-label="Show more plans" onClick={() => setShown(shown + SHOWN)}>
          Show more
        </Button>
      )}
    </Card>
  );
}
