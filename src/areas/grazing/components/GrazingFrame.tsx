import type { ReactNode } from 'react';
import { t } from '@domain/words';
import { Page } from '@shared/components/Page';
import { PageHead } from '@shared/components/PageHead';
import { PageTitle } from '@shared/components/PageTitle';
import { TabLinks } from '@shared/components/TabLinks';
import { appPaths } from '@shared/paths';

const TABS = [
  { to: appPaths.grazing, label: t({ message: 'Now', context: 'a page of grazing' }) },
  { to: appPaths.grazingRecord, label: t({ message: 'Record', context: 'a page of grazing' }) },
  { to: appPaths.grazingPlan, label: t({ message: 'Plan', context: 'a page of grazing' }) },
  { to: appPaths.grazingChart, label: t({ message: 'Chart', context: 'a page of grazing' }) },
  { to: appPaths.grazingReport, label: t({ message: 'Report', context: 'a page of grazing' }) },
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
      <PageHead title={t({ message: 'Grazing', context: 'a page' })} actions={actions} />
      <TabLinks label={t({ message: 'Grazing', context: 'a page' })} links={TABS} />
      {children}
    </Page>
  );
}
