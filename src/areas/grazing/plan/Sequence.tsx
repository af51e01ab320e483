import { Fragment } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { Link } from 'react-router';
import { zoneOf } from '@domain/grazing/time';
import { listed } from '@domain/language/language';
import { isBeforeToday } from '@domain/planning/inThePast';
import { daysLater, shifted } from '@domain/planning/rearranged';
import { plural, t } from '@domain/words';
import { Whereabouts } from '@records/components/Whereabouts';
import { changeRecorded, type WithRecords } from '@records/index';
import { usePlansNow, type OpenStep } from '@records/planning/usePlannedSteps';
import { useNames, type HerdNow } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { EarTag } from '@shared/components/EarTag';
import { daysInWords } from '@shared/lib/daysInWords';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { herdHref } from '@shared/recordHrefs';
import { startsWritten } from './planValues';
import styles from './Sequence.module.css';
import { StepRow } from './StepRow';

/** Less than that between two planned moves is no gap. */
const GAP_DAYS = 1 / 24;

/** Shifts planned moves by so many days, as one change. */
function useShift() {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const nameOf = useNames();
  const plansNow = usePlansNow();
  const { zone } = useRanchView();
  return (herdUuid: string, steps: readonly OpenStep[], days: number) => {
    const wanted = new Set(steps.map(({ plan }) => plan.uuid));
    const plans = plansNow(herdUuid).filter(({ uuid }) => wanted.has(uuid));
    const moved = shifted(plans, days, zoneOf(zone));
    const said = { what: 'shifted_plan', herd: nameOf(herdUuid), days } as const;
    dispatch(changeRecorded(said, startsWritten(moved, store.getState())));
  };
}

interface BetweenProps {
  step: OpenStep;
  /** Those after it. */
  later: readonly OpenStep[];
}

/** What is odd between a planned move and the next one, and the way to put it right. */
function Between({ step: { plan, gapDays }, later }: BetweenProps) {
  const shift = useShift();
  const nameOf = useNames();
  const { mayRecord, zone, now } = useRanchView();
  if (gapDays === null || Math.abs(gapDays) < GAP_DAYS) return null;
  const [herd, paddocks] = [nameOf(plan.herdUuid), listed(plan.paddockUuids.map(nameOf))];
  const isGap = gapDays > 0;
  const days = Number(Math.abs(gapDays).toFixed(1));
  const label = isGap
    ? t`Close the gap: ${herd} after ${paddocks}`
    : t`Move the later ones too: ${herd} after ${paddocks}`;
  const next = later[0]?.plan.at ?? now;
  const isPast = isBeforeToday(daysLater(next, -gapDays, zoneOf(zone)), now, zoneOf(zone));
  return (
    <li className={styles.gap}>
      <span>
        {isGap
          ? plural(days, { one: '# day without a plan', other: '# days without a plan' })
          : plural(days, {
              one: '# day too many: the next move comes before the end',
              other: '# days too many: the next move comes before the end',
            })}
      </span>
      {mayRecord && !isPast && (
        <Button look="quiet" aria-label={label} onClick={() => shift(plan.herdUuid, later, -gapDays)}>
          {isGap ? t`Close the gap` : t`Move the later ones too`}
        </Button>
      )}
    </li>
  );
}

interface SequenceProps {
  herd: HerdNow;
  steps: readonly OpenStep[];
  open: AddressedDialog['open'];
}

/** The planned moves of one herd in order, with what is late, missing or too much in them. */
export function Sequence({ herd, steps, open }: SequenceProps) {
  const shift = useShift();
  const { mayRecord } = useRanchView();
  const { uuid, data } = herd.herd;
  const { name } = data;
  const late = -(steps[0]?.inDays ?? 0);
  const days = daysInWords(late);
  return (
    <Card>
      <div className={styles.herd}>
        <h2>
          <EarTag color={data.color} name={name} />
          <Link translate="no" to={herdHref(uuid)}>
            {name}
          </Link>
        </h2>
        {mayRecord && late > 0 && steps.length > 0 && (
          <Button
            look="quiet"
            aria-label={t`Shift by ${days}: the plan of ${name}`}
            onClick={() => shift(uuid, steps, late)}
          >
            {t`Shift by ${days}`}
          </Button>
        )}
        {mayRecord && (
          <Button look="quiet" aria-label={t`Add a move of ${name}`} onClick={() => open('plan', { herd: uuid })}>
            {t`Add a move`}
          </Button>
        )}
      </div>
      <Whereabouts {...herd} />
      {steps.length === 0 ? (
        <p className={styles.soft}>{t`Nothing is planned yet.`}</p>
      ) : (
        <ol className={styles.steps} aria-label={t`Planned moves of ${name}`}>
          {steps.map((step, index) => (
            <Fragment key={step.plan.uuid}>
              <StepRow steps={steps} index={index} open={open} />
              <Between step={step} later={steps.slice(index + 1)} />
            </Fragment>
          ))}
        </ol>
      )}
    </Card>
  );
}
