import type { RefusalCode } from '@contract/grazing/changes';
import type { ErrorCode } from '@contract/http/errors';
import { t } from '@domain/words';
import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import { REFUSAL_WORDS } from './refusalWords';

const CHECK = t`Please check what you have entered`;
const DATA = t`The data that was sent is damaged. Please try again`;
const LATER = REFUSAL_WORDS.busy;

/** What a page that isn't in English says for a code, where a refusal has no reason or one that it doesn't know. */
export const CODE_WORDS: Readonly<Record<ErrorCode | RefusalCode, string>> = {
  bad_json: DATA,
  bad_type: DATA,
  too_large: t`This is too large to be sent`,
  invalid: CHECK,
  unauthenticated: REFUSAL_WORDS.login_needed,
  wrong_credentials: REFUSAL_WORDS.wrong_login,
  forbidden: t`You are not allowed to do this`,
  not_found: REFUSAL_WORDS.nothing_here,
  method: SOMETHING_WENT_WRONG,
  email_taken: REFUSAL_WORDS.email_taken,
  already_member: REFUSAL_WORDS.already_member,
  wrong_person: REFUSAL_WORDS.wrong_person,
  token_expired: REFUSAL_WORDS.link_expired,
  token_used: REFUSAL_WORDS.link_used,
  token_revoked: REFUSAL_WORDS.link_revoked,
  token_invalid: REFUSAL_WORDS.link_damaged,
  in_progress: t`The first try is still under way. Please wait a moment`,
  conflict: t`This has changed meanwhile. Please try again`,
  key_reused: REFUSAL_WORDS.other_content,
  last_owner: REFUSAL_WORDS.last_owner,
  has_members: REFUSAL_WORDS.has_members,
  version_holds: REFUSAL_WORDS.version_holds,
  clock: REFUSAL_WORDS.clock_wrong,
  reset: t`The ranch was restored from a backup. Please try again`,
  other_person: REFUSAL_WORDS.other_person,
  too_old: REFUSAL_WORDS.app_too_old,
  too_many: REFUSAL_WORDS.too_many_tries,
  busy: LATER,
  internal: REFUSAL_WORDS.went_wrong,
  unavailable: REFUSAL_WORDS.data_away,
  changed_meanwhile: REFUSAL_WORDS.changed_meanwhile,
  unknown_reference: t`What this refers to is no longer on this ranch`,
  in_use: t`Other records still refer to this. Delete them first`,
  overlap: t`This overlaps another one`,
  in_future: REFUSAL_WORDS.time_ahead,
  ranch_full: t`This ranch is full: it has as many records as one may have`,
};
