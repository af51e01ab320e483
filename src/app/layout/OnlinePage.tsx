import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { t } from '@domain/words';
import { ConnectionNotice, NeedsConnection } from '@features/ui/components/NeedsConnection';
import { Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { appPaths } from '@shared/paths';

/** The pages of which this device has nothing by itself, each with its title. */
const TITLES: readonly (readonly [pattern: string, title: string])[] = [
  [appPaths.settingsTeam, t`Team`],
  [`${appPaths.onboarding}/*`, t`Set up your ranch`],
  [appPaths.subscribe, t`Your plan`],
  [`${appPaths.panel}/*`, t`Admin panel`],
];

function NoticePage({ title }: { title: string }) {
  return (
    <Page>
      <PageTitle title={title} />
      <h1>{title}</h1>
      <ConnectionNotice />
    </Page>
  );
}

/** A page in its frame. Where this device has nothing of it, there is the notice alone without a connection. */
export function OnlinePage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const title = TITLES.find(([pattern]) => matchPath(pattern, pathname) !== null)?.[1];
  if (title === undefined) return children;
  return (
    <NeedsConnection key={pathname} alone={<NoticePage title={title} />}>
      {children}
    </NeedsConnection>
  );
}
