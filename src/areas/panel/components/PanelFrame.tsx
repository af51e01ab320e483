import type { ReactNode } from 'react';
import { Page } from '@shared/components/Page';
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

/** One page of the admin panel, with the ways to the others. */
export function PanelFrame({ title, isTitled = false, children }: PanelFrameProps) {
  return (
    <Page width="wide" lang="en">
      {!isTitled && <PageTitle title={title} />}
      <div>
        <p className={styles.over}>Admin panel</p>
        <h1>{title}</h1>
      </div>
      <TabLinks label="Admin panel" links={LINKS} />
      <div className={styles.page}>{children}</div>
    </Page>
  );
}
