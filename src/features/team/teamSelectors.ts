import type { TeamState } from './teamSlice';

interface WithTeam {
  team: TeamState;
}

export const selectTeam = ({ team }: WithTeam) => team.ranchTeam;
export const selectIsTeamLoaded = ({ team }: WithTeam) => team.teamLoaded;
export const selectTeamLoad = ({ team }: WithTeam) => team.load;

/** How the last change of a member stands, and whom it is about. */
export const selectMemberChange = ({ team }: WithTeam) => team.change;
export const selectChangingMember = ({ team }: WithTeam) => team.changing;
