import { useState } from 'react';
import { INVITATION_DAYS } from '@contract/http/limits';
import type { Ranch } from '@contract/people/me';
import type { Invitation } from '@contract/ranches/invitation';
import { grantableBy } from '@contract/ranches/rights';
import { plural, t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { ListState } from '@shared/components/ListState';
import { Rows } from '@shared/components/Rows';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { useInvitationsQuery } from '../invitationsApi';
import { InvitationRow } from './InvitationRow';
import { RevokedInvitation } from './RevokedInvitation';

/** Who was invited to the ranch and has not answered yet. For those who may invite. */
export function Invitations({ ranch }: { ranch: Ranch }) {
  const { currentData: invitations, error, isFetching, refetch } = useInvitationsQuery(ranch.ranch_uuid);
  const grantable = grantableBy(ranch.role);
  const [revoked, setRevoked] = useState<Invitation>();
  const isInvitedAgain = invitations?.some(({ uuid, email }) => email === revoked?.email && uuid !== revoked.uuid);
  const gone = isInvitedAgain ? undefined : revoked;
  // With what was revoked its button goes, though the list grows by one then: so it counts for two.
  const heading = useFocusAfterLoss((invitations?.length ?? 0) + (gone === undefined ? 0 : 2));
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>{t`Open invitations`}</h2>
      <ListState
        failure={failureIn(error)}
        isBusy={isFetching}
        hasList={invitations !== undefined}
        onRetry={() => void refetch()}
      />
      <div role="status">
        {gone !== undefined && (
          <RevokedInvitation
            key={gone.uuid}
            ranchUuid={ranch.ranch_uuid}
            invitation={gone}
            mayInviteAgain={grantable.includes(gone.role)}
          />
        )}
      </div>
      {invitations?.length === 0 && (
        <EmptyState title={t`Nobody has an invitation waiting`}>
          {t`Send one above: it is good for ${plural(INVITATION_DAYS, { other: '# days' })}.`}
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
              onRevoked={() => setRevoked(invitation)}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
