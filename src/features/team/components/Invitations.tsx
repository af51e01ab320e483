import { INVITATION_DAYS } from '@contract/limits';
import type { Ranch } from '@contract/me';
import { failureIn } from '@shared/api/requestStateOf';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { ListState } from '@shared/components/ListState';
import { Rows } from '@shared/components/Rows';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { grantableBy } from '../grants';
import { useInvitationsQuery } from '../invitationsApi';
import { InvitationRow } from './InvitationRow';

/** Who was invited to the ranch and has not answered yet. For those who may invite. */
export function Invitations({ ranch }: { ranch: Ranch }) {
  const { currentData: invitations, error, isFetching, refetch } = useInvitationsQuery(ranch.ranch_uuid);
  const heading = useFocusAfterLoss(invitations?.length ?? 0);
  const grantable = grantableBy(ranch.role);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        Open invitations
      </h2>
      <ListState
        failure={failureIn(error)}
        isBusy={isFetching}
        hasList={invitations !== undefined}
        onRetry={() => void refetch()}
      />
      {invitations?.length === 0 && (
        <EmptyState title="Nobody has an invitation waiting">
          Send one above: it is good for {INVITATION_DAYS} days.
        </EmptyState>
      )}
      {invitations !== undefined && invitations.length > 0 && (
        <Rows>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.email}
              ranchUuid={ranch.ranch_uuid}
              invitation={invitation}
              maySendAgain={grantable.includes(invitation.role)}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
