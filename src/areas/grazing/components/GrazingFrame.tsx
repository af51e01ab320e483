import type { ReactNode } from 'react';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { TabLinks } from '@shared/components/TabLinks';
import { appPaths } from '@shared/paths';

const TABS = [
  { to: appPaths.grazing, label: 'Now' },
  { to: appPaths.grazingRecord, label: 'Record' },
  { to: appPaths.grazingPlan, label: 'Plan' },
  { to: appPaths.grazingChart, label: 'Chart' },
  { to: appPaths.grazingReport, label: 'Report' },
];

interface GrazingFrameProps {
  /** Which of its pages this is, for the title of the document. */
  title: string;
  /** What can be done here. */
  actions: ReactNode;
  children: ReactNode;
}

/** One of the pages about where the herds graze, with the ways to the others. */
export function GrazingFrame({ title, actions, children }: GrazingFrameProps) {
  return (
    <Page width="wide">
      <PageTitle title={title} />
      <PageHead title="Grazing" actions={actions} />
      <TabLinks label="Grazing" links={TABS} />
      {children}
    </Page>
  );
}
