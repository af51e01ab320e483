/** Nothing is to be said besides the reason itself. */
type None = Readonly<Record<never, never>>;
/** The most that there may be. */
type Most = Readonly<{ most: number }>;

/** What only the person themselves may do, and no admin who acts for them. */
export type OwnAct =
  | 'change_password'
  | 'change_webhook'
  | 'delete_account'
  | 'delete_ranch'
  | 'erase_history'
  | 'leave_ranch'
  | 'make_key'
  | 'invite_owner'
  | 'send_picture'
  | 'turn_on_notices';

/**
 * Why the server refuses what a person does, finer than the code: by it a page says its own sentence, in its language. With
 * each the values that stand in that sentence: numbers, codes (a kind is one of `RecordKind`), and names as somebody has
 * typed them. A reason is never renamed or used for something else, since pages of older and newer releases read it.
 */
export interface ReasonValues {
  // Anywhere
  login_needed: None;
  not_your_role: None;
  nothing_here: None;
  other_site: None;
  too_large: Readonly<{ kilobytes: number }>;
  too_many_tries: None;
  busy: None;
  data_away: None;
  server_stopping: None;
  went_wrong: None;

  // Accounts and signing in
  wrong_login: None;
  account_waits: Readonly<{ minutes: number }>;
  email_taken: None;
  account_exists: None;
  wrong_password: None;
  same_password: None;
  password_personal: None;
  only_the_person: Readonly<{ act: OwnAct }>;
  beta_closed: None;

  // Links of mails
  link_damaged: None;
  link_expired: None;
  link_used: None;
  link_revoked: None;
  wrong_person: None;
  other_email: None;

  // Ranches and their teams
  already_member: None;
  already_on_ranch: None;
  role_above_own: None;
  last_owner: None;
  only_owner: None;
  has_members: None;
  ranch_called: Readonly<{ name: string }>;
  ranches_of_a_day: Most;
  open_invitations: Most;
  ranch_invitations_of_a_day: None;
  own_invitations_of_a_day: None;
  email_invitations_of_a_day: None;
  keys_full: Most;
  keys_of_source_full: Most;
  no_such_source: None;

  // Webhooks
  webhooks_full: Most;
  hook_needs_https: None;
  hook_to_own_host: None;
  hook_to_private: None;
  hook_is_off: None;
  hook_tests: Most;

  // Admins
  admins_only: None;
  not_as_admin: None;
  wrong_admin_password: None;
  nobody_has_email: None;

  // The record: calls
  other_person: None;
  app_too_old: None;
  server_updating: None;
  clock_wrong: None;
  follows_enough: Most;
  no_such_season: None;

  // The history
  version_holds: None;
  chain_awaited: None;

  // Pictures of photos
  no_such_photo: None;
  picture_too_large: Readonly<{ megabytes: number }>;
  not_a_picture: None;
  other_picture: None;
  picture_awaited: None;
  picture_missing: None;
  pictures_full: Readonly<{ gigabytes: number }>;
  uploads_of_a_day: Most;
  open_uploads: Most;
  disk_full: None;
  pictures_away: None;

  // Notices on phones
  no_notices: None;
  unknown_push_service: None;
  notice_devices: Most;

  // The record: groups of changes
  gone: None;
  deleted_meanwhile: None;
  changed_meanwhile: None;
  unknown_person: None;
  unknown_record: Readonly<{ kind: string }>;
  unknown_line: None;
  in_use: Readonly<{ kind: string; by: string }>;
  overlap: Readonly<{ season: string }>;
  time_ahead: None;
  day_ahead: None;
  inside_subdivision: None;
  own_mother: None;
  descendant_as_mother: None;
  has_subdivisions: None;
  ranch_record_stays: None;
  other_content: None;
  change_too_large: Readonly<{ kilobytes: number }>;
  names_too_many: Most;
  records_too_large: None;
  records_full: None;
  space_full: None;
  kind_full: Readonly<{ kind: string; most: number }>;
}

export type Reason = keyof ReasonValues;

/** The reasons that have no values. */
export type PlainReason = { [R in Reason]: keyof ReasonValues[R] extends never ? R : never }[Reason];
type ValuedReason = Exclude<Reason, PlainReason>;

/** A reason as it is sent: without `values` where it has none. */
export type Why =
  { reason: PlainReason } | { [R in ValuedReason]: { reason: R; values: ReasonValues[R] } }[ValuedReason];

/** What a refusal has besides its English: why, and why by field. All of it is absent where the code says enough. */
export interface Reasons {
  reason?: Reason;
  values?: ReasonValues[Reason];
  reasons?: Readonly<Record<string, Why>>;
}
