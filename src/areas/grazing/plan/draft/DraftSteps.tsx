import { useFormikContext } from 'formik';
import { memo, useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { laidOut } from '@domain/planning/Draft';
import { plannedSteps, type PlannedStep } from '@domain/planning/plannedSteps';
import { selectFigures, type WithRecords } from '@records/index';
import {
  companyInWords,
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
  const company = companyInWords(step, nameOf);
  const length = lengthInWords(step);
  const closed = useClosedWords()({ ...step.plan, from: step.startsAt, to: step.endsAt });
  return (
    <span className={styles.reason}>
      {isUnderTarget(step) ? (
        <>
          <span className={styles.short}>Under the rest target: {restInWords(step, nameOf)}</span>
          {', '}
          {feedInWords(step, nameOf) ?? 'no demand'}
        </>
      ) : (
        reasonInWords(step, nameOf)
      )}
      {company !== null && <span className={styles.short}>, {company}</span>}
      {length !== null && <span className={styles.short}>. {length}</span>}
      {closed !== null && <span className={styles.short}>. {closed}</span>}
    </span>
  );
});

interface DraftStepsProps {
  herdUuid: string;
  /** When the first one begins, ms since 1970. */
  from: number;
}

/** The moves of a draft, each to be changed or left out; those after it follow. */
export function DraftSteps({ herdUuid, from }: DraftStepsProps) {
  const { values, setFieldValue } = useFormikContext<DraftValues>();
  const { zone, now } = useRanchView();
  const options = usePlaceOptions();
  const found = useFound(herdUuid, from);
  const leaveOut = (key: string) =>
    void setFieldValue(
      'steps',
      values.steps.filter((step) => step.key !== key),
      false,
    );
  if (values.steps.length === 0) return <p>Nothing is left of the draft.</p>;
  return (
    <ol className={styles.steps} aria-label="Moves of the draft">
      {values.steps.map(({ key }, index) => {
        const step = found.get(key);
        return (
          <li key={key} className={styles.step}>
            <fieldset>
              <legend>
                <b>Move {index + 1}</b>
                {step !== undefined && (
                  <span className={styles.soft}>
                    {' '}
                    {dayAt(step.plan.at, zone, now)} to {dayAt(step.endsAt, zone, now)}
                  </span>
                )}
              </legend>
              <Select name={`steps.${index}.place`} label="Paddock" options={options} />
              <Field name={`steps.${index}.days`} label="Days" inputMode="decimal" autoComplete="off" />
              {step !== undefined && <Reason step={step} />}
              <Button look="quiet" aria-label={`Leave out move ${index + 1}`} onClick={() => leaveOut(key)}>
                Leave out
              </Button>
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}
