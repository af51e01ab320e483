import type { ReactNode } from 'react';
import type { LinkParameter } from '@contract/http/links';
import { t } from '@domain/words';
import { PublicPage } from '@shared/components/PublicPage';
import { LinkTrouble, OpenLinkAgain } from '@shared/components/LinkTrouble';
import { PageTitle } from '@shared/components/PageTitle';
import { Redirect } from '@shared/components/Redirect';
import { SkeletonBars } from '@shared/components/Skeleton';
import { hadToken, linkTokens } from '@shared/lib/linkTokens';
import { useIsInBrowser } from '@shared/lib/useIsInBrowser';

interface FromLinkProps {
  parameter: LinkParameter;
  /** What stands above the frame until it is known what the link holds. */
  title: string;
  /** Where anyone who comes without a link belongs. */
  otherwise: string;
  children: (token: string) => ReactNode;
}

/** A page that hangs on the token of a link: its frame until there is an address, and what to do without the token. */
export function FromLink({ parameter, title, otherwise, children }: FromLinkProps) {
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser) {
    return (
      <PublicPage title={title}>
        <PageTitle title={title} />
        <SkeletonBars />
      </PublicPage>
    );
  }
  const token = linkTokens.get(parameter);
  if (token !== undefined) return children(token);
  return hadToken() ? <OpenLinkAgain /> : <Redirect to={otherwise} />;
}

/** In place of a page whose link has lost a part on its way. */
export function DamagedLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <LinkTrouble title={title}>
      <p>{t`A part of it is missing, as happens when an email program breaks a long link in two.`}</p>
      <p>{children}</p>
    </LinkTrouble>
  );
}
