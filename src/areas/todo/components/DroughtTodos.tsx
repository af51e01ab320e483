import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { dueTriggers, type DueTrigger } from '@domain/drought/triggerYear';
import { isKnown } from '@domain/grazing/figure';
import { t } from '@domain/words';
import { indicatorOf, lineInWords, toEnter, valueInWords } from '@entries/drought/triggerInWords';
import { useDroughtSources } from '@entries/drought/useDroughtSources';
import { usePersonsUnits, type PersonsUnits } from '@features/user/usePersonsUnits';
import { selectAll, type WithRecords } from '@records/index';
import { useRanchView } from '@records/useRanchView';
import { Row } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { shortDay } from '@shared/time/ranchTime';
import { DueSection } from './DueSection';

/** "Jun 30, 2026: Rain of May 1 to June 30, percent of normal: 71 % so far. Your line: below 75 %. Sell the yearlings" */
function dueInWords(due: DueTrigger, units: PersonsUnits): string {
  const { trigger, on, inDays } = due;
  const [day, looked, value] = [shortDay(on), indicatorOf(trigger.data), valueInWords(due, units)];
  const [line, { action }] = [lineInWords(trigger.data, units), trigger.data];
  if (due.isMet === false) return t`${day}: ${looked}: ${value}. Your line: ${line}. Not met, so nothing is planned.`;
  return inDays > 0 && isKnown(due.value)
    ? t`${day}: ${looked}: ${value} so far. Your line: ${line}. ${action}`
    : t`${day}: ${looked}: ${value}. Your line: ${line}. ${action}`;
}

interface DroughtTodosProps {
  /** What is below; it's told whether nothing of this is due. */
  rest: (isNothingDue: boolean) => ReactNode;
}

/** The days of the drought plan that wait for a decision. */
export default function DroughtTodos({ rest }: DroughtTodosProps) {
  const triggers = useSelector((state: WithRecords) => selectAll(state, 'trigger'));
  const sources = useDroughtSources();
  const units = usePersonsUnits();
  const { now, mayRecord } = useRanchView();
  const due = useMemo(() => dueTriggers(triggers, sources, now), [triggers, sources, now]);
  return (
    <>
      <DueSection title={t`Drought plan`} count={due.length}>
        {due.map((each) => {
          const { trigger, year } = each;
          const decide = `?form=add-decision&trigger=${trigger.uuid}&decide=${year}`;
          return (
            <Row
              key={trigger.uuid}
              title={
                <Link translate="no" to={`${appPaths.grazingDrought}${mayRecord ? decide : ''}`}>
                  {trigger.data.name}
                </Link>
              }
            >
              <p>{[dueInWords(each, units), toEnter(each)].filter(Boolean).join('. ')}</p>
            </Row>
          );
        })}
      </DueSection>
      {rest(due.length === 0)}
    </>
  );
}
