import { useDispatch, useStore } from 'react-redux';
import { zoneOf } from '@domain/grazing/time';
import { listed } from '@domain/language/language';
import { isBeforeToday } from '@domain/planning/inThePast';
import { swapped } from '@domain/planning/rearranged';
import { plural, t } from '@domain/words';
import { PaddockLinks } from '@records/components/PaddockLinks';
import { changeRecorded, type WithRecords } from '@records/index';
import { MoveNow } from '@records/planning/MoveNow';
import { companyNames, feedInWords, isUnderTarget, lengthInWords, restInWords } from '@records/planning/stepInWords';
import { useClosedWords } from '@records/planning/useClosedWords';
import { useOverlapWords } from '@records/planning/useOverlapWords';
import { usePlansNow, type OpenStep } from '@records/planning/usePlannedSteps';
import { useNames } from '@records/useHerds';
import { useRanchView } from '@records/useRanchView';
import { Button } from '@shared/components/Button';
import { StateChip } from '@shared/components/StateChip';
import type { AddressedDialog } from '@shared/lib/useDialogInAddress';
import { daysInWords, dueInWords } from '@shared/lib/daysInWords';
import { capitalized } from '@shared/lib/wording';
import { dayAt } from '@shared/time/ranchTime';
import { startsWritten } from './planValues';
import styles from './Sequence.module.css';

/** What a herd will find where it is planned to go: rest against the target, feed, and who else is there. */
function Found({ step }: { step: OpenStep }) {
  const nameOf = useNames();
  const feed = feedInWords(step, nameOf);
  const others = companyNames(step, nameOf);
  const isShort = isUnderTarget(step);
  const length = lengthInWords(step);
  const rest = restInWords(step, nameOf);
  const closed = useClosedWords()({ ...step.plan, from: step.startsAt, to: step.endsAt });
  const overlaps = useOverlapWords()(step.plan);
  return (
    <div className={styles.found}>
      {isShort ? (
        <p className={styles.short}>{t`Under the rest target: ${rest}`}</p>
      ) : (
        <p>
          <StateChip look="ready">{t`Ready`}</StateChip> {rest}
        </p>
      )}
      {closed !== null && <p className={styles.short}>{closed}</p>}
      {overlaps.length > 0 && <p className={styles.short}>{overlaps.join(' ')}</p>}
      {length !== null && <p className={styles.short}>{length}</p>}
      {feed !== null && <p className={styles.soft}>{capitalized(feed)}</p>}
      {others !== null && <p className={styles.short}>{t`In the paddock together with ${others}`}</p>}
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
  const [herd, paddocks, day] = [nameOf(herdUuid), listed(paddockUuids.map(nameOf)), dayAt(at, zone, now)];
  const what = t`${herd} to ${paddocks}, ${day}`;
  // A move that is late would put the one that takes its place into the past: shifting the plan comes first.
  const maySwap = (second: number) => {
    const into = steps[second - 1]?.plan.at;
    return into !== undefined && steps[second] !== undefined && !isBeforeToday(into, now, zoneOf(zone));
  };
  /** @param by 0 with the one before it, 1 with the one after it */
  const swap = (by: 0 | 1) => {
    const plans = plansNow(herdUuid);
    const moved = swapped(plans, plans.findIndex((plan) => plan.uuid === uuid) + by);
    const said = { what: 'reordered_plan', herd } as const;
    dispatch(changeRecorded(said, startsWritten(moved, store.getState())));
  };
  return (
    <div className={styles.acts}>
      {index === 0 && <MoveNow plan={step.plan} isDue={step.inDays <= 0} />}
      {maySwap(index) && (
        <Button look="quiet" aria-label={t`Earlier: ${what}`} onClick={() => swap(0)}>
          {t({ message: 'Earlier', context: 'a planned move' })}
        </Button>
      )}
      {maySwap(index + 1) && (
        <Button look="quiet" aria-label={t`Later: ${what}`} onClick={() => swap(1)}>
          {t({ message: 'Later', context: 'a planned move' })}
        </Button>
      )}
      <Button look="quiet" aria-label={t`Edit: ${what}`} onClick={() => open('edit-plan', { plan: uuid })}>
        {t`Edit`}
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
  const [length, end] = [daysInWords(plan.days, 1), dayAt(endsAt, zone, now)];
  const late = Math.round(-inDays);
  return (
    <li className={[styles.step, inDays < 0 ? styles.late : ''].join(' ')}>
      <p className={styles.when}>
        <b>{dayAt(plan.at, zone, now)}</b>
        {inDays < 0 ? (
          <StateChip look="late">{plural(late, { one: '# day late', other: '# days late' })}</StateChip>
        ) : (
          dueInWords(inDays)
        )}
      </p>
      <p>
        <span className={styles.place}>
          <PaddockLinks uuids={plan.paddockUuids} nameOf={nameOf} />
        </span>
        <br />
        {t({ message: `${length}, until ${end}`, comment: '"4 days, until Fri, Nov 27"' })}
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
