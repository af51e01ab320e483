import type { CallSample } from '../../test/support/CallSample';
import { partnerToken } from '../../test/support/partners';

const nothing = async () => ({});

export const appCallSamples: CallSample[] = [
  {
    call: 'POST /api/v1/link',
    by: 'guest',
    body: { kind: 'reset', token: 'a token that nobody has made' },
    prepare: async (test) => ({ body: { kind: 'contract', token: await partnerToken(test) } }),
    again: { status: 200 },
    leavesRows: false,
  },
  { call: 'GET /api/v1/openapi.json', by: 'guest', prepare: nothing, asksDatabase: false },
  { call: 'GET /api/v1/health', by: 'guest', prepare: nothing, asksDatabase: false },
  { call: 'GET /api/v1/ready', by: 'guest', prepare: nothing },
];
