import type { ReactNode } from 'react';
import { Card } from '@shared/components/Card';
import { Rows } from '@shared/components/Rows';
import { numberInWords } from '@shared/units/units';
import styles from './DueSection.module.css';

/** What is due of one sort, with how many there are; nothing where there are none. */
export function DueSection({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Card>
      <h2>
        {title} <span className={styles.count}>{numberInWords(count)}</span>
      </h2>
      <Rows isEven>{children}</Rows>
    </Card>
  );
}
