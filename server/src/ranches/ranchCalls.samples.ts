import { emailOf, uuidOf, type CallSample, type Repeated } from '../../test/support/CallSample';
import { HostRanch } from '../../test/support/HostRanch';
import type { TestApp } from '../../test/support/testApp';
import { added } from '../../test/support/wholeState';

/** A new ranch, asked for by its owner. */
async function ownRanch(test: TestApp) {
  const { uuid, owner } = await HostRanch.start(test);
  return { parameters: { ranchUuid: uuid }, token: owner };
}

/** The only member of a new ranch, asked for by its owner. */
async function ownMember(test: TestApp, who: string) {
  const host = await HostRanch.start(test);
  const member = await host.addMember(emailOf(who), 'member');
  return { parameters: { ranchUuid: host.uuid, userUuid: await uuidOf(test, member) }, token: host.owner };
}

/** Inviting again makes another link. What must not double is what the links are good for. */
function oneGoodInvitationIsLeft({ before, lost, after, again }: Repeated): void {
  const revoked = ({ invitations = [] }: typeof after) => invitations.filter((row) => row.includes('revoked')).length;
  expect([added(before, lost), again?.status]).toEqual([1, 201]);
  expect(revoked(after)).toBe(revoked(lost) + 1);
  expect(after.invitations?.find((row) => row.includes(String(again?.body.uuid)))).not.toContain('revoked');
}

/** A member of a new ranch, who asks. */
async function asMember(test: TestApp, who: string) {
  const host = await HostRanch.start(test);
  return { parameters: { ranchUuid: host.uuid }, token: await host.addMember(emailOf(who), 'member') };
}

const A_KEY = { source: 'QGIS', scopes: ['figures'], expires_at: '2027-05-01T12:00:00.000Z' };

/** The answer to it. */
const A_NEW_KEY = {
  uuid: expect.any(String),
  source: { uuid: expect.any(String), name: 'QGIS' },
  prefix: expect.stringMatching(/^gwk_/),
  scopes: ['figures'],
  kinds: [],
  others: 'own',
  expires_at: A_KEY.expires_at,
  key: expect.stringMatching(/^gwk_[\w-]{43}_[0-9A-Za-z]{6}$/),
};
const NAME = { name: "Maria's Ranch" };

/** A key of a new ranch. */
/** A key of a new ranch, for its owner. */
async function madeKey(test: TestApp) {
  const { parameters, token } = await ownRanch(test);
  const made = await test.post(`/api/v1/ranch/${parameters.ranchUuid}/key`, A_KEY, { token });
  return { parameters: { ...parameters, uuid: made.json<{ uuid: string }>().uuid }, token };
}

async function ownKey(test: TestApp) {
  const { parameters, token } = await ownRanch(test);
  const made = await test.post(`/api/v1/ranch/${parameters.ranchUuid}/key`, A_KEY, { token });
  return { parameters, token: made.json<{ key: string }>().key };
}

export const ranchCallSamples: CallSample[] = [
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid',
    by: 'owner',
    body: NAME,
    prepare: async (test) => ({ ...(await ownRanch(test)), body: NAME }),
    again: { status: 404, code: 'not_found' },
  },
  {
    call: 'POST /api/v1/ranch/:ranchUuid/restore',
    by: 'person',
    prepare: async (test) => {
      const own = await ownRanch(test);
      const path = `/api/v1/ranch/${own.parameters.ranchUuid}`;
      await test.call('DELETE', path, { token: own.token, body: NAME });
      return own;
    },
    again: { status: 404, code: 'not_found' },
  },
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid/user/me',
    by: 'viewer',
    prepare: asMember,
    again: { status: 404, code: 'not_found' },
  },
  {
    call: 'PATCH /api/v1/ranch/:ranchUuid',
    by: 'manager',
    body: { name: 'Dry Creek' },
    prepare: async (test) => ({ ...(await ownRanch(test)), body: { name: 'Dry Creek' } }),
    again: { status: 200 },
  },
  { call: 'GET /api/v1/ranch/:ranchUuid/payment', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/invitation', by: 'manager', prepare: ownRanch },
  {
    call: 'POST /api/v1/ranch/:ranchUuid/invitation',
    by: 'manager',
    body: { email: 'guest@example.com', role: 'viewer' },
    prepare: async (test, who) => ({ ...(await ownRanch(test)), body: { email: emailOf(who), role: 'member' } }),
    again: { what: 'leaves one good invitation, the newer', holds: oneGoodInvitationIsLeft },
  },
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid/invitation/:uuid',
    by: 'manager',
    prepare: async (test, who) => {
      const host = await HostRanch.start(test);
      const { uuid } = (await host.invite(emailOf(who))).json<{ uuid: string }>();
      return { parameters: { ranchUuid: host.uuid, uuid }, token: host.owner };
    },
    again: { status: 404, code: 'not_found' },
  },
  {
    call: 'POST /api/v1/ranch/:ranchUuid/key',
    by: 'manager',
    body: A_KEY,
    prepare: async (test) => ({ ...(await ownRanch(test)), body: A_KEY }),
    again: {
      what: 'makes another key, beside which the lost one stands in the list to be revoked',
      holds: ({ before, lost, again, after }) => {
        // The key, what it is for, and the row of the log.
        expect([added(before, lost), added(lost, after), again?.status]).toEqual([3, 3, 201]);
        expect(again?.body).toEqual(A_NEW_KEY);
      },
    },
  },
  { call: 'GET /api/v1/ranch/:ranchUuid/key', by: 'manager', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/key/:uuid/use', by: 'manager', prepare: madeKey },
  { call: 'GET /api/v1/ranch/:ranchUuid/log', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/key/me', by: 'key', prepare: ownKey },
  {
    call: 'POST /api/v1/ranch/:ranchUuid/key/on',
    by: 'manager',
    body: { uuids: ['00000000-0000-4000-8000-000000000001'] },
    prepare: async (test) => {
      const { parameters, token } = await ownRanch(test);
      const made = await test.post(`/api/v1/ranch/${parameters.ranchUuid}/key`, A_KEY, { token });
      const { uuid } = made.json<{ uuid: string }>();
      const off_since = test.clock.now();
      await test.db.updateTable('api_keys').set({ off_since }).where('uuid', '=', uuid).execute();
      return { parameters, token, body: { uuids: [uuid] } };
    },
    again: { status: 204 },
  },
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid/key/:uuid',
    by: 'manager',
    prepare: madeKey,
    again: { status: 404, code: 'not_found' },
  },
  { call: 'GET /api/v3/ranch/:ranchUuid/user', by: 'viewer', prepare: ownRanch },
  {
    call: 'PATCH /api/v1/ranch/:ranchUuid/user/:userUuid',
    by: 'owner',
    body: { role: 'viewer' },
    prepare: async (test, who) => ({ ...(await ownMember(test, who)), body: { role: 'manager' } }),
    again: { status: 200 },
  },
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid/user/:userUuid',
    by: 'owner',
    prepare: ownMember,
    again: { status: 404, code: 'not_found' },
  },
];
