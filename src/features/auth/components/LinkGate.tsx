import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { LinkKind } from '@contract/people/link';
import { t } from '@domain/words';
import { PublicPage } from '@shared/components/PublicPage';
import { LinkTrouble } from '@shared/components/LinkTrouble';
import { PageTitle } from '@shared/components/PageTitle';
import { SkeletonBars } from '@shared/components/Skeleton';
import { appPaths } from '@shared/paths';
import { failureOf } from '@shared/requestState';
import { selectSession } from '../authSelectors';
import { forms } from '../forms';
import { linkInWords } from '../linkInWords';
import { useForm } from '../useForm';

interface LinkGateProps {
  kind: Exclude<LinkKind, 'cancel_delete'>;
  /** What stands above the frame until the server has said how the link stands. */
  title: string;
  children: (isExpired: boolean) => ReactNode;
}

/** A page behind a link: the server says first how the link stands, so that nobody fills in a form in vain. */
export function LinkGate({ kind, title, children }: LinkGateProps) {
  const dispatch = useDispatch();
  // The form behind the gate is drawn in small pieces, so that a slow phone goes on answering meanwhile.
  const link = useDeferredValue(useForm('link'));
  const isSignedIn = useSelector(selectSession) === 'signedIn';
  useEffect(() => void dispatch(forms.link.submitted(kind)), [dispatch, kind]);
  if (link.status === 'idle' || link.status === 'pending') {
    return (
      <PublicPage title={title}>
        <PageTitle title={title} />
        <SkeletonBars />
      </PublicPage>
    );
  }
  const code = failureOf(link)?.code;
  const over = linkInWords(kind, code);
  if (over === undefined) return children(code === 'token_expired');
  return (
    <LinkTrouble title={over.title}>
      <p>{over.words}</p>
      <p>
        {kind === 'reset' && <Link to={appPaths.passwordResetRequest}>{t`Ask for a new link`}</Link>}{' '}
        {isSignedIn ? (
          <Link to={appPaths.todo}>{t`Go to your ranch`}</Link>
        ) : (
          <Link to={appPaths.login}>{t`Log in`}</Link>
        )}
      </p>
    </LinkTrouble>
  );
}
