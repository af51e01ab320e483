import { HOOK_TESTS_MAX, WEBHOOKS_MAX } from '@contract/http/limits';
import { ApiError } from '../http/ApiError';
import type { AddressProblem } from './judgeAddress';

const CHECK = 'Please check what you have entered';

const OF_ADDRESS = {
  needs_https: { reason: 'hook_needs_https', sentence: 'This server sends only to addresses that begin with https://' },
  own_host: { reason: 'hook_to_own_host', sentence: 'This is the address of Grazewell itself' },
  private_network: { reason: 'hook_to_private', sentence: 'This address is in a private network' },
} as const;

export function badHookAddress(problem: AddressProblem): ApiError {
  const { reason, sentence } = OF_ADDRESS[problem];
  return new ApiError(422, 'invalid', CHECK, { details: { address: sentence }, reasons: { address: { reason } } });
}

export function webhooksFull(): ApiError {
  const sentence = `This ranch has ${WEBHOOKS_MAX} webhooks. Delete one that is not needed first`;
  const why = { reason: 'webhooks_full', values: { most: WEBHOOKS_MAX } } as const;
  return new ApiError(422, 'invalid', CHECK, { details: { name: sentence }, reasons: { name: why } });
}

export const hookIsOff = () =>
  new ApiError(409, 'conflict', 'This webhook is off: switch it on first', { why: { reason: 'hook_is_off' } });

export const enoughHookTests = (retryAfter: number) =>
  new ApiError(
    429,
    'too_many',
    `This ranch has sent ${HOOK_TESTS_MAX} tests in an hour, which is the most. Try again later`,
    {
      why: { reason: 'hook_tests', values: { most: HOOK_TESTS_MAX } },
      retryAfter,
    },
  );
