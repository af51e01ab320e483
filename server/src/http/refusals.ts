import type { ErrorCode } from '@contract/http/errors';
import { DEPTH_MAX } from '@contract/http/jsonDepth';
import { KEYS_MAX, KEYS_OF_SOURCE_MAX } from '@contract/http/limits';
import type { OwnAct, PlainReason, Why } from '@contract/http/reasons';
import { plural } from '@domain/words';
import { ApiError } from './ApiError';

/**
 * What the server refuses with, as English and as a reason (`contract/http/reasons.ts`). What only programs meet has its
 * code alone; groups of changes have theirs in `grazing/groupRefusals.ts`.
 */

const plain = (status: number, code: ErrorCode, reason: PlainReason, sentence: string, retryAfter?: number) =>
  new ApiError(status, code, sentence, { why: { reason }, ...(retryAfter !== undefined && { retryAfter }) });

/** What is wrong with a field: it is said there, and in one sentence for the whole. */
const ofField = (status: number, code: ErrorCode, field: string, sentence: string, why: Why, there = sentence) =>
  new ApiError(status, code, sentence, { details: { [field]: there }, why, reasons: { [field]: why } });

const CHECK = 'Please check what you have entered';

/** What only the server could find wrong with a field of a body whose form is good. */
const badField = (field: string, sentence: string, why: Why) =>
  new ApiError(422, 'invalid', CHECK, { details: { [field]: sentence }, reasons: { [field]: why } });

export const unauthenticated = () => plain(401, 'unauthenticated', 'login_needed', 'Please log in to continue');

/** The same words whether the email is unknown or the password is wrong. */
export const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'Email or password is wrong', {
    details: 'Email or password is wrong. Check both and try again',
    why: { reason: 'wrong_login' },
  });

export const wrongMetricsToken = () =>
  new ApiError(401, 'wrong_credentials', 'Send the token of the metrics: Authorization: Bearer …');

export const notYourRole = () =>
  plain(403, 'forbidden', 'not_your_role', 'Your role on this ranch does not allow this');

export const roleAboveOwn = () => plain(403, 'forbidden', 'role_above_own', 'You cannot grant a role above your own');

export const adminsOnly = () => plain(403, 'forbidden', 'admins_only', 'This is for admins only');

export const notAsAdmin = () => plain(403, 'forbidden', 'not_as_admin', 'Nobody can act as an admin');

export const betaClosed = () =>
  plain(403, 'forbidden', 'beta_closed', 'The beta is closed here: only the admins of this site let people in');

const OWN_ACTS: Readonly<Record<OwnAct, string>> = {
  change_password: 'Only the person can change this password: an admin who acts for them cannot',
  change_webhook: 'Only the person can change webhooks of this ranch: an admin who acts for them cannot',
  delete_account: 'Only the person can delete this account: an admin who acts for them cannot',
  erase_history: 'Only the person can erase content of the history: an admin who acts for them cannot',
  delete_ranch: 'Only the person can delete this ranch: an admin who acts for them cannot',
  leave_ranch: 'Only the person can leave this ranch: an admin who acts for them cannot',
  make_key: 'Only the person can make a key of this ranch: an admin who acts for them cannot',
  invite_owner: 'An admin who acts for a person can’t invite an owner',
  send_picture: 'Only the person can add photos: an admin who acts for them cannot',
  turn_on_notices: 'Only the person can change their notices: an admin who acts for them cannot',
};

export const onlyThePerson = (act: OwnAct) =>
  new ApiError(403, 'forbidden', OWN_ACTS[act], { why: { reason: 'only_the_person', values: { act } } });

export const foreignOrigin = () => plain(403, 'forbidden', 'other_site', 'This call is not allowed from this site');

export const notFound = () => plain(404, 'not_found', 'nothing_here', 'There is nothing here');

const EMAIL_TAKEN = 'This email has an account already';
export const emailTaken = () => ofField(409, 'email_taken', 'email', EMAIL_TAKEN, { reason: 'email_taken' });

