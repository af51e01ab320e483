import type { ApiError } from '../../src/http/ApiError';
import type { Refusal } from '../../src/grazing/Refusal';
import * as groupRefusals from '../../src/grazing/groupRefusals';
import * as limitRefusals from '../../src/http/limitRefusals';
import * as refusals from '../../src/http/refusals';
import * as hookRefusals from '../../src/hooks/hookRefusals';
import * as noticeRefusals from '../../src/notices/noticeRefusals';
import * as pictureRefusals from '../../src/photos/pictureRefusals';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const SEASON = { most: 3, words: 'seasons' };
const HERD = { uuid: 'h', kind: 'herd', revision: 1, changed_at: NOW, changed_by: null, made_by_source: null } as const;

/** What every function of the files of refusals makes; a new one without its line here is a type error. */
const OF_LIMITS: { readonly [F in keyof typeof limitRefusals]: readonly ApiError[] } = {
  enoughRanches: [limitRefusals.enoughRanches(1, 5)],
  enoughOpenInvitations: [limitRefusals.enoughOpenInvitations(1)],
  enoughInvitationsOfRanch: [limitRefusals.enoughInvitationsOfRanch(1)],
  enoughInvitationsOfSender: [limitRefusals.enoughInvitationsOfSender(1)],
  enoughInvitationsToEmail: [limitRefusals.enoughInvitationsToEmail(1)],
  enoughStreams: [limitRefusals.enoughStreams()],
  enoughUploads: [limitRefusals.enoughUploads(1, 500)],
  enoughOpenUploads: [limitRefusals.enoughOpenUploads()],
  enoughKeyCalls: [limitRefusals.enoughKeyCalls(1)],
  enoughKeyWrites: [limitRefusals.enoughKeyWrites(1)],
  enoughKeyChanges: [limitRefusals.enoughKeyChanges(1)],
  enoughKeyCallsAtOnce: [limitRefusals.enoughKeyCallsAtOnce()],
  enoughKeyStreams: [limitRefusals.enoughKeyStreams()],
};

const OF_CALLS: { readonly [F in keyof typeof refusals]: readonly ApiError[] } = {
  unauthenticated: [refusals.unauthenticated()],
  wrongCredentials: [refusals.wrongCredentials()],
  wrongMetricsToken: [refusals.wrongMetricsToken()],
  notYourRole: [refusals.notYourRole()],
  roleAboveOwn: [refusals.roleAboveOwn()],
  adminsOnly: [refusals.adminsOnly()],
  notAsAdmin: [refusals.notAsAdmin()],
  betaClosed: [refusals.betaClosed()],
  onlyThePerson: [refusals.onlyThePerson('leave_ranch')],
  foreignOrigin: [refusals.foreignOrigin()],
  notFound: [refusals.notFound()],
  emailTaken: [refusals.emailTaken()],
  accountExists: [refusals.accountExists()],
  inProgress: [refusals.inProgress()],
  keyReused: [refusals.keyReused()],
  invalid: [refusals.invalid({ email: 'Email is required' })],
  samePassword: [refusals.samePassword()],
  personalPassword: [refusals.personalPassword('Your password must not be your name')],
  otherEmail: [refusals.otherEmail()],
  ranchCalled: [refusals.ranchCalled('Río Seco')],
  versionHolds: [refusals.versionHolds()],
  chainAwaited: [refusals.chainAwaited()],
  keysFull: [refusals.keysFull()],
  keysOfSourceFull: [refusals.keysOfSourceFull()],
  noSuchSource: [refusals.noSuchSource()],
  noSuchSeason: [refusals.noSuchSeason()],
  tooLarge: [refusals.tooLarge(65_536)],
  tooDeep: [refusals.tooDeep()],
  tooManyFields: [refusals.tooManyFields()],
  nothingToChange: [refusals.nothingToChange()],
  tooMany: [refusals.tooMany(1)],
  AccountWaits: [new refusals.AccountWaits(61)],
  noSuchRange: [refusals.noSuchRange()],
  busy: [refusals.busy()],
  unavailable: [refusals.unavailable()],
  picturesAway: [refusals.picturesAway()],
  stopping: [refusals.stopping()],
  wentWrong: [refusals.wentWrong()],
  appTooOld: [refusals.appTooOld()],
  serverUpdating: [refusals.serverUpdating()],
  clockWrong: [refusals.clockWrong(NOW)],
  callerLeft: [refusals.callerLeft()],
  keyOpensNothing: [refusals.keyOpensNothing()],
  keyOfOtherUse: [refusals.keyOfOtherUse()],
  tokenInvalid: [refusals.tokenInvalid()],
  tokenEnded: [refusals.tokenEnded('expired'), refusals.tokenEnded('used'), refusals.tokenEnded('revoked')],
  wrongPerson: [refusals.wrongPerson()],
  otherPerson: [refusals.otherPerson()],
  alreadyMember: [refusals.alreadyMember()],
  alreadyOnRanch: [refusals.alreadyOnRanch()],
  lastOwner: [refusals.lastOwner()],
  onlyOwner: [refusals.onlyOwner()],
  hasMembers: [refusals.hasMembers()],
  wrongPassword: [refusals.wrongPassword('password')],
  wrongAdminPassword: [refusals.wrongAdminPassword()],
  nobodyHasEmail: [refusals.nobodyHasEmail()],
};

