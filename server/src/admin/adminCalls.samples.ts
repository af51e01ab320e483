import { ADMIN_PASSWORD, signInAdmin } from '../../test/support/admins';
import { emailOf, uuidOf, type CallSample } from '../../test/support/CallSample';
import { partnerToken } from '../../test/support/partners';
import { PASSWORD, type TestApp } from '../../test/support/testApp';
import { added } from '../../test/support/wholeState';

const asAdmin = async (test: TestApp) => ({ token: await signInAdmin(test) });

const USERS: CallSample[] = [
  {
    call: 'POST /api/v1/auth/masquerade',
    by: 'admin',
    body: { email: 'ben@example.com', admin_password: PASSWORD },
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      return { ...(await asAdmin(test)), body: { email: emailOf(who), admin_password: ADMIN_PASSWORD } };
    },
    again: { status: 401, code: 'unauthenticated' },
  },
  { call: 'GET /api/v1/admin/users', by: 'admin', prepare: asAdmin },
  {
    call: 'PATCH /api/v1/admin/users/:uuid',
    by: 'admin',
    body: { is_beta_tester: false },
    prepare: async (test, who) => {
      const uuid = await uuidOf(test, await test.newcomer(emailOf(who)));
      return { ...(await asAdmin(test)), parameters: { uuid }, body: { is_beta_tester: false } };
    },
    again: { status: 200 },
  },
  { call: 'GET /api/v1/admin/audit', by: 'admin', prepare: asAdmin },
];

const PARTNER_LINKS: CallSample[] = [
  { call: 'GET /api/v1/contract', by: 'admin', prepare: asAdmin },
  {
    call: 'POST /api/v1/contract',
    by: 'admin',
    body: { program: 'Soil', email: 'pat@example.com', phone_number: '1', first_name: 'Pat', last_name: 'Miller' },
    prepare: async (test) => ({ ...(await asAdmin(test)), body: { program: 'Carbon 2026' } }),
    again: {
      what: 'makes another link, and each stands in the audit log',
      holds: ({ before, lost, after, again }) =>
        expect([added(before, lost), added(lost, after), again?.status]).toEqual([2, 2, 201]),
    },
  },
  {
    call: 'DELETE /api/v1/contract/:uuid',
    by: 'admin',
    prepare: async (test) => {
      await partnerToken(test);
      const newest = test.db.selectFrom('contract_links').select('uuid').where('ended_as', 'is', null);
      const { uuid } = await newest.orderBy('created_at', 'desc').executeTakeFirstOrThrow();
      return { ...(await asAdmin(test)), parameters: { uuid } };
    },
    again: { status: 404, code: 'not_found' },
  },
];

export const adminCallSamples: CallSample[] = [...USERS, ...PARTNER_LINKS];
