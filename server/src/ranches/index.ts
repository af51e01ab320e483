export { deleteDeletedRanchesOf, sweepDeletedRanches } from './deletedRanchesTable';
export { deleteInvitationsUntil, findInvitation, redeemInvitation, revokeInvitationsBy } from './invitationsTable';
export { findMembership, insertMembership, isLastOwner } from './membershipsTable';
export { mayGrant, readAskerWhoMay, type Asker } from './onRanch';
export { ranchCalls } from './ranchCalls';
export type { RanchDeps } from './RanchDeps';
export { appointOwner, deleteRanchesOfNobodyElse, lockRanchesOf } from './ranchesLeftTable';
export { findOwnRanches, ownRanchesColumn, presentOwnRanches, type OwnRanches } from './ownRanches';
export { findRanchOf, insertRanch, lockRanch } from './ranchesTable';
