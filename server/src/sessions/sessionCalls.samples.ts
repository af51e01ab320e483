import { emailOf, type CallSample } from '../../test/support/CallSample';
import { PASSWORD } from '../../test/support/testApp';

export const sessionCallSamples: CallSample[] = [
  {
    call: 'POST /api/v1/auth/login',
    by: 'guest',
    body: { email: 'ben@example.com', password: PASSWORD },
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      return { body: { email: emailOf(who), password: PASSWORD } };
    },
    again: { status: 200 },
    leavesRows: false,
  },
  {
    call: 'POST /api/v1/auth/logout',
    by: 'guest',
    prepare: async (test, who) => ({ token: await test.newcomer(emailOf(who)) }),
    again: { status: 204 },
    leavesRows: false,
  },
];
