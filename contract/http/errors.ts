import type { Reasons } from './reasons';

/** Stable codes of error answers: machines act on these, people read `error` and `details`. */
export type ErrorCode =
  | 'bad_json'
  | 'bad_type'
  | 'too_large'
  | 'invalid'
  | 'unauthenticated'
  | 'wrong_credentials'
  | 'forbidden'
  | 'not_found'
  | 'method'
  | 'email_taken'
  | 'already_member'
  | 'wrong_person'
  | 'token_expired'
  | 'token_used'
  | 'token_revoked'
  | 'token_invalid'
  | 'in_progress'
  | 'conflict'
  | 'key_reused'
  | 'last_owner'
  | 'has_members'
  | 'version_holds'
  | 'clock'
  | 'reset'
  | 'other_person'
  | 'too_old'
  | 'changed_meanwhile'
  | 'unknown_reference'
  | 'in_use'
  | 'overlap'
  | 'in_future'
  | 'ranch_full'
  | 'too_many'
  | 'busy'
  | 'internal'
  | 'unavailable';

/** A sentence, or sentences by the field they are about: English, whatever language a page is in. */
export type ErrorDetails = string | Record<string, string | string[]>;

/** The body of every answer with a status of 400 or more. */
export interface ErrorBody extends Reasons {
  error: string;
  details: ErrorDetails;
  code: ErrorCode;
}
