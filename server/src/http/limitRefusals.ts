import {
  KEY_CALLS_A_MINUTE_MAX,
  KEY_CALLS_AT_ONCE_MAX,
  KEY_CHANGES_AN_HOUR_MAX,
  KEY_STREAMS_MAX,
  KEY_WRITES_A_MINUTE_MAX,
  OPEN_INVITATIONS_MAX,
  OPEN_UPLOADS_MAX,
  STREAMS_MAX,
} from '@contract/http/limits';
import type { Why } from '@contract/http/reasons';
import { ApiError } from './ApiError';

/** A limit on something other than wrong tries. */
const limitReached = (sentence: string, why: Why, retryAfter: number) =>
  new ApiError(429, 'too_many', sentence, { why, retryAfter });

export const enoughRanches = (retryAfter: number, most: number) =>
  limitReached(
    `You have made ${most} new ranches in a day, which is the most. Try again tomorrow`,
    { reason: 'ranches_of_a_day', values: { most } },
    retryAfter,
  );

export const enoughOpenInvitations = (retryAfter: number) =>
  limitReached(
    `This ranch has ${OPEN_INVITATIONS_MAX} open invitations. Withdraw one, or wait until one is accepted`,
    { reason: 'open_invitations', values: { most: OPEN_INVITATIONS_MAX } },
    retryAfter,
  );

export const enoughInvitationsOfRanch = (retryAfter: number) =>
  limitReached(
    'This ranch has sent as many invitations as it may in a day. Try again tomorrow',
    { reason: 'ranch_invitations_of_a_day' },
    retryAfter,
  );

export const enoughInvitationsOfSender = (retryAfter: number) =>
  limitReached(
    'You have sent as many invitations as you may in a day. Try again tomorrow',
    { reason: 'own_invitations_of_a_day' },
    retryAfter,
  );

export const enoughInvitationsToEmail = (retryAfter: number) =>
  limitReached(
    'This ranch has sent enough invitations to this email for a day. Try again tomorrow',
    { reason: 'email_invitations_of_a_day' },
    retryAfter,
  );

export const enoughStreams = () =>
  limitReached(
    `This session follows ${STREAMS_MAX} ranches already`,
    { reason: 'follows_enough', values: { most: STREAMS_MAX } },
    1,
  );

export const enoughUploads = (retryAfter: number, most: number) =>
  limitReached(
    `You have sent ${most} pictures in a day, which is the most. The others follow tomorrow`,
    { reason: 'uploads_of_a_day', values: { most } },
    retryAfter,
  );

export const enoughOpenUploads = () =>
  limitReached(
    `${OPEN_UPLOADS_MAX} pictures of yours are on their way. Wait until one has come`,
    { reason: 'open_uploads', values: { most: OPEN_UPLOADS_MAX } },
    30,
  );

/** What only programs meet has no code for pages. */
const keyLimit = (sentence: string, retryAfter: number) => new ApiError(429, 'too_many', sentence, { retryAfter });

export const enoughKeyCalls = (retryAfter: number) =>
  keyLimit(`This key has made ${KEY_CALLS_A_MINUTE_MAX} calls in a minute, which is the most`, retryAfter);

export const enoughKeyWrites = (retryAfter: number) =>
  keyLimit(`This key has made ${KEY_WRITES_A_MINUTE_MAX} calls that write in a minute, which is the most`, retryAfter);

export const enoughKeyChanges = (retryAfter: number) =>
  keyLimit(`A key writes at most ${KEY_CHANGES_AN_HOUR_MAX} changes in an hour`, retryAfter);

export const enoughKeyCallsAtOnce = () =>
  keyLimit(`Keys of this ranch have ${KEY_CALLS_AT_ONCE_MAX} calls under way, which is the most`, 1);

export const enoughKeyStreams = () =>
  keyLimit(`This key has ${KEY_STREAMS_MAX} streams open, which is the most. Close one first`, 60);
