import type { Reason, Reasons, ReasonValues, Why } from '@contract/http/reasons';
import {
  KEYS_MAX,
  KEYS_OF_SOURCE_MAX,
  GROUP_NAMES_MAX,
  OPEN_INVITATIONS_MAX,
  NOTICE_DEVICES_MAX,
  OPEN_UPLOADS_MAX,
  STREAMS_MAX,
  HOOK_TESTS_MAX,
  WEBHOOKS_MAX,
} from '@contract/http/limits';
import { callRefusals, recordRefusals } from '../../test/support/everyRefusal';
import * as groupRefusals from '../grazing/groupRefusals';
import type * as limitRefusals from '../http/limitRefusals';
import * as refusals from '../http/refusals';
import type * as pictureRefusals from '../photos/pictureRefusals';

/** What only programs meet, or pages that know the rules themselves: their code says enough. */
const BY_CODE_ALONE: readonly (keyof typeof refusals | keyof typeof limitRefusals | keyof typeof pictureRefusals)[] = [
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
  'enoughKeyCalls',
  'enoughKeyWrites',
  'enoughKeyChanges',
  'enoughKeyCallsAtOnce',
  'enoughKeyStreams',
  'otherOffset',
  'otherTus',
  'badUploadType',
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
  version_holds: {},
  chain_awaited: {},
  ranches_of_a_day: { most: 5 },
  open_invitations: { most: OPEN_INVITATIONS_MAX },
  ranch_invitations_of_a_day: {},
  own_invitations_of_a_day: {},
  email_invitations_of_a_day: {},
  keys_full: { most: KEYS_MAX },
  keys_of_source_full: { most: KEYS_OF_SOURCE_MAX },
  no_such_source: {},
  webhooks_full: { most: WEBHOOKS_MAX },
  hook_needs_https: {},
  hook_to_own_host: {},
  hook_to_private: {},
  hook_is_off: {},
  hook_tests: { most: HOOK_TESTS_MAX },
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
  no_such_photo: {},
  picture_too_large: { megabytes: 10 },
  not_a_picture: {},
  other_picture: {},
  picture_awaited: {},
  picture_missing: {},
  pictures_full: { gigabytes: 20 },
  uploads_of_a_day: { most: 500 },
  open_uploads: { most: OPEN_UPLOADS_MAX },
  disk_full: {},
  pictures_away: {},
  no_notices: {},
  unknown_push_service: {},
  notice_devices: { most: NOTICE_DEVICES_MAX },
  gone: {},
  deleted_meanwhile: {},
  changed_meanwhile: {},
  unknown_person: {},
  unknown_record: { kind: 'herd' },
  unknown_line: {},
  in_use: { kind: 'herd', by: 'move' },
  overlap: { season: 'Spring 2026' },
  time_ahead: {},
  day_ahead: {},
  inside_subdivision: {},
  own_mother: {},
  descendant_as_mother: {},
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

const all: readonly (readonly [string, readonly Reasons[]])[] = [...callRefusals, ...recordRefusals];
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

it.each(callRefusals)('%s gives reasons for the fields that it names, and for no others', (_name, made) => {
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
