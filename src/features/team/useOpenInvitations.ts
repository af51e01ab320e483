import { useSelector } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Ranch } from '@contract/people/me';
import { may } from '@contract/ranches/rights';
import { failureIn } from '@shared/api/requestStateOf';
import type { Failure } from '@shared/requestState';
import { useInvitationsQuery } from './invitationsApi';
import { selectIsTeamLoaded, selectTeam } from './teamSelectors';

interface OpenInvitations {
  /** How many wait for an answer; null while that is not known, and where it makes no difference. */
  count: number | null;
  failure: Failure | undefined;
  isFetching: boolean;
  retry: () => void;
}

/** The open invitations of anyone who may invite and is alone on the ranch: nobody else's are asked for. */
export function useOpenInvitations({ role, ranch_uuid: uuid }: Pick<Ranch, 'role' | 'ranch_uuid'>): OpenInvitations {
  const isAlone = useSelector(selectTeam).length < 2;
  const isAsking = useSelector(selectIsTeamLoaded) && isAlone && may(role, 'invite');
  const { currentData, error, isFetching, refetch } = useInvitationsQuery(isAsking ? uuid : skipToken);
  return {
    count: currentData?.length ?? null,
    failure: failureIn(error),
    isFetching,
    retry: () => void refetch(),
  };
}
