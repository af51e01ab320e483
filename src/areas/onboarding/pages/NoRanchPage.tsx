import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { ranchNameFor } from '@contract/text/names';
import { t } from '@domain/words';
import { forms } from '@features/auth';
import { selectIsMeLoaded, selectMe, selectUserForm, userForms } from '@features/user';
import { NeedsConnectionPage } from '@features/ui/components/NeedsConnectionPage';
import { DeletedRanches } from '@features/user/components/DeletedRanches';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { PublicPage } from '@shared/components/PublicPage';
import { Email } from '@shared/components/Email';
import { PageTitle } from '@shared/components/PageTitle';
import { Redirect } from '@shared/components/Redirect';
import { Skeleton } from '@shared/components/Skeleton';
import { FormFailure } from '@shared/forms/FormFailure';
import { appPaths } from '@shared/paths';
import { failureOf } from '@shared/requestState';
import { Trans } from '@shared/words';
import styles from './NoRanchPage.module.css';

function NoRanch() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const isLoaded = useSelector(selectIsMeLoaded);
  const creation = useSelector(selectUserForm('ranchCreation'));
  if (me !== null && me.ranches.length > 0) return <Redirect to={appPaths.signup} />;
  if (me === null || !isLoaded) return <Skeleton />;
  const { first_name: firstName } = me;
  const ranchName = ranchNameFor(firstName);
  // One text, since a line may be broken before its comma otherwise.
  const address = `${me.email},`;
  return (
    <PublicPage title={t`You are not on a ranch yet, ${firstName}`}>
      <PageTitle title={t`No ranch yet`} hasError={creation.status === 'failed'} />
      <p>
        <Trans>
          Ask the ranch account owner to add you: they invite{' '}
          <b>
            <Email>{address}</Email>
          </b>{' '}
          then follow the link in the email.
        </Trans>
      </p>
      <p>
        <Trans>Or start a ranch of your own, named “{ranchName}”. You can change the name later.</Trans>
      </p>
      <p>
        <Trans>
          Your name, password and the deletion of your account are under{' '}
          <Link to={appPaths.settingsAccount}>your account</Link>.
        </Trans>
      </p>
      {me.is_admin && (
        <p>
          <Trans>
            You are an admin: <Link to={appPaths.panel}>Admin panel</Link>
          </Trans>
        </p>
      )}
      <div className={styles.deleted}>
        <DeletedRanches />
      </div>
      <FormFailure failure={failureOf(creation)} />
      <Actions>
        <Button isBusy={creation.status === 'pending'} onClick={() => dispatch(userForms.ranchCreation.submitted())}>
          {t`Create a ranch`}
        </Button>
        <Button look="quiet" onClick={() => dispatch(forms.signOut.submitted())}>{t`Sign out`}</Button>
      </Actions>
    </PublicPage>
  );
}

/** For someone who belongs to no ranch: whom to ask, or a ranch of their own. With one already: home. */
export default function NoRanchPage() {
  return (
    <NeedsConnectionPage title={t`No ranch yet`}>
      <NoRanch />
    </NeedsConnectionPage>
  );
}