/** To a person who was invited and fills in the form for people without an account. */
export const accountExists = () => {
  const more = 'This email has an account already. Log in to join the ranch';
  return ofField(409, 'email_taken', 'email', EMAIL_TAKEN, { reason: 'account_exists' }, more);
};

export const inProgress = () =>
  new ApiError(409, 'in_progress', 'The first try of this request is still under way', { retryAfter: 1 });

export const keyReused = () => new ApiError(422, 'key_reused', 'This Idempotency-Key was used for a different request');

/** What the rules of a body or an address say, which a page knows as well: the sentences are without reasons. */
export const invalid = (details: Record<string, string>) => new ApiError(422, 'invalid', CHECK, { details });

export const samePassword = () =>
  badField('password', 'This is your password already: choose another one', { reason: 'same_password' });

/** @param sentence of the rule for passwords, which a page cannot apply whole: it knows less of the person */
export const personalPassword = (sentence: string) => badField('password', sentence, { reason: 'password_personal' });

/** To a person who was invited and says another email. */
export const otherEmail = () => badField('email', 'The invitation is for another email', { reason: 'other_email' });

/** To an owner who deletes a ranch and types another name than its own. */
export const ranchCalled = (name: string) =>
  badField('name', `The ranch is called ${name}`, { reason: 'ranch_called', values: { name } });

/** To an owner who erases the version of a record that holds now. */
export const versionHolds = () =>
  plain(409, 'version_holds', 'version_holds', 'This is what holds now: change or delete it first');

/** To an owner who erases what the chain of their history does not have yet. */
export const chainAwaited = () =>
  plain(
    503,
    'busy',
    'chain_awaited',
    'The history of this ranch is still being chained: try again in a few minutes',
    60,
  );

export const keysFull = () =>
  badField('source', `This ranch has ${KEYS_MAX} keys. Revoke one that is not needed first`, {
    reason: 'keys_full',
    values: { most: KEYS_MAX },
  });

/** To a maker of a third key for what has two good ones. */
export const keysOfSourceFull = () =>
  badField('source', `This has ${KEYS_OF_SOURCE_MAX} good keys already. Revoke one first`, {
    reason: 'keys_of_source_full',
    values: { most: KEYS_OF_SOURCE_MAX },
  });

export const noSuchSource = () =>
  badField('source', 'This ranch has nothing of this id that keys are for', { reason: 'no_such_source' });

export const noSuchSeason = () =>
  badField('season', 'There is no such season on this ranch', { reason: 'no_such_season' });

export const tooLarge = (bytes: number) => {
  const kilobytes = bytes / 1024;
  const why: Why = { reason: 'too_large', values: { kilobytes } };
  return new ApiError(413, 'too_large', `A request must not be larger than ${kilobytes} kB`, { why });
};

export const tooDeep = () =>
  new ApiError(
    422,
    'invalid',
    `This JSON is too deep: at most ${DEPTH_MAX} lists and objects may be inside one another`,
  );

export const tooManyFields = () => new ApiError(422, 'invalid', 'This JSON has too many fields');

export const nothingToChange = () =>
  new ApiError(422, 'invalid', 'There is nothing to change here: send a name or a phone number');

export const tooMany = (retryAfter: number) =>
  plain(429, 'too_many', 'too_many_tries', 'Too many tries. Please wait a moment', retryAfter);

/**
 * The account waits after too many wrong passwords. A class, so that the metrics tell it from an address that has had
 * its tries.
 */
export class AccountWaits extends ApiError {
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    const wait = plural(minutes, { one: '# minute', other: '# minutes' });
    super(429, 'too_many', `Too many tries. Wait ${wait}, or reset your password`, {
      why: { reason: 'account_waits', values: { minutes } },
      retryAfter: seconds,
    });
  }
}

export const noSuchRange = () => new ApiError(416, 'invalid', 'This file ends before the bytes that you asked for');

export const busy = () => plain(503, 'busy', 'busy', 'We are very busy right now. Please try again in a moment', 2);

