import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Invitation } from '@contract/ranches/invitation';
import { plural } from '@domain/words';
import { Banner } from '@shared/components/Banner';
import { Email } from '@shared/components/Email';
import { ROLES_IN_LISTS } from '@shared/lib/roleNames';
import { useInvitationsQuery } from '../invitationsApi';
import { selectChangingMember, selectMemberChange, selectTeam } from '../teamSelectors';

/**
 * Says which open invitations have ended because their sender may not grant them any more, from a change of a member to
 * the next one. For people who may see the invitations.
 */
export function EndedInvitations({ ranchUuid }: { ranchUuid: string }) {
  const { currentData: open, refetch } = useInvitationsQuery(ranchUuid);
  const { status } = useSelector(selectMemberChange);
  const changing = useSelector(selectChangingMember);
  const sender = useSelector(selectTeam).find(({ uuid }) => uuid === changing)?.email;
  const [sent, setSent] = useState<readonly Invitation[]>([]);
  // What there was when the change began: afterwards a removed member is no longer in the team.
  const before = useRef<readonly Invitation[]>(null);
  useEffect(() => {
    if (status === 'pending') {
      before.current ??= open?.filter(({ invited_by }) => invited_by === sender) ?? [];
      return;
    }
    const theirs = before.current;
    before.current = null;
    if (theirs !== null && status === 'succeeded') void refetch().then(() => setSent(theirs));
  }, [status, open, sender, refetch]);
  const told = status === 'pending' || status === 'failed' ? [] : sent;
  const ended = told.filter((one) => !open?.some(({ uuid, email }) => uuid === one.uuid || email === one.email));
  return (
    <div role="status">
      {ended.length > 0 && (
        <Banner look="info">
          <p>
            {plural(ended.length, {
              one: 'This open invitation has ended, since the person who sent it may no longer give that role. Invite again anyone who should still join.',
              other:
                'These open invitations have ended, since the person who sent them may no longer give that role. Invite again anyone who should still join.',
            })}
          </p>
          <ul>
            {ended.map(({ uuid, email, role }) => (
              <li key={uuid}>
                <Email>{`${email},`}</Email> {ROLES_IN_LISTS[role]}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
