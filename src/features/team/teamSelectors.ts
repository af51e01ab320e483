import { createSelector } from '@reduxjs/toolkit';
import type { TeamState } from './teamSlice';

interface WithTeam {
  team: TeamState;
}

export const selectTeam = ({ team }: WithTeam) => team.ranchTeam;
export const selectIsTeamLoaded = ({ team }: WithTeam) => team.teamLoaded;
export const selectTeamFailure = ({ team }: WithTeam) => team.loadFailure;
export const selectIsTeamRetrying = ({ team }: WithTeam) => team.isRetrying;

/** How the last change of a member stands, and whom it is about. */
export const selectMemberChange = ({ team }: WithTeam) => team.change;
export const selectChangingMember = ({ team }: WithTeam) => team.changing;

/** The uuid of the only owner, whom the ranch cannot do without; undefined where there are several, or no team is known. */
export const selectOnlyOwner = createSelector(selectTeam, (team) => {
  const [first, ...others] = team.filter(({ role }) => role === 'owner');
  return others.length === 0 ? first?.uuid : undefined;
});