export const unavailable = () =>
  plain(503, 'unavailable', 'data_away', 'We cannot reach our data right now. Please try again in a moment', 5);

export const picturesAway = () =>
  plain(
    503,
    'unavailable',
    'pictures_away',
    'This server can’t reach its pictures right now. Nothing is lost, and what waits is sent later',
    60,
  );

export const stopping = () =>
  plain(503, 'unavailable', 'server_stopping', 'This server is stopping. Please try again in a moment', 5);

export const wentWrong = () =>
  plain(500, 'internal', 'went_wrong', 'Something went wrong on our side. Please try again');

export const appTooOld = () =>
  plain(
    426,
    'too_old',
    'app_too_old',
    'This version of the app is too old to save changes. Reload the page to get the new one',
  );

/** To an app that is newer than this server. */
export const serverUpdating = () =>
  plain(
    503,
    'unavailable',
    'server_updating',
    'This server is being updated. Your changes are kept, and saved in a moment',
    30,
  );

export const clockWrong = (now: Date) =>
  new ApiError(409, 'clock', 'The clock of this device is wrong', {
    why: { reason: 'clock_wrong' },
    more: { now: now.toISOString() },
  });

/** To a caller who has left: nobody hears it. */
export const callerLeft = () => new ApiError(499, 'unavailable', 'The caller has left before the answer');

/** The same for a key that was revoked, that ended with its maker, of another ranch, and that never was. */
export const keyOpensNothing = () =>
  new ApiError(
    401,
    'wrong_credentials',
    'This key opens nothing here. It may have been revoked, or it has ended: make a new one',
  );

export const keyOfOtherUse = () =>
  new ApiError(403, 'forbidden', 'This key was made for something else: make one for this');

export const tokenInvalid = () =>
  plain(
    410,
    'token_invalid',
    'link_damaged',
    'This link is damaged. Open it again from where you have it, or ask for a new one',
  );

/** Why a link that was good once no longer is. */
export const tokenEnded = (why: 'expired' | 'used' | 'revoked') => {
  const sentences = {
    expired: 'This link has expired. Please ask for a new one',
    used: 'This link has been used already. If that was you, log in; else ask for a new one',
    revoked: 'This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one',
  };
  return new ApiError(410, `token_${why}`, sentences[why], { why: { reason: `link_${why}` } });
};

export const wrongPerson = () =>
  new ApiError(403, 'wrong_person', 'This invitation is for another email. Log in with the one it was sent to', {
    why: { reason: 'wrong_person' },
  });

/** To a page that was opened by somebody else than who is signed in in its browser by now. */
export const otherPerson = () =>
  plain(409, 'other_person', 'other_person', 'Someone else is signed in on this browser');

/** To a person who accepts an invitation. */
export const alreadyMember = () => plain(409, 'already_member', 'already_member', 'You are on this ranch already');

/** To the sender of an invitation. */
export const alreadyOnRanch = () =>
  ofField(409, 'already_member', 'email', 'This person is on the ranch already', { reason: 'already_on_ranch' });

export const lastOwner = () =>
  plain(409, 'last_owner', 'last_owner', 'A ranch needs an owner: make someone else an owner first');

/** To the only owner of a ranch who wants to leave it. */
export const onlyOwner = () =>
  plain(
    409,
    'last_owner',
    'only_owner',
    'You are the only owner of this ranch: make someone else an owner first, or delete the ranch',
  );

export const hasMembers = () =>
  new ApiError(409, 'has_members', 'Others are still on this ranch: remove them first, or leave the ranch to them', {
    why: { reason: 'has_members' },
  });

export const wrongPassword = (field: string) =>
  ofField(401, 'wrong_credentials', field, 'Your password is wrong', { reason: 'wrong_password' });

export const wrongAdminPassword = () =>
  ofField(403, 'wrong_credentials', 'admin_password', 'Your admin password is wrong', {
    reason: 'wrong_admin_password',
  });

export const nobodyHasEmail = () =>
  ofField(404, 'not_found', 'email', 'Nobody here has this email', { reason: 'nobody_has_email' });
