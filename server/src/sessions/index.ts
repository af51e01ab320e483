export { assertActor } from './assertActor';
export { accountOpenedBy, userOpenedBy } from './credentials';
export { assertNoMasquerade } from './noMasquerade';
export { buildPasswords, hashPassword, type HashCost } from './passwords';
export { sessionCalls } from './sessionCalls';
export type { SessionDeps } from './SessionDeps';
export {
  endSession,
  idleSince,
  MASQUERADE_SECONDS,
  openMasquerade,
  openSession,
  openSessionFor,
  requireSignedIn,
} from './sessions';
export { deleteExpiredSessions, deleteSessions, findSession, type SignedIn } from './sessionsTable';
export {
  deleteUser,
  findAdminFlag,
  findMasqueradeTarget,
  findPerson,
  findPersonByEmail,
  insertUser,
  lockUser,
  replaceProfile,
  replaceSettings,
  setBetaTester,
  setLanguage,
  setPasswordHash,
  type Person,
  type StoredProfile,
} from './usersTable';
