export { nameOf } from './members';
export { loadTeam, teamSaga } from './teamSaga';
export {
  selectChangingMember,
  selectIsTeamLoaded,
  selectMemberChange,
  selectTeam,
  selectTeamLoad,
} from './teamSelectors';
export { memberRemovalSubmitted, memberRoleSubmitted, teamOpened, teamReducer, teamRetried } from './teamSlice';
