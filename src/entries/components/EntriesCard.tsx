import type { ReactNode } from 'react';
import { t } from '@domain/words';
import { Card } from '@shared/components/Card';
import { numberInWords } from '@shared/units/units';
import styles from './Entries.module.css';

interface EntriesCardProps {
  title: string;
  /** The buttons that add an entry. */
  actions: ReactNode;
  /** What stands there while nothing is written. */
  nothing: string;
  /** How many entries there are, and how many of them are drawn at most. */
  count: number;
  max?: number;
  /** Stands below them, also where there are none. */
  more?: ReactNode;
  children: ReactNode;
}

/** Entries of one sort in a card, with what adds another one beside its title. */
export function EntriesCard({ title, actions, nothing, count, max = Infinity, more, children }: EntriesCardProps) {
  const [shown, all] = [numberInWords(max), numberInWords(count)];
  return (
    <Card>
      <div className={styles.head}>
        <h2>{title}</h2>
        {Boolean(actions) && <div className={styles.add}>{actions}</div>}
      </div>
      {count === 0 ? <p>{nothing}</p> : children}
      {count > max && <p>{t`${shown} of ${all} are shown.`}</p>}
      {more}
    </Card>
  );
}
