import { emailOf, type CallSample } from '../../test/support/CallSample';
import { partnerToken, partner } from '../../test/support/partners';

export const partnerCallSamples: CallSample[] = [
  {
    call: 'POST /api/v1/ranch/contracted',
    by: 'guest',
    body: partner('a token that nobody has made'),
    prepare: async (test, who) => ({ body: partner(await partnerToken(test), { email: emailOf(who) }) }),
    again: 'replayed by its key',
  },
];
