import { useState } from 'react';
import { Link } from 'react-router';
import { listed } from '@domain/language/language';
import type { MadePlan } from '@domain/planning/madePlans';
import { plural, t } from '@domain/words';
import type { NameOf } from '@records/herdWords';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { Cell, HeadCell, Table, TableRow } from '@shared/components/Table';
import { daysInWords } from '@shared/lib/daysInWords';
import { dayAt } from '@shared/time/ranchTime';
import { stayHref } from '@shared/recordHrefs';
import { Trans } from '@shared/words';
import { useMadePlans } from './useMadePlans';

/** So many stand there at first. */
const SHOWN = 10;

function moveInWords({ herdUuid, paddockUuids }: MadePlan['plan'], nameOf: NameOf): string {
  const [herd, paddocks] = [nameOf(herdUuid), listed(paddockUuids.map(nameOf))];
  return t`${herd} to ${paddocks}`;
}

function offTimeInWords(late: number): string {
  if (late === 0) return t({ message: 'on the day', comment: 'a move that was made as it was planned' });
  const early = -late;
  return late > 0
    ? plural(late, { one: '# day late', other: '# days late' })
    : plural(early, { one: '# day early', other: '# days early' });
}

/** How far off a move was from its plan in days. */
function offInWords({ daysLate, elsewhere }: MadePlan, nameOf: NameOf): string {
  const when = offTimeInWords(Math.round(daysLate));
  if (elsewhere === null) return when;
  const paddocks = listed(elsewhere.map(nameOf));
  const where =
    elsewhere.length === 0
      ? t({ message: 'to no paddock instead', comment: 'behind "2 days late, "' })
      : t({ message: `to ${paddocks} instead`, comment: 'behind "2 days late, "' });
  return `${when}, ${where}`;
}

function stayedInWords({ stayedDays, plan }: MadePlan): string {
  const planned = daysInWords(plan.days, 1);
  if (stayedDays === null) return t`there now, ${planned} planned`;
  const more = stayedDays - plan.days;
  const [stayed, by] = [daysInWords(stayedDays, 1), daysInWords(Math.abs(more), 1)];
  if (Math.abs(more) < 0.05) return t`${stayed}, ${planned} planned`;
  return more > 0 ? t`${stayed}, ${planned} planned, ${by} longer` : t`${stayed}, ${planned} planned, ${by} shorter`;
}

const PLANNED = t({ message: 'Planned', context: 'a completed move' });
const MOVED = t({ message: 'Moved', context: 'a completed move' });
const OFF_BY = t`Off by`;
const STAY = t({ message: 'Stay', context: 'a completed move' });
const HEAD = [t({ message: 'Move', context: 'a completed move' }), PLANNED, MOVED, OFF_BY, STAY];

/** Completed moves: plan and fact side by side. */
export function MadePlans() {
  const made = useMadePlans();
  const nameOf = useNames();
  const { zone, now, mayRecord } = useRanchView();
  const [shown, setShown] = useState(SHOWN);
  if (made.length === 0) return null;
  return (
    <Card>
      <h2>{t`Completed moves`}</h2>
      <Table label={t`Completed moves`} head={HEAD}>
        {made.slice(0, shown).map((each) => (
          <TableRow key={each.moveUuid}>
            <HeadCell>{moveInWords(each.plan, nameOf)}</HeadCell>
            <Cell name={PLANNED}>{dayAt(each.plan.at, zone, now)}</Cell>
            <Cell name={MOVED}>{dayAt(each.movedAt, zone, now)}</Cell>
            <Cell name={OFF_BY}>
              {offInWords(each, nameOf)}
              {each.isTwice && (
                <>
                  .{' '}
                  {mayRecord ? (
                    <Trans>
                      Entered twice<Link to={stayHref(each.moveUuid)}>: look at this move</Link>
                    </Trans>
                  ) : (
                    t`Entered twice`
                  )}
                </>
              )}
            </Cell>
            <Cell name={STAY}>{stayedInWords(each)}</Cell>
          </TableRow>
        ))}
      </Table>
      {made.length > shown && (
        <Button look="quiet" aria-label={t`Show more plans`} onClick={() => setShown(shown + SHOWN)}>
          {t`Show more`}
        </Button>
      )}
    </Card>
  );
}
