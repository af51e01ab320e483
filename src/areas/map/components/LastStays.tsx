import type { PaddockStay } from '@domain/grazing/paddockStays';
import { t } from '@domain/words';
import { usePersonsUnits } from '@features/user/usePersonsUnits';
import type { NameOf } from '@records/herdWords';
import { useRanchView } from '@records/useRanchView';
import { FigureCell } from '@shared/figures/FigureCell';
import { dayAt } from '@shared/time/ranchTime';
import { Trans } from '@shared/words';
import styles from './ItemPanel.module.css';

interface LastStaysProps {
  /** The latest first. */
  stays: readonly PaddockStay[];
  nameOf: NameOf;
}

/** How many are shown; the paddock's page has all. */
const STAYS_MAX = 3;

/** Who was there from one day to another. @param to null: until now */
const Days = ({ herd, from, to }: { herd: string; from: string; to: string | null }) =>
  to === null ? (
    <Trans>
      <b>{herd}</b> {from} to now
    </Trans>
  ) : (
    <Trans>
      <b>{herd}</b> {from} to {to}
    </Trans>
  );

/** Who was in a paddock last, and what they took. */
export function LastStays({ stays, nameOf }: LastStaysProps) {
  const { animalDays } = usePersonsUnits();
  const { zone, now } = useRanchView();
  if (stays.length === 0) return <p>{t`No herd has grazed here this season.`}</p>;
  return (
    <ul className={styles.stays}>
      {stays.slice(0, STAYS_MAX).map(({ key, herdUuid, from, to, ada }) => (
        <li key={key}>
          <span>
            <Days
              herd={nameOf(herdUuid)}
              from={dayAt(from, zone, now)}
              to={to === null ? null : dayAt(to, zone, now)}
            />
          </span>
          <span>
            <FigureCell figure={ada} unit={animalDays} short={animalDays.short} nameOf={nameOf} />
          </span>
        </li>
      ))}
    </ul>
  );
}