const OF_PICTURES: { readonly [F in keyof typeof pictureRefusals]: readonly ApiError[] } = {
  noSuchPhoto: [pictureRefusals.noSuchPhoto()],
  pictureTooLarge: [pictureRefusals.pictureTooLarge()],
  notAPicture: [pictureRefusals.notAPicture()],
  otherPicture: [pictureRefusals.otherPicture()],
  pictureAwaited: [pictureRefusals.pictureAwaited()],
  wasNoPicture: [pictureRefusals.wasNoPicture()],
  pictureMissing: [pictureRefusals.pictureMissing()],
  picturesFull: [pictureRefusals.picturesFull(20)],
  diskFull: [pictureRefusals.diskFull()],
  otherOffset: [pictureRefusals.otherOffset(7)],
  otherTus: [pictureRefusals.otherTus()],
  badUploadType: [pictureRefusals.badUploadType()],
};

const OF_NOTICES: { readonly [F in keyof typeof noticeRefusals]: readonly ApiError[] } = {
  noNotices: [noticeRefusals.noNotices()],
  unknownPushService: [noticeRefusals.unknownPushService()],
  enoughDevices: [noticeRefusals.enoughDevices()],
};

const OF_HOOKS: { readonly [F in keyof typeof hookRefusals]: readonly ApiError[] } = {
  badHookAddress: [
    hookRefusals.badHookAddress('needs_https'),
    hookRefusals.badHookAddress('own_host'),
    hookRefusals.badHookAddress('private_network'),
  ],
  webhooksFull: [hookRefusals.webhooksFull()],
  hookIsOff: [hookRefusals.hookIsOff()],
  enoughHookTests: [hookRefusals.enoughHookTests(1)],
};

const OF_GROUPS: { readonly [F in keyof typeof groupRefusals]: readonly Refusal[] } = {
  changedMeanwhile: [
    groupRefusals.changedMeanwhile(0, undefined),
    groupRefusals.changedMeanwhile(0, { ...HERD, data: null }),
    groupRefusals.changedMeanwhile(0, { ...HERD, data: {} }),
  ],
  groupNotYourRole: [groupRefusals.groupNotYourRole(null)],
  ranchRecordStays: [groupRefusals.ranchRecordStays(0)],
  otherContent: [groupRefusals.otherContent()],
  timeAhead: [groupRefusals.timeAhead(0)],
  dayAhead: [groupRefusals.dayAhead(0)],
  inUse: [groupRefusals.inUse(0, 'herd', 'move')],
  overlap: [groupRefusals.overlap(0, 'Spring 2026')],
  unknownReference: [
    groupRefusals.unknownReference(0, { field: 'assignee_uuid', refers: 'member' }),
    groupRefusals.unknownReference(0, { field: 'herd_uuid', refers: 'herd' }),
  ],
  unknownLine: [groupRefusals.unknownLine(0)],
  insideSubdivision: [groupRefusals.insideSubdivision(0)],
  ownMother: [groupRefusals.ownMother(0)],
  descendantAsMother: [groupRefusals.descendantAsMother(0)],
  hasSubdivisions: [groupRefusals.hasSubdivisions(0)],
  changeTooLarge: [groupRefusals.changeTooLarge(0)],
  namesTooMany: [groupRefusals.namesTooMany()],
  recordsTooLarge: [groupRefusals.recordsTooLarge()],
  recordsFull: [groupRefusals.recordsFull()],
  spaceFull: [groupRefusals.spaceFull()],
  kindFull: [groupRefusals.kindFull(0, 'season', SEASON)],
};

/** The bodies that each function makes, by its name. */
export const callRefusals = Object.entries({
  ...OF_CALLS,
  ...OF_LIMITS,
  ...OF_PICTURES,
  ...OF_NOTICES,
  ...OF_HOOKS,
}).map(([name, made]) => [name, made.map((each) => each.toBody())] as const);
export const recordRefusals: readonly (readonly [string, readonly Refusal[]])[] = Object.entries(OF_GROUPS);
