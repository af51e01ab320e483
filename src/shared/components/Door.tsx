import type { ReactNode } from 'react';
import { appPaths } from '@shared/paths';
import { Brand } from './Brand';
import styles from './Door.module.css';

interface DoorProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page that stands on its own, outside of the rooms: the brand on a strip of pasture, and a card with a heading. */
export function Door({ title, lead, children }: DoorProps) {
  return (
    <div className={styles.page}>
      <header>
        <Brand to={appPaths.signup} />
      </header>
      <main className={styles.card}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
