import { DEPTH_MAX } from '@contract/http/jsonDepth';
import { plural } from '@domain/words';
import { ApiError } from './ApiError';

export const unauthenticated = () => new ApiError(401, 'unauthenticated', 'Please log in to go on');

/** The same words whether the email is unknown or the password is wrong. */
export const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'Email or password is wrong', {
    details: 'Email or password is wrong. Check both and try again',
  });

export const wrongMetricsToken = () =>
  new ApiError(401, 'wrong_credentials', 'Send the token of the metrics: Authorization: Bearer …');

export const notYourRole = () => new ApiError(403, 'forbidden', 'Your role on this ranch does not allow this');

export const foreignOrigin = () => new ApiError(403, 'forbidden', 'This call is not allowed from this site');

export const notFound = () => new ApiError(404, 'not_found', 'There is nothing here');

export const emailTaken = () =>
  new ApiError(409, 'email_taken', 'This email has an account already', {
    details: { email: 'This email has an account already' },
  });

/** To a person who was invited and fills in the form for people without an account. */
export const accountExists = () =>
  new ApiError(409, 'email_taken', 'This email has an account already', {
    details: { email: 'This email has an account already. Log in to join the ranch' },
  });

export const inProgress = () =>
  new ApiError(409, 'in_progress', 'The first try of this request is still under way', { retryAfter: 1 });

export const keyReused = () => new ApiError(422, 'key_reused', 'This Idempotency-Key was used for a different request');

export const invalid = (details: Record<string, string>) =>
  new ApiError(422, 'invalid', 'Please check what you have entered', { details });

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
  new ApiError(429, 'too_many', 'Too many tries. Please wait a moment', { retryAfter });

/**
 * The account waits after too many wrong passwords. A class, so that the metrics tell it from an address that has had
 * its tries.
 */
export class AccountWaits extends ApiError {
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    const wait = plural(minutes, { one: '# minute', other: '# minutes' });
    super(429, 'too_many', `Too many tries. Wait ${wait}, or reset your password`, { retryAfter: seconds });
  }
}

/** A limit that is no matter of tries. */
export const limitReached = (sentence: string, retryAfter: number) =>
  new ApiError(429, 'too_many', sentence, { retryAfter });

export const noSuchRange = () => new ApiError(416, 'invalid', 'This file ends before the bytes that you asked for');

export const busy = () =>
  new ApiError(503, 'busy', 'We are very busy right now. Please try again in a moment', { retryAfter: 2 });

export const unavailable = () =>
  new ApiError(503, 'unavailable', 'We cannot reach our data right now. Please try again in a moment', {
    retryAfter: 5,
  });

export const stopping = () =>
  new ApiError(503, 'unavailable', 'This server is stopping. Please try again in a moment', { retryAfter: 5 });

/** To a caller who has left: nobody hears it. */
export const callerLeft = () => new ApiError(499, 'unavailable', 'The caller has left before the answer');

/** The same for a key that was revoked, that ended with its maker, of another ranch, and that never was. */
export const keyOpensNothing = () =>
  new ApiError(
    401,
    'wrong_credentials',
    'The key in this address opens nothing here. It may have been revoked: make a new one',
  );

export const keyOfOtherUse = () =>
  new ApiError(403, 'forbidden', 'The key in this address was made for something else: make one for this');

export const tokenInvalid = () =>
  new ApiError(
    410,
    'token_invalid',
    'This link is damaged. Open it again from where you have it, or ask for a new one',
  );

/** Why a link that was good once no longer is. */
export const tokenEnded = (why: 'expired' | 'used' | 'revoked') => {
  const sentences = {
    expired: 'This link has expired. Please ask for a new one',
    used: 'This link has been used already. If that was you, log in; else ask for a new one',
    revoked: 'This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one',
  };
  return new ApiError(410, `token_${why}`, sentences[why]);
};

export const notAllowed = (sentence: string) => new ApiError(403, 'forbidden', sentence);

export const wrongPerson = () =>
  new ApiError(403, 'wrong_person', 'This invitation is for another email. Log in with the one it was sent to');

/** To a person who accepts an invitation. */
export const alreadyMember = () => new ApiError(409, 'already_member', 'You are on this ranch already');

/** To the sender of an invitation. */
export const alreadyOnRanch = () =>
  new ApiError(409, 'already_member', 'This person is on the ranch already', {
    details: { email: 'This person is on the ranch already' },
  });

export const lastOwner = () =>
  new ApiError(409, 'last_owner', 'A ranch needs an owner: make someone else an owner first');

/** To the only owner of a ranch who wants to leave it. */
export const onlyOwner = () =>
  new ApiError(
    409,
    'last_owner',
    'You are the only owner of this ranch: make someone else an owner first, or delete the ranch',
  );

export const hasMembers = () =>
  new ApiError(409, 'has_members', 'Others are on this ranch still: remove them first, or leave the ranch to them');

export const wrongPassword = (field: string) =>
  new ApiError(401, 'wrong_credentials', 'Your password is wrong', { details: { [field]: 'Your password is wrong' } });

const WRONG_ADMIN_PASSWORD = 'Your admin password is wrong';
export const wrongAdminPassword = () =>
  new ApiError(403, 'wrong_credentials', WRONG_ADMIN_PASSWORD, { details: { admin_password: WRONG_ADMIN_PASSWORD } });

export const nobodyHasEmail = () =>
  new ApiError(404, 'not_found', 'Nobody here has this email', { details: { email: 'Nobody here has this email' } });
