import { useDispatch } from 'react-redux';
import { normalizeEmail } from '@contract/email';
import { expiryOf, type InvitationClaims } from '@contract/invitationToken';
import { forms } from '@features/auth';
import { userForms } from '@features/user';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Door } from '@shared/components/Door';
import { Email } from '@shared/components/Email';
import { Facts } from '@shared/components/Facts';
import { PageTitle } from '@shared/components/PageTitle';
import { FormFailure } from '@shared/forms/FormFailure';
import { capitalized } from '@shared/lib/capitalized';
import { useIsPast } from '@shared/lib/useIsPast';
import { failureOf, type RequestState } from '@shared/requestState';

interface InvitationCardProps {
  invitation: InvitationClaims;
  myEmail: string;
  request: RequestState;
}

/** Which ranch, which role, and the way in. */
export function InvitationCard({ invitation, myEmail, request }: InvitationCardProps) {
  const dispatch = useDispatch();
  const isExpired = useIsPast(expiryOf(invitation));
  const isForMe = normalizeEmail(invitation.email) === normalizeEmail(myEmail);
  return (
    <Door title={`Join ${invitation.ranch_name}`}>
      <PageTitle title={`Join ${invitation.ranch_name}`} hasError={request.status === 'failed'} />
      <Facts>
        <dt>Ranch</dt>
        <dd>{invitation.ranch_name}</dd>
        <dt>Role</dt>
        <dd>{capitalized(invitation.role)}</dd>
        <dt>Invited</dt>
        <dd>
          <Email>{invitation.email}</Email>
        </dd>
      </Facts>
      {!isForMe && (
        <Banner look="danger">
          This invitation is for <Email>{invitation.email}</Email>, and you are logged in as <Email>{myEmail}</Email>.
          Sign out, then open the link in the mail again and log in as the person it is for.
        </Banner>
      )}
      {isExpired && <Banner look="danger">Token is not valid anymore. Request new register link</Banner>}
      <FormFailure failure={failureOf(request)} />
      <Actions>
        <Button
          look={isForMe ? 'primary' : 'quiet'}
          disabled={isExpired}
          isBusy={request.status === 'pending'}
          onClick={() => dispatch(userForms.ranchJoin.submitted())}
        >
          Join ranch
        </Button>
        <Button look={isForMe ? 'quiet' : 'primary'} onClick={() => dispatch(forms.signOut.submitted())}>
          Sign out
        </Button>
      </Actions>
    </Door>
  );
}
