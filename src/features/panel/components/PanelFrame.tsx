import type { ReactNode } from 'react';
import { PageTitle } from '@shared/components/PageTitle';
import { TabLinks } from '@shared/components/TabLinks';
import { appPaths } from '@shared/paths';
import styles from './PanelFrame.module.css';

const LINKS = [
  { to: appPaths.panel, label: 'Users' },
  { to: appPaths.panelLinks, label: 'Partner links' },
  { to: appPaths.panelAudit, label: 'Audit log' },
];

interface PanelFrameProps {
  title: string;
  /** Whether a form on the page gives the document its title. */
  isTitled?: boolean;
  children: ReactNode;
}

/** One room of the admin panel, with the ways to the others. */
export function PanelFrame({ title, isTitled = false, children }: PanelFrameProps) {
  return (
    <main className={styles.page}>
      {!isTitled && <PageTitle title={title} />}
      <p className={styles.over}>Admin panel</p>
      <h1>{title}</h1>
      <TabLinks label="Admin panel" links={LINKS} />
      {children}
    </main>
  );
}
