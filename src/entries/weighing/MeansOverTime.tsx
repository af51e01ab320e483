import type { WeighingSession } from '@domain/animals/weights/weighingSession';
import { t } from '@domain/words';
import { animalWords } from '@records/animalWords';
import { useRanchView } from '@records/useRanchView';
import { dateAt } from '@shared/time/ranchTime';
import { inUnit } from '@shared/units/units';
import styles from './weighing.module.css';

/** Points of a square of 100 by 100, y growing downwards, with some space above and below. */
function pathOf(sessions: readonly WeighingSession[], from: number, to: number): string {
  const means = sessions.map(({ meanLb }) => meanLb);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const points = sessions.map(({ at, meanLb }) => {
    const x = (100 * (at - from)) / (to - from);
    const y = most === least ? 50 : 90 - (80 * (meanLb - least)) / (most - least);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

function MeansOfClass({ sessions }: { sessions: readonly WeighingSession[] }) {
  const { zone, weight } = useRanchView();
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const { animal } = first;
  const animals = animal === null ? t`all classes` : animalWords(animal).some;
  const [from, to] = [dateAt(first.at, zone), dateAt(last.at, zone)];
  const [begun, ended] = [inUnit(first.meanLb, weight), inUnit(last.meanLb, weight)];
  return (
    <figure>
      <figcaption>{t`Mean weight of ${animals}`}</figcaption>
      <svg
        className={styles.plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${begun} on ${from}, ${ended} on ${to}`}
      >
        <path d={pathOf(sessions, first.at, last.at)} />
      </svg>
      <div className={styles.edges}>
        <span>{t`${begun} on ${from}`}</span>
        <span>{t`${ended} on ${to}`}</span>
      </div>
    </figure>
  );
}

/** A line of the means of each class over time. The table below it has every figure. */
export function MeansOverTime({ sessions }: { sessions: readonly WeighingSession[] }) {
  const classes = [...new Set(sessions.map(({ animal }) => animal))];
  return (
    <div className={styles.means}>
      {classes.map((animal) => (
        <MeansOfClass key={animal ?? ''} sessions={sessions.filter((each) => each.animal === animal)} />
      ))}
    </div>
  );
}
