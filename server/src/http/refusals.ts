import { ApiError } from './ApiError';

export const unauthenticated = () => new ApiError(401, 'unauthenticated', 'Please log in to go on');

/** The same words whether the email is unknown, the password is wrong or the account has to wait. */
export const wrongCredentials = () =>
  new ApiError(401, 'wrong_credentials', 'Email or password is wrong', {
    details: 'Email or password is wrong. Check both and try again',
  });

export const notYourRole = () => new ApiError(403, 'forbidden', 'Your role on this ranch does not allow this');

export const foreignOrigin = () => new ApiError(403, 'forbidden', 'This call is not allowed from this site');

export const notFound = () => new ApiError(404, 'not_found', 'There is nothing here');

export const emailTaken = () =>
  new ApiError(409, 'email_taken', 'This email has an account already', {
    details: { email: 'This email has an account already' },
  });

export const inProgress = () =>
  new ApiError(409, 'in_progress', 'The first try of this request is still under way', { retryAfter: 1 });

export const keyReused = () => new ApiError(422, 'key_reused', 'This Idempotency-Key was used for a different request');

export const invalid = (details: Record<string, string>) =>
  new ApiError(422, 'invalid', 'Please check what you have entered', { details });

export const tooMany = (retryAfter: number) =>
  new ApiError(429, 'too_many', 'Too many tries. Please wait a moment', { retryAfter });

export const busy = () =>
  new ApiError(503, 'busy', 'We are very busy right now. Please try again in a moment', { retryAfter: 2 });

export const unavailable = () =>
  new ApiError(503, 'unavailable', 'We cannot reach our data right now. Please try again in a moment', {
    retryAfter: 5,
  });
