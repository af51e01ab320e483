export { loadTeam } from './loadTeam';
export { nameOf } from './nameOf';
export { teamSaga } from './teamSaga';
export {
  selectChangingMember,
  selectIsTeamLoaded,
  selectIsTeamRetrying,
  selectMemberChange,
  selectTeam,
  selectTeamFailure,
} from './teamSelectors';
export { memberRemovalSubmitted, memberRoleSubmitted, teamOpened, teamReducer, teamRetried } from './teamSlice';
