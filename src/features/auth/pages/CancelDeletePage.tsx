import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { t } from '@domain/words';
import { PageTitle } from '@shared/components/PageTitle';
import { Redirect } from '@shared/components/Redirect';
import { Spinner } from '@shared/components/Spinner';
import { linkTokens } from '@shared/lib/linkTokens';
import { useIsInBrowser } from '@shared/lib/useIsInBrowser';
import { appPaths } from '@shared/paths';
import { PublicPage } from '@shared/components/PublicPage';
import { forms } from '../forms';
import { useForm } from '../useForm';

const TITLE = t`Keeping your account…`;

/** Keeps an account that was to be deleted, by the link of a mail, and leads to the login however that ends. */
export default function CancelDeletePage() {
  const dispatch = useDispatch();
  const { status } = useForm('cancelDelete');
  const [hasToken] = useState(() => linkTokens.get('token') !== undefined);
  const isInBrowser = useIsInBrowser();
  const isSent = useRef(false);
  useEffect(() => {
    if (!hasToken || isSent.current) return;
    isSent.current = true;
    dispatch(forms.cancelDelete.submitted());
  }, [dispatch, hasToken]);
  const isOver = !hasToken || status === 'succeeded' || status === 'failed';
  if (isInBrowser && isOver) return <Redirect to={appPaths.login} />;
  return (
    <PublicPage title={TITLE} lead={t`This takes a moment. Then you can log in.`}>
      <PageTitle title={TITLE} />
      <Spinner />
    </PublicPage>
  );
}
