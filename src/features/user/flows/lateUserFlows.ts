export { changeBeta, changePassword, deleteAccount, keepAccount, saveProfile } from './account';
export { checkRanches } from './takeMe';
export { createRanch } from './createRanch';
export { deleteRanch, leaveRanch, restoreRanch } from './endRanch';
export { joinRanch } from './joinRanch';
export { saveNotes } from './notes';
export { savePreferences, setUpRanch } from './preferences';
