import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { ranchNameFor } from '@contract/names';
import { forms } from '@features/auth';
import { ranchCreationSubmitted, selectIsMeLoaded, selectMe, selectRanchCreation } from '@features/user';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { Door } from '@shared/components/Door';
import { Email } from '@shared/components/Email';
import { PageTitle } from '@shared/components/PageTitle';
import { Redirect } from '@shared/components/Redirect';
import { Skeleton } from '@shared/components/Skeleton';
import { FormFailure } from '@shared/forms/FormFailure';
import { appPaths } from '@shared/paths';
import { failureOf } from '@shared/requestState';

/** For someone who belongs to no ranch: whom to ask, or a ranch of their own. With one already: home. */
export default function NoRanchPage() {
  const dispatch = useDispatch();
  const me = useSelector(selectMe);
  const isLoaded = useSelector(selectIsMeLoaded);
  const creation = useSelector(selectRanchCreation);
  if (me !== null && me.ranches.length > 0) return <Redirect to={appPaths.signup} />;
  if (me === null || !isLoaded) return <Skeleton />;
  return (
    <Door title={`You are not on a ranch yet, ${me.first_name}`}>
      <PageTitle title="No ranch yet" hasError={creation.status === 'failed'} />
      <p>
        Ask the ranch account owner to add you: they invite{' '}
        <b>
          <Email>{me.email}</Email>
        </b>
        , and the mail leads you in.
      </p>
      <p>Or start a ranch of your own, named “{ranchNameFor(me.first_name)}”. You can change the name afterwards.</p>
      {me.is_admin && (
        <p>
          You are an admin: <Link to={appPaths.panel}>Admin panel</Link>
        </p>
      )}
      <FormFailure failure={failureOf(creation)} />
      <Actions>
        <Button isBusy={creation.status === 'pending'} onClick={() => dispatch(ranchCreationSubmitted())}>
          Create a ranch
        </Button>
        <Button look="quiet" onClick={() => dispatch(forms.signOut.submitted())}>
          Sign out
        </Button>
      </Actions>
    </Door>
  );
}
