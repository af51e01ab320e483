import { useDispatch } from 'react-redux';
import { expiryOf, type InvitationClaims } from '@contract/ranches/invitationToken';
import { normalizeEmail } from '@contract/text/email';
import { t } from '@domain/words';
import { forms } from '@features/auth';
import { userForms } from '@features/user';
import { Actions } from '@shared/components/Actions';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { PublicPage } from '@shared/components/PublicPage';
import { Email } from '@shared/components/Email';
import { Facts } from '@shared/components/Facts';
import { PageTitle } from '@shared/components/PageTitle';
import { FormFailure } from '@shared/forms/FormFailure';
import { useIsPast } from '@shared/lib/useIsPast';
import { failureOf, type RequestState } from '@shared/requestState';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { WrongPerson } from './WrongPerson';

interface InvitationCardProps {
  invitation: InvitationClaims;
  myEmail: string;
  request: RequestState;
  /** Whether the server has said that it has expired, whatever the clock here says. */
  isOver: boolean;
}

/** Which ranch, which role, and the way in. */
export function InvitationCard({ invitation, myEmail, request, isOver }: InvitationCardProps) {
  const { ranch_name: ranchName } = invitation;
  const dispatch = useDispatch();
  const isPast = useIsPast(expiryOf(invitation));
  const isExpired = isOver || isPast;
  const isForMe = normalizeEmail(invitation.email) === normalizeEmail(myEmail);
  return (
    <PublicPage title={t`Join ${ranchName}`}>
      <PageTitle title={t`Join ${ranchName}`} hasError={request.status === 'failed'} />
      <Facts>
        <dt>{t`Ranch`}</dt>
        <dd translate="no">{ranchName}</dd>
        <dt>{t`Role`}</dt>
        <dd>{ROLE_NAMES[invitation.role]}</dd>
        <dt>{t`Invited`}</dt>
        <dd>
          <Email>{invitation.email}</Email>
        </dd>
      </Facts>
      {!isForMe && (
        <Banner look="danger">
          <WrongPerson invited={invitation.email} me={myEmail} />
        </Banner>
      )}
      {isExpired && <Banner look="danger">{t`Token is not valid anymore. Request new register link`}</Banner>}
      <FormFailure failure={failureOf(request)} />
      <Actions>
        <Button
          look={isForMe ? 'primary' : 'quiet'}
          disabled={isExpired}
          isBusy={request.status === 'pending'}
          onClick={() => dispatch(userForms.ranchJoin.submitted())}
        >
          {t`Join ranch`}
        </Button>
        <Button look={isForMe ? 'quiet' : 'primary'} onClick={() => dispatch(forms.signOut.submitted())}>
          {t`Sign out`}
        </Button>
      </Actions>
    </PublicPage>
  );
}
