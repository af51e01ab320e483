import { useDispatch } from 'react-redux';
import { normalizeEmail } from '@contract/email';
import { expiryOf, type InvitationClaims } from '@contract/invitationToken';
import { forms } from '@features/auth';
import { userForms } from '@features/user';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { PageTitle } from '@shared/components/PageTitle';
import { FormFailure } from '@shared/forms/FormFailure';
import { capitalized } from '@shared/lib/capitalized';
import { useIsPast } from '@shared/lib/useIsPast';
import { failureOf, type RequestState } from '@shared/requestState';
import styles from './InvitationCard.module.css';

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
    <main className={styles.page}>
      <PageTitle title={`Join ${invitation.ranch_name}`} hasError={request.status === 'failed'} />
      <h1>Join {invitation.ranch_name}</h1>
      <Card>
        <dl className={styles.facts}>
          <dt>Ranch</dt>
          <dd>{invitation.ranch_name}</dd>
          <dt>Role</dt>
          <dd>{capitalized(invitation.role)}</dd>
          <dt>Invited</dt>
          <dd>{invitation.email}</dd>
        </dl>
        {!isForMe && (
          <p className={styles.warning}>
            This invitation is for {invitation.email}, and you are logged in as {myEmail}. Sign out, then open the link
            in the mail again and log in as the person it is for.
          </p>
        )}
        {isExpired && <p className={styles.warning}>Token is not valid anymore. Request new register link</p>}
        <FormFailure failure={failureOf(request)} />
        <div className={styles.ways}>
          <Button
            disabled={isExpired}
            isBusy={request.status === 'pending'}
            onClick={() => dispatch(userForms.ranchJoin.submitted())}
          >
            Join ranch
          </Button>
          <Button look="quiet" onClick={() => dispatch(forms.signOut.submitted())}>
            Sign out
          </Button>
        </div>
      </Card>
    </main>
  );
}
