import type { ReactNode } from 'react';
import { PageTitle } from '@shared/components/PageTitle';
import { PublicPage } from '@shared/components/PublicPage';
import { ConnectionNotice, NeedsConnection } from './NeedsConnection';

interface NeedsConnectionPageProps {
  /** What the page is called while it cannot be shown. */
  title: string;
  children: ReactNode;
}

/** A page without the bar of areas that needs the server: without a connection it is the notice alone. */
export function NeedsConnectionPage({ title, children }: NeedsConnectionPageProps) {
  const notice = (
    <PublicPage title={title}>
      <PageTitle title={title} />
      <ConnectionNotice />
    </PublicPage>
  );
  return <NeedsConnection alone={notice}>{children}</NeedsConnection>;
}
