import { useId } from 'react';
import type { Invitation } from '@contract/ranches/invitation';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Email } from '@shared/components/Email';
import { Row } from '@shared/components/Rows';
import { FieldError } from '@shared/forms/FieldError';
import { dayInWords } from '@shared/lib/dates';
import { Trans } from '@shared/words';
import { ROLE_NAMES } from '@shared/lib/roleNames';
import { useInvitationsQuery, useRevokeInvitationMutation, useSendInvitationMutation } from '../invitationsApi';

interface InvitationRowProps {
  ranchUuid: string;
  invitation: Invitation;
  /** Whether the person may grant the role that it offers. */
  maySendAgain: boolean;
  /** It was revoked, and its row is about to go. */
  onRevoked: () => void;
}

/** Someone who was invited and has not answered yet. */
export function InvitationRow({ ranchUuid, invitation, maySendAgain, onRevoked }: InvitationRowProps) {
  const { uuid, email, role, invited_by, expires_at } = invitation;
  const roleName = ROLE_NAMES[role];
  // One text, since a line may be broken before its comma otherwise.
  const sender = `${invited_by},`;
  const end = dayInWords(expires_at);
  const id = useId();
  const [send, sending] = useSendInvitationMutation();
  const [revoke, revoking] = useRevokeInvitationMutation();
  const failure = failureIn(sending.error ?? revoking.error);
  const { isFetching } = useInvitationsQuery(ranchUuid);
  // One that was sent again has another id: until the list has come again this row is about the old one.
  const isOutdated = isFetching && (sending.isSuccess || revoking.isSuccess);
  const isBusy = sending.isLoading || revoking.isLoading || isOutdated;
  const sendAgain = () => {
    revoking.reset();
    void send({ ranchUuid, email, role });
  };
  const withdraw = () => {
    sending.reset();
    void revoke({ ranchUuid, uuid }).then(({ error }) => error === undefined && onRevoked());
  };
  return (
    <Row
      title={
        <b>
          <Email>{email}</Email>
        </b>
      }
      actions={
        <>
          {maySendAgain && (
            <Button look="quiet" aria-label={t`Send again to ${email}`} isBusy={isBusy} onClick={sendAgain}>
              {t`Send again`}
            </Button>
          )}
          <Button look="quiet" aria-label={t`Revoke the invitation of ${email}`} isBusy={isBusy} onClick={withdraw}>
            {t`Revoke`}
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          {roleName}, invited by <Email>{sender}</Email> until <time dateTime={expires_at}>{end}</time>
        </Trans>
      </p>
      <FieldError id={`${id}-error`} error={failure?.message} />
    </Row>
  );
}
