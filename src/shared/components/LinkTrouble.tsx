import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '@domain/words';
import { appPaths } from '@shared/paths';
import { PublicPage } from './PublicPage';
import { PageTitle } from './PageTitle';

/** In place of a page whose link is of no use: what is the matter, and what to do about it. */
export function LinkTrouble({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicPage title={title}>
      <PageTitle title={title} />
      {children}
    </PublicPage>
  );
}

/** A reload has lost the token of a link. */
export function OpenLinkAgain() {
  return (
    <LinkTrouble title={t`Open the link in the mail again`}>
      <p>
        {t`For your safety we keep the link’s secret only on this page, so it is gone after a reload. Open the link again from where you have it.`}
      </p>
      <p>
        <Link to={appPaths.login}>{t`Log in`}</Link>
      </p>
    </LinkTrouble>
  );
}
