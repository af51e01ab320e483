import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/me';
import {
  selectIsTeamLoaded,
  selectIsTeamRetrying,
  selectTeam,
  selectTeamFailure,
  teamOpened,
  teamRetried,
} from '@features/team';
import { mayInvite } from '@features/team/grants';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { ListState } from '@shared/components/ListState';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { TeamList } from './TeamList';

/** The team of the ranch, or why it is not there. */
export function Team({ ranch }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const team = useSelector(selectTeam);
  // With the owner's role go the rows' controls, the one that has the focus among them.
  const heading = useFocusAfterLoss(ranch.role === 'owner' ? team.length : 0);
  const isLoaded = useSelector(selectIsTeamLoaded);
  const failure = useSelector(selectTeamFailure) ?? undefined;
  const isRetrying = useSelector(selectIsTeamRetrying);
  useEffect(() => void dispatch(teamOpened()), [dispatch]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        Who is on the ranch
      </h2>
      <ListState
        failure={failure}
        isBusy={isRetrying}
        hasList={isLoaded}
        onRetry={() => dispatch(teamRetried({ ranchUuid: ranch.ranch_uuid }))}
      />
      {isLoaded && team.length < 2 && mayInvite(ranch.role) && (
        <EmptyState title="Nobody else is on this ranch yet">
          Invite the people you work with: the form is above.
        </EmptyState>
      )}
      {isLoaded && team.length > 0 && <TeamList ranch={ranch} team={team} />}
    </Card>
  );
}
