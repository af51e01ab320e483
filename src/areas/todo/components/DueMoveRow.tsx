import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { DueMove } from '@domain/grazing/due';
import { plural, t } from '@domain/words';
import { selectHerdFigures, type WithRecords } from '@records/index';
import { MoveNow } from '@records/planning/MoveNow';
import { feedInWords, restInWords } from '@records/planning/stepInWords';
import { usePlannedSteps } from '@records/planning/usePlannedSteps';
import { useNames } from '@records/useHerds';
import { ButtonLink } from '@shared/components/ButtonLink';
import { Row } from '@shared/components/Rows';
import { appPaths } from '@shared/paths';
import { dueInWords } from '@shared/lib/daysInWords';
import { Trans } from '@shared/words';
import { useNamed } from '../useNamed';
import { DueHerd } from './DueHerd';

interface DueMoveRowProps {
  move: DueMove;
  mayRecord: boolean;
}

/** A planned move, which one tap makes where it is the next one of its herd. */
function DuePlan({ move: { planUuid, herdUuid, inDays: days }, mayRecord }: DueMoveRowProps) {
  const { herdOf, nameOf } = useNamed();
  const named = useNames();
  const steps = usePlannedSteps().get(herdUuid) ?? [];
  const step = steps.find(({ plan }) => plan.uuid === planUuid);
  const herd = herdOf(herdUuid);
  if (herd === undefined || step === undefined) return null;
  const isNext = steps[0] === step;
  const words = [dueInWords(days), restInWords(step, named), feedInWords(step, named)];
  const said = words.filter((each) => each !== null).join(', ');
  return (
    <Row
      title={<DueHerd uuid={herdUuid} herd={herd} to={step.plan.paddockUuids.map(nameOf).join(', ')} />}
      actions={mayRecord && isNext && <MoveNow plan={step.plan} isDue={days <= 0} />}
    >
      <p>
        <Trans>
          Planned {said}. <Link to={appPaths.grazingPlan}>See the plan</Link>
        </Trans>
      </p>
    </Row>
  );
}

function plannedOut(from: string, days: number): string {
  if (days === 0) return t`In ${from}, planned out today`;
  const late = -days;
  return days < 0
    ? t`In ${from}, planned out ${plural(late, { one: '# day overdue', other: '# days overdue' })}`
    : t`In ${from}, planned out ${plural(days, { one: 'in # day', other: 'in # days' })}`;
}

/** A planned move, or the end of a herd’s planned days. */
export function DueMoveRow({ move, mayRecord }: DueMoveRowProps) {
  const { herdOf, nameOf } = useNamed();
  const { planUuid, herdUuid, inDays: days } = move;
  const figures = useSelector((state: WithRecords) => selectHerdFigures(state)).get(herdUuid);
  const herd = herdOf(herdUuid);
  if (planUuid !== null) return <DuePlan move={move} mayRecord={mayRecord} />;
  if (herd === undefined) return null;
  const from = (figures?.stay?.paddockUuids ?? []).map(nameOf).join(', ');
  return (
    <Row
      title={<DueHerd uuid={herdUuid} herd={herd} />}
      actions={mayRecord && <ButtonLink to={`${appPaths.herds}?form=move&herd=${herdUuid}`}>{t`Move`}</ButtonLink>}
    >
      <p>{from === '' ? dueInWords(days) : plannedOut(from, days)}</p>
    </Row>
  );
}
