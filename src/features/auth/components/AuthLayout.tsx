import type { ReactNode } from 'react';
import { Brand } from '@shared/components/Brand';
import { appPaths } from '@shared/paths';
import styles from './AuthLayout.module.css';

/** A door of the product on its own: the brand, a heading, the form in a card. */
export function AuthLayout({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
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
