import { useDispatch, useStore } from 'react-redux';
import { zoneOf } from '@domain/grazing/time';
import { listed } from '@domain/language/language';
import { isBeforeToday } from '@domain/planning/inThePast';
import { swapped } from '@domain/planning/rearranged';
import { PaddockLinks } from '@records/components/PaddockLinks';
import { changeRecorded, type WithRecords } from '@records/index';
import { MoveNow } from '@records/planning/MoveNow';
import { companyInWords, feedInWords, isUnderTarget, lengthInWords, restInWords } from '@records/planning/stepInWords';
import { useClosedWords } from '@records/planning/useClosedWords';
import { useOverlapWords } from '@records/planning/useOverlapWords';
import { usePlansNow, type OpenStep } from '@records/planning/usePlannedSteps';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { StateChip } from '@shared/components/StateChip';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { daysInWords, dueInWords } from '@shared/lib/daysInWords';
import { dayAt } from '@shared/time/ranchTime';
import { startsWritten } from './planValues';
import styles from './Sequence.module.css';

/** What a herd will find where it is planned to go: rest against the target, feed, and who else is there. */
function Found({ step }: { step: OpenStep }) {
  const nameOf = useNames();
  const feed = feedInWords(step, nameOf);
  const company = companyInWords(step, nameOf);
  const isShort = isUnderTarget(step);
  const length = lengthInWords(step);
  const rest = restInWords(step, nameOf);
  const closed = useClosedWords()({ ...step.plan, from: step.startsAt, to: step.endsAt });
  const overlaps = useOverlapWords()(step.plan);
  return (
    <div className={styles.found}>
      {isShort ? (
        <p className={styles.short}>Under the rest target: {rest}</p>
      ) : (
        <p>
          <StateChip look="ready">Ready</StateChip> {rest}
        </p>
      )}
      {closed !== null && <p className={styles.short}>{closed}</p>}
      {overlaps.length > 0 && <p className={styles.short}>{overlaps.join(' ')}</p>}
      {length !== null && <p className={styles.short}>{length}</p>}
      {feed !== null && <p className={styles.soft}>{feed[0]?.toUpperCase() + feed.slice(1)}</p>}
      {company !== null && <p className={styles.short}>In the paddock {company}</p>}
    </div>
  );
}

interface StepRowProps {
  steps: readonly OpenStep[];
  index: number;
  open: AddressedDialog['open'];
}

/** The buttons of one planned move: make it, change it, and let it change places with its neighbors. */
function StepActs({ steps, index, open }: StepRowProps) {
  const dispatch = useDispatch();
  const store = useStore<WithRecords>();
  const nameOf = useNames();
  const plansNow = usePlansNow();
  const { zone, now } = useRanchView();
  const step = steps[index];
  if (step === undefined) return null;
  const { uuid, herdUuid, paddockUuids, at } = step.plan;
  const what = `${nameOf(herdUuid)} to ${listed(paddockUuids.map(nameOf))}, ${dayAt(at, zone, now)}`;
  // A move that is late would put the one that takes its place into the past: shifting the plan comes first.
  const maySwap = (second: number) => {
    const into = steps[second - 1]?.plan.at;
    return into !== undefined && steps[second] !== undefined && !isBeforeToday(into, now, zoneOf(zone));
  };
  /** @param by 0 with the one before it, 1 with the one after it */
  const swap = (by: 0 | 1) => {
    const plans = plansNow(herdUuid);
    const moved = swapped(plans, plans.findIndex((plan) => plan.uuid === uuid) + by);
    const said = { what: 'reordered_plan', herd: nameOf(herdUuid) } as const;
    dispatch(changeRecorded(said, startsWritten(moved, store.getState())));
  };
  return (
    <div className={styles.acts}>
      {index === 0 && <MoveNow plan={step.plan} isDue={step.inDays <= 0} />}
      {maySwap(index) && (
        <Button look="quiet" aria-label={`Earlier: ${what}`} onClick={() => swap(0)}>
          Earlier
        </Button>
      )}
      {maySwap(index + 1) && (
        <Button look="quiet" aria-label={`Later: ${what}`} onClick={() => swap(1)}>
          Later
        </Button>
      )}
      <Button look="quiet" aria-label={`Edit: ${what}`} onClick={() => open('edit-plan', { plan: uuid })}>
        Edit
      </Button>
    </div>
  );
}

/** One planned move of a herd: when, where, how long, and what it will find there. */
export function StepRow({ steps, index, open }: StepRowProps) {
  const nameOf = useNames();
  const { zone, now, mayRecord } = useRanchView();
  const step = steps[index];
  if (step === undefined) return null;
  const { plan, endsAt, inDays } = step;
  return (
    <li className={[styles.step, inDays < 0 ? styles.late : ''].join(' ')}>
      <p className={styles.when}>
        <b>{dayAt(plan.at, zone, now)}</b>
        {inDays < 0 ? <StateChip look="late">{daysInWords(-inDays)} late</StateChip> : dueInWords(inDays)}
      </p>
      <p>
        <span className={styles.place}>
          <PaddockLinks uuids={plan.paddockUuids} nameOf={nameOf} />
        </span>
        <br />
        {daysInWords(plan.days, 1)}, until {dayAt(endsAt, zone, now)}
        {plan.note !== '' && (
          <span className={styles.note}>
            <br />
            {plan.note}
          </span>
        )}
      </p>
      <Found step={step} />
      {mayRecord && <StepActs steps={steps} index={index} open={open} />}
    </li>
  );
}
