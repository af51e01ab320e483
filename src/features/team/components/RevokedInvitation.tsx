import type { Invitation } from '@contract/ranches/invitation';
import { t } from '@domain/words';
import { requestStateOf } from '@shared/api/requestStateOf';
import { Banner } from '@shared/components/Banner';
import { Button } from '@shared/components/Button';
import { Email } from '@shared/components/Email';
import { FieldError } from '@shared/forms/FieldError';
import { failureOf } from '@shared/requestState';
import { Trans } from '@shared/words';
import { useSendInvitationMutation } from '../invitationsApi';

interface RevokedInvitationProps {
  ranchUuid: string;
  /** The one that was revoked. */
  invitation: Invitation;
  /** Whether the person may grant the role that it offered. */
  mayInviteAgain: boolean;
}

/** Says that an invitation was revoked, and offers to take that back. */
export function RevokedInvitation({ ranchUuid, invitation, mayInviteAgain }: RevokedInvitationProps) {
  const { email, role } = invitation;
  const [send, sending] = useSendInvitationMutation();
  const request = requestStateOf(sending);
  const inviteAgain = (
    <Button
      look="quiet"
      aria-label={t`Invite again: ${email}`}
      isBusy={request.status === 'pending'}
      onClick={() => void send({ ranchUuid, email, role })}
    >
      {t`Invite again`}
    </Button>
  );
  return (
    <Banner look="info" action={mayInviteAgain && inviteAgain}>
      <p>
        <Trans>
          The invitation of <Email>{email}</Email> is revoked. Its link no longer works.
        </Trans>
      </p>
      <FieldError id="revoked-error" error={failureOf(request)?.message} />
    </Banner>
  );
}
