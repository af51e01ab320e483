export { changePassword, deleteAccount, saveProfile } from './account';
export { createRanch } from './createRanch';
export { joinRanch } from './joinRanch';
export { onRanchSetUp, onSettings } from './settings';
