export { loadTeam } from './loadTeam';
export { teamReducer } from './teamSlice';
