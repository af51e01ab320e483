export { cancelDelete } from './cancelDelete';
export { join } from './join';
export { masquerade } from './masquerade';
export { partnerJoin } from './partnerJoin';
export { requestReset, resetPassword } from './resetPassword';
