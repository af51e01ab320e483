import type { ReactNode } from 'react';
import { appPaths } from '@shared/paths';
import { Brand } from './Brand';
import { SiteFoot } from './SiteFoot';
import styles from './PublicPage.module.css';

interface PublicPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A page that stands on its own, without the bar of areas: the brand on a strip of pasture, and a card with a heading. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
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
      <SiteFoot />
    </div>
  );
}
