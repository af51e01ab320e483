export { cancelDelete } from './cancelDelete';
export { checkLink } from './checkLink';
export { join } from './join';
export { masquerade } from './masquerade';
export { partnerJoin } from './partnerJoin';
export { requestReset, resetPassword } from './resetPassword';
export { signUp } from './signUp';
