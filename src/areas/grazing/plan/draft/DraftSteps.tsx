import { useFormikContext } from 'formik';
import { memo, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { laidOut } from '@domain/planning/Draft';
import { plannedSteps, type PlannedStep } from '@domain/planning/plannedSteps';
import { t } from '@domain/words';
import { selectFigures, type WithRecords } from '@records/index';
import {
  companyNames,
  feedInWords,
  isUnderTarget,
  lengthInWords,
  reasonInWords,
  restInWords,
} from '@records/planning/stepInWords';
import { useClosedWords } from '@records/planning/useClosedWords';
import { useNames } from '@records/useHerds';
import { useOpenPlans } from '@records/useOpenPlans';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { Field } from '@shared/forms/Field';
import { Select } from '@shared/forms/Select';
import { dayAt } from '@shared/time/ranchTime';
import styles from './Draft.module.css';
import { stepsIn, type DraftValues } from './draftValues';
import { usePlaceOptions } from './usePlaceOptions';

/** Each move of the draft as it would be found, by its key, with the plans of all herds. */
function useFound(herdUuid: string, from: number): ReadonlyMap<string, PlannedStep> {
  const { values } = useFormikContext<DraftValues>();
  const typed = useDeferredValue(values);
  const figures = useSelector((state: WithRecords) => selectFigures(state));
  const plans = useOpenPlans();
  const { now } = useRanchView();
  return useMemo(() => {
    const draft = laidOut(stepsIn(typed), from).map((step) => ({ ...step, herdUuid }));
    const steps = plannedSteps(figures, [...plans, ...draft], now).get(herdUuid) ?? [];
    return new Map(steps.map((step) => [step.plan.uuid, step]));
  }, [typed, figures, plans, now, from, herdUuid]);
}

/** Why a move stands in the draft, or what speaks against it. */
const Reason = memo(function Reason({ step }: { step: PlannedStep }) {
  const nameOf = useNames();
  const others = companyNames(step, nameOf);
  const rest = restInWords(step, nameOf);
  const length = lengthInWords(step);
  const closed = useClosedWords()({ ...step.plan, from: step.startsAt, to: step.endsAt });
  return (
    <span className={styles.reason}>
      {isUnderTarget(step) ? (
        <>
          <span className={styles.short}>{t`Under the rest target: ${rest}`}</span>
          {', '}
          {feedInWords(step, nameOf) ?? t({ message: 'no demand', comment: 'of feed: nothing eats it' })}
        </>
      ) : (
        reasonInWords(step, nameOf)
      )}
      {others !== null && (
        <span className={styles.short}>
          , {t({ message: `together with ${others}`, comment: 'other herds, at the end of a list of reasons' })}
        </span>
      )}
      {length !== null && <span className={styles.short}>. {length}</span>}
      {closed !== null && <span className={styles.short}>. {closed}</span>}
    </span>
  );
});

function StepTime({ step: { plan, endsAt } }: { step: PlannedStep }) {
  const { zone, now } = useRanchView();
  const [from, until] = [dayAt(plan.at, zone, now), dayAt(endsAt, zone, now)];
  return <span className={styles.soft}> {t`${from} to ${until}`}</span>;
}

interface DraftStepsProps {
  herdUuid: string;
  /** When the first one begins, ms since 1970. */
  from: number;
}

/** The moves of a draft, each to be changed or left out; those after it follow. */
export function DraftSteps({ herdUuid, from }: DraftStepsProps) {
  const { values, setFieldValue } = useFormikContext<DraftValues>();
  const options = usePlaceOptions();
  const found = useFound(herdUuid, from);
  const leaveOut = (key: string) =>
    void setFieldValue(
      'steps',
      values.steps.filter((step) => step.key !== key),
      false,
    );
  if (values.steps.length === 0) return <p>{t`Nothing is left of the draft.`}</p>;
  return (
    <ol className={styles.steps} aria-label={t`Moves of the draft`}>
      {values.steps.map(({ key }, index) => {
        const step = found.get(key);
        const number = index + 1;
        return (
          <li key={key} className={styles.step}>
            <fieldset>
              <legend>
                <b>{t`Move ${number}`}</b>
                {step !== undefined && <StepTime step={step} />}
              </legend>
              <Select name={`steps.${index}.place`} label={t`Paddock`} options={options} />
              <Field name={`steps.${index}.days`} label={t`Days`} inputMode="decimal" autoComplete="off" />
              {step !== undefined && <Reason step={step} />}
              <Button look="quiet" aria-label={t`Leave out move ${number}`} onClick={() => leaveOut(key)}>
                {t`Leave out`}
              </Button>
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}
