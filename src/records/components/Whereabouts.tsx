import { isKnown } from '@domain/grazing/figure';
import { DAY_MS } from '@domain/grazing/time';
import { plural, t } from '@domain/words';
import { StateChip } from '@shared/components/StateChip';
import { feedForInWords } from '../planning/stepInWords';
import { momentAt } from '@shared/time/ranchTime';
import { numberInWords } from '@shared/units/units';
import { useNames, type HerdNow } from '../useHerds';
import { useRanchView } from '../useRanchView';
import { dayOfStay, daysLate, OFF_NAMES } from '../herdWords';
import { PaddockLinks } from './PaddockLinks';
import styles from './Whereabouts.module.css';
import { wordOf } from '@shared/lib/wording';

/** "Day 2 of 3"; from the day on which the planned days run out: "Day 4, 3 planned". */
function dayInPlan(day: number, planned: number | null): string {
  const number = numberInWords(day);
  if (planned === null) return t`Day ${number}`;
  const days = numberInWords(planned, 1);
  return day > planned ? t`Day ${number}, ${days} planned` : t`Day ${number} of ${days}`;
}

/** Days of a stay against the days that were planned; what goes beyond them has a color of its own. */
function PlanBar({ days, planned }: { days: number; planned: number }) {
  const whole = Math.max(days, planned);
  const within = (100 * Math.min(days, planned)) / whole;
  const over = days > planned ? 100 - within : 0;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.track} width="100%" height="100%" rx="4" />
      <rect className={styles.within} width={`${within}%`} height="100%" rx="4" />
      {over > 0 && <rect className={styles.over} x={`${within}%`} width={`${over}%`} height="100%" rx="4" />}
    </svg>
  );
}

function Due({ late }: { late: number }) {
  if (late > 0) return <StateChip look="late">{plural(late, { one: '# day late', other: '# days late' })}</StateChip>;
  return late === 0 ? <StateChip look="resting">{t`Due today`}</StateChip> : null;
}

/** Where a herd is, since when, and when it is planned out. */
export function Whereabouts({ figures: { stay, days, plannedOut }, daysLeft }: HerdNow) {
  const { zone, now } = useRanchView();
  const nameOf = useNames();
  if (stay === null || days === null) return <p className={styles.soft}>{t`No place yet`}</p>;
  const planned = plannedOut === null ? null : (plannedOut - stay.from) / DAY_MS;
  const since = momentAt(stay.from, zone, now);
  const out = plannedOut === null ? '' : momentAt(plannedOut, zone, now);
  return (
    <div className={styles.where}>
      <p className={styles.place}>
        {stay.off !== null && <b>{wordOf(OFF_NAMES, stay.off)}</b>}
        <span>
          <PaddockLinks uuids={stay.paddockUuids} nameOf={nameOf} />
        </span>
        <span className={styles.soft}>{t`since ${since}`}</span>
        {plannedOut !== null && <Due late={daysLate(plannedOut, now, zone)} />}
      </p>
      {planned !== null && <PlanBar days={days} planned={planned} />}
      {stay.off === null && (
        <p className={styles.line}>
          <span>{dayInPlan(dayOfStay(stay, now, zone), planned)}</span>
          {out !== '' && <span>{t`out ${out}`}</span>}
          {daysLeft !== null && isKnown(daysLeft) && <span>{feedForInWords(daysLeft)}</span>}
        </p>
      )}
    </div>
  );
}
