import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** Stands above the heading: the way back. */
  above?: ReactNode;
  title: string;
  /** The heading is a name that somebody gave. */
  isName?: boolean;
  /** Stands beside the heading: a state. */
  aside?: ReactNode;
  /** What there is to say in a sentence or two. */
  lead?: ReactNode;
  /** What can be done here. */
  actions?: ReactNode;
}

/** The head of a page on which something can be done: its heading, a line below, and buttons at its side. */
export function PageHead({ above, title, isName = false, aside, lead, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {above}
        <div className={styles.title}>
          <h1 translate={isName ? 'no' : undefined}>{title}</h1>
          {aside}
        </div>
        {Boolean(lead) && <p>{lead}</p>}
      </div>
      {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
