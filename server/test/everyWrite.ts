import { paths } from '@contract/paths';
import { ADMIN_PASSWORD, signInAdmin } from './admins';
import { HostRanch, joining } from './HostRanch';
import { cancelTokenFor, resetTokenFor } from './mailbox';
import { contractToken, partner } from './partners';
import { MINUTE, PASSWORD, signup, type TestApp } from './testApp';

const { v1 } = paths;

/** A call that may change something, ready to be sent. `path` is below API_V1. */
export interface Write {
  path: string;
  body?: object;
  token?: string;
}

export interface WriteCase {
  /** As the contract has it: the method and the pattern of the path. */
  name: string;
  /** Makes whatever the call needs and says it, for somebody with an email that starts with this text. */
  prepare: (test: TestApp, who: string) => Promise<Write>;
}

const NEW_PASSWORD = 'five lame ducks at noon';
const emailOf = (who: string) => `${who}@example.com`;
const uuidOf = async (test: TestApp, token: string) => (await test.me(token)).json<{ uuid: string }>().uuid;

/** A ranch with one member more than its owner. */
async function team(test: TestApp, who: string) {
  const host = await HostRanch.start(test);
  const member = await host.addMember(emailOf(who), 'member');
  return { path: v1.member(host.uuid, await uuidOf(test, member)), token: host.owner };
}

/** Calls that take an `Idempotency-Key`: each makes something. */
export const KEYED_WRITES: WriteCase[] = [
  {
    name: 'POST /auth/register',
    prepare: async (_test, who) => ({ path: v1.register, body: signup({ email: emailOf(who) }) }),
  },
  {
    name: 'POST /auth/join',
    prepare: async (test, who) => {
      const token = await (await HostRanch.start(test)).tokenFor(emailOf(who));
      return { path: v1.join, body: joining(emailOf(who), token) };
    },
  },
  {
    name: 'POST /ranch/contracted',
    prepare: async (test, who) => ({
      path: v1.contracted,
      body: partner(await contractToken(test), { email: emailOf(who) }),
    }),
  },
  {
    name: 'POST /ranch',
    prepare: async (test, who) => ({
      path: v1.ranches,
      body: { name: `${who} Creek` },
      token: await test.newcomer(emailOf(who)),
    }),
  },
];

/** All the others. */
export const PLAIN_WRITES: WriteCase[] = [
  {
    name: 'POST /auth/login',
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      return { path: v1.login, body: { email: emailOf(who), password: PASSWORD } };
    },
  },
  {
    name: 'POST /auth/logout',
    prepare: async (test, who) => ({ path: v1.logout, token: await test.newcomer(emailOf(who)) }),
  },
  {
    name: 'POST /auth/masquerade',
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      const body = { email: emailOf(who), admin_password: ADMIN_PASSWORD };
      return { path: v1.masquerade, body, token: await signInAdmin(test) };
    },
  },
  {
    name: 'POST /auth/password-reset-request',
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      test.clock.advance(MINUTE);
      return { path: v1.passwordResetRequest, body: { email: emailOf(who) } };
    },
  },
  {
    name: 'POST /auth/password-reset',
    prepare: async (test, who) => {
      await test.newcomer(emailOf(who));
      const token = await resetTokenFor(test, emailOf(who));
      return { path: v1.passwordReset, body: { token, password: NEW_PASSWORD } };
    },
  },
  {
    name: 'POST /user/cancel_delete',
    prepare: async (test, who) => {
      const token = await cancelTokenFor(test, emailOf(who), await test.newcomer(emailOf(who)), PASSWORD);
      return { path: v1.cancelDelete, body: { token } };
    },
  },
  {
    name: 'PATCH /user/me',
    prepare: async (test, who) => ({
      path: v1.me,
      body: { settings: { units: 'metric' } },
      token: await test.newcomer(emailOf(who)),
    }),
  },
  {
    name: 'DELETE /user/me',
    prepare: async (test, who) => ({
      path: v1.me,
      body: { password: PASSWORD },
      token: await test.newcomer(emailOf(who)),
    }),
  },
  {
    name: 'PATCH /user/profile',
    prepare: async (test, who) => ({
      path: v1.profile,
      body: { first_name: 'Ana' },
      token: await test.newcomer(emailOf(who)),
    }),
  },
  {
    name: 'POST /user/password',
    prepare: async (test, who) => ({
      path: v1.password,
      body: { current_password: PASSWORD, password: NEW_PASSWORD },
      token: await test.newcomer(emailOf(who)),
    }),
  },
  {
    name: 'POST /ranch/join',
    prepare: async (test, who) => {
      const token = await test.newcomer(emailOf(who));
      const invitation_token = await (await HostRanch.start(test)).tokenFor(emailOf(who));
      return { path: v1.joinRanch, body: { invitation_token }, token };
    },
  },
  {
    name: 'PATCH /ranch/:ranch',
    prepare: async (test) => {
      const { uuid, owner } = await HostRanch.start(test);
      return { path: v1.ranch(uuid), body: { name: 'Dry Creek' }, token: owner };
    },
  },
  {
    name: 'POST /ranch/:ranch/invitation',
    prepare: async (test, who) => {
      const { uuid, owner } = await HostRanch.start(test);
      return { path: v1.invitations(uuid), body: { email: emailOf(who), role: 'member' }, token: owner };
    },
  },
  {
    name: 'DELETE /ranch/:ranch/invitation/:invitation',
    prepare: async (test, who) => {
      const host = await HostRanch.start(test);
      const { uuid } = (await host.invite(emailOf(who))).json<{ uuid: string }>();
      return { path: v1.invitation(host.uuid, uuid), token: host.owner };
    },
  },
  {
    name: 'PATCH /ranch/:ranch/user/:user',
    prepare: async (test, who) => ({ ...(await team(test, who)), body: { role: 'manager' } }),
  },
  { name: 'DELETE /ranch/:ranch/user/:user', prepare: team },
  {
    name: 'POST /contract',
    prepare: async (test) => ({
      path: v1.contract,
      body: { program: 'Carbon 2026' },
      token: await signInAdmin(test),
    }),
  },
  {
    name: 'PATCH /admin/users/:user',
    prepare: async (test, who) => {
      const uuid = await uuidOf(test, await test.newcomer(emailOf(who)));
      return { path: v1.adminUser(uuid), body: { is_beta_tester: true }, token: await signInAdmin(test) };
    },
  },
];
