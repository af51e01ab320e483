import type { Reason, Reasons, ReasonValues, Why } from '@contract/http/reasons';
import { EXPORT_KEYS_MAX, GROUP_NAMES_MAX, OPEN_INVITATIONS_MAX, STREAMS_MAX } from '@contract/http/limits';
import type { ApiError } from '../http/ApiError';
import * as groupRefusals from '../grazing/groupRefusals';
import * as limitRefusals from '../http/limitRefusals';
import * as refusals from '../http/refusals';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const SEASON = { most: 3, words: 'seasons' };
const HERD = { uuid: 'h', kind: 'herd', revision: 1, changed_at: NOW, changed_by: null } as const;

/** What every function of the files of refusals makes; a new one without its line here is a type error. */
const OF_LIMITS: { readonly [F in keyof typeof limitRefusals]: readonly ApiError[] } = {
  enoughRanches: [limitRefusals.enoughRanches(1, 5)],
  enoughOpenInvitations: [limitRefusals.enoughOpenInvitations(1)],
  enoughInvitationsOfRanch: [limitRefusals.enoughInvitationsOfRanch(1)],
  enoughInvitationsOfSender: [limitRefusals.enoughInvitationsOfSender(1)],
  enoughInvitationsToEmail: [limitRefusals.enoughInvitationsToEmail(1)],
  enoughStreams: [limitRefusals.enoughStreams()],
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
  keysFull: [refusals.keysFull()],
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

const OF_GROUPS: { readonly [F in keyof typeof groupRefusals]: readonly Reasons[] } = {
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
  insideSubdivision: [groupRefusals.insideSubdivision(0)],
  hasSubdivisions: [groupRefusals.hasSubdivisions(0)],
  changeTooLarge: [groupRefusals.changeTooLarge(0)],
  namesTooMany: [groupRefusals.namesTooMany()],
  recordsTooLarge: [groupRefusals.recordsTooLarge()],
  recordsFull: [groupRefusals.recordsFull()],
  spaceFull: [groupRefusals.spaceFull()],
  kindFull: [groupRefusals.kindFull(0, 'season', SEASON)],
};

/** What only programs meet, or pages that know the rules themselves: their code says enough. */
const BY_CODE_ALONE: readonly (keyof typeof refusals)[] = [
  'wrongMetricsToken',
  'inProgress',
  'keyReused',
  'invalid',
  'tooDeep',
  'tooManyFields',
  'nothingToChange',
  'noSuchRange',
  'callerLeft',
  'keyOpensNothing',
  'keyOfOtherUse',
];

/** With which values each reason comes from the tables above. */
const EXPECTED: { readonly [R in Reason]: ReasonValues[R] } = {
  login_needed: {},
  not_your_role: {},
  nothing_here: {},
  other_site: {},
  too_large: { kilobytes: 64 },
  too_many_tries: {},
  busy: {},
  data_away: {},
  server_stopping: {},
  went_wrong: {},
  wrong_login: {},
  account_waits: { minutes: 2 },
  email_taken: {},
  account_exists: {},
  wrong_password: {},
  same_password: {},
  password_personal: {},
  only_the_person: { act: 'leave_ranch' },
  beta_closed: {},
  link_damaged: {},
  link_expired: {},
  link_used: {},
  link_revoked: {},
  wrong_person: {},
  other_email: {},
  already_member: {},
  already_on_ranch: {},
  role_above_own: {},
  last_owner: {},
  only_owner: {},
  has_members: {},
  ranch_called: { name: 'Río Seco' },
  ranches_of_a_day: { most: 5 },
  open_invitations: { most: OPEN_INVITATIONS_MAX },
  ranch_invitations_of_a_day: {},
  own_invitations_of_a_day: {},
  email_invitations_of_a_day: {},
  keys_full: { most: EXPORT_KEYS_MAX },
  admins_only: {},
  not_as_admin: {},
  wrong_admin_password: {},
  nobody_has_email: {},
  other_person: {},
  app_too_old: {},
  server_updating: {},
  clock_wrong: {},
  follows_enough: { most: STREAMS_MAX },
  no_such_season: {},
  gone: {},
  deleted_meanwhile: {},
  changed_meanwhile: {},
  unknown_person: {},
  unknown_record: { kind: 'herd' },
  in_use: { kind: 'herd', by: 'move' },
  overlap: { season: 'Spring 2026' },
  time_ahead: {},
  day_ahead: {},
  inside_subdivision: {},
  has_subdivisions: {},
  ranch_record_stays: {},
  other_content: {},
  change_too_large: { kilobytes: 1024 },
  names_too_many: { most: GROUP_NAMES_MAX },
  records_too_large: {},
  records_full: {},
  space_full: {},
  kind_full: { kind: 'season', most: 3 },
};

type Values = Readonly<Record<string, number | string>>;

/** The names that people type; all other texts among the values are codes. */
const TYPED: readonly string[] = ['ranch_called', 'overlap'];
const CODE = /^[a-z]+(_[a-z]+)*$/;

const whysOf = ({ reason, values, reasons = {} }: Reasons): readonly Why[] => [
  ...(reason === undefined ? [] : [{ reason, ...(values !== undefined && { values }) } as Why]),
  ...Object.values(reasons),
];
const valuesOf = (why: Why): Values => ('values' in why ? why.values : {});

const ofCalls = Object.entries({ ...OF_CALLS, ...OF_LIMITS }).map(
  ([name, made]) => [name, made.map((each) => each.toBody())] as const,
);
const all: readonly (readonly [string, readonly Reasons[]])[] = [...ofCalls, ...Object.entries(OF_GROUPS)];
const whys = all.flatMap(([, made]) => made.flatMap(whysOf));

it.each(Object.entries(EXPECTED))('the server gives the reason %s, with its values', (reason, values) => {
  const made = whys.filter((why) => why.reason === reason);
  expect(made.length).toBeGreaterThan(0);
  for (const why of made) expect(valuesOf(why)).toEqual(values);
});

it.each(all)('%s has a reason, unless only programs meet it', (name, made) => {
  const isByCode = BY_CODE_ALONE.some((each) => each === name);
  for (const refusal of made) expect(whysOf(refusal).length > 0).toBe(!isByCode);
});

it.each(ofCalls)('%s gives reasons for the fields that it names, and for no others', (_name, made) => {
  for (const { reasons = {}, details } of made) {
    const fields = typeof details === 'string' ? [] : Object.keys(details);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(reasons)));
  }
});

it('a reason without values is sent without them', () => {
  expect(refusals.notYourRole().toBody()).not.toHaveProperty('values');
  expect(refusals.notYourRole().toBody()).not.toHaveProperty('reasons');
  expect(groupRefusals.spaceFull()).not.toHaveProperty('values');
});

it('stored words: no reason and no code among the values holds a blank or a capital letter', () => {
  const codes = whys.flatMap((why) => {
    const texts = Object.values(valuesOf(why)).filter((value) => typeof value === 'string');
    return [why.reason, ...(TYPED.includes(why.reason) ? [] : texts)];
  });
  expect(codes.filter((code) => !CODE.test(code))).toEqual([]);
});
