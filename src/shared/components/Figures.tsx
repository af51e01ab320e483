import type { ReactNode } from 'react';
import styles from './Figures.module.css';

/** Figures side by side, each under its name. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

interface FigureProps {
  name: string;
  /** Stands small behind the number. */
  unit?: string | undefined;
  /** What there is to say about it, below. */
  more?: ReactNode;
  children: ReactNode;
}

export function Figure({ name, unit, more, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {unit === undefined ? (
          children
        ) : (
          <>
            <span className={styles.whole}>{children}</span> <small>{unit}</small>
          </>
        )}
      </dd>
      {Boolean(more) && <dd className={styles.more}>{more}</dd>}
    </div>
  );
}

/** What stands in the place of a figure that cannot be computed: what it lacks. */
export function Lacking({ children }: { children: ReactNode }) {
  return <span className={styles.lacking}>{children}</span>;
}
