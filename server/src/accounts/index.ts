export { accountCalls } from './accountCalls';
export type { AccountDeps } from './AccountDeps';
export { accountOpeningRoute } from './accountOpeningRoute';
export { addAccount } from './addAccount';
export { foundRanch } from './foundRanch';
export { openInvitation } from './joining';
export { readToken } from './mailedTokens';
export { deleteTokensUntil } from './oneTimeTokensTable';
export { purgeDueAccounts } from './purgeAccounts';
