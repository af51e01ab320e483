import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { t } from '@domain/words';
import { selectIsTeamLoaded, selectTeam, selectTeamLoad, teamOpened, teamRetried } from '@features/team';
import { Card } from '@shared/components/Card';
import { EmptyState } from '@shared/components/EmptyState';
import { ListState, useLoad } from '@shared/components/ListState';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { TeamList } from './TeamList';

/** The team of the ranch, or why it is not there. */
export function Team({ ranch }: { ranch: Ranch }) {
  const dispatch = useDispatch();
  const team = useSelector(selectTeam);
  // Without the right to change members the rows lose their controls, the one that has the focus among them.
  const heading = useFocusAfterLoss(may(ranch.role, 'changeMembers') ? team.length : 0);
  const isLoaded = useSelector(selectIsTeamLoaded);
  const load = useLoad(useSelector(selectTeamLoad));
  useEffect(() => void dispatch(teamOpened()), [dispatch]);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>{t`Who is on the ranch`}</h2>
      <ListState {...load} hasList={isLoaded} onRetry={() => dispatch(teamRetried({ ranchUuid: ranch.ranch_uuid }))} />
      {isLoaded && team.length < 2 && may(ranch.role, 'invite') && (
        <EmptyState title={t`Nobody else is on this ranch yet`}>
          {t`Invite the people you work with: the form is above.`}
        </EmptyState>
      )}
      {isLoaded && team.length > 0 && <TeamList ranch={ranch} team={team} />}
    </Card>
  );
}
