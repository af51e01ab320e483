import { randomUUID } from 'node:crypto';
import { aWantedKey } from '../../test/support/aWantedKey';
import { aShare } from '../../test/support/aShare';
import { aRecord } from '../../test/support/aRecord';
import type { CallSample } from '../../test/support/CallSample';
import { HostRanch } from '../../test/support/HostRanch';
import { PASSWORD, type TestApp } from '../../test/support/testApp';

async function ownRanch(test: TestApp) {
  const { uuid, owner } = await HostRanch.start(test);
  return { parameters: { ranchUuid: uuid }, token: owner };
}

/** A call in which a herd is new. */
function aHerd(sentAt: string) {
  const change = { kind: 'herd', uuid: randomUUID(), base: null, data: aRecord('herd') };
  const group = { uuid: randomUUID(), at: sentAt, label: 'Added a herd', import_uuid: null, changes: [change] };
  return { schema: 1, sent_at: sentAt, groups: [group] };
}

const A_RAIN = { on: '2026-04-20', inches: 0.4 };

/** A fact of a key of a new ranch. */
async function ownFact(test: TestApp) {
  const { parameters, token } = await ownRanch(test);
  const opens = { scopes: ['write' as const], kinds: ['rain' as const], password: PASSWORD };
  const wanted = aWantedKey(test.clock.now(), opens);
  const made = await test.post(`/api/v1/ranch/${parameters.ranchUuid}/key`, wanted, { token });
  const { key } = made.json<{ key: string }>();
  return { parameters: { ...parameters, kind: 'rain', externalId: 'gauge' }, token: key };
}

const A_SHARE = aShare();

export const grazingCallSamples: CallSample[] = [
  {
    call: 'POST /api/v1/ranch/:ranchUuid/changes',
    // A viewer hears of each group that it is forbidden.
    by: 'viewer',
    body: aHerd('2026-05-01T12:00:00.000Z'),
    prepare: async (test) => ({ ...(await ownRanch(test)), body: aHerd(test.clock.now().toISOString()) }),
    again: {
      what: 'is applied once, and says so again',
      holds: ({ lost, after, again }) => {
        expect([again?.status, after.records, after.record_groups]).toEqual([200, lost.records, lost.record_groups]);
        expect(again?.body).toMatchObject({ results: [{ status: 'applied', revision: 2 }] });
      },
    },
  },
  {
    call: 'PUT /api/v1/ranch/:ranchUuid/fact/:kind/:externalId',
    by: 'key',
    body: A_RAIN,
    prepare: async (test) => ({ ...(await ownFact(test)), body: A_RAIN }),
    again: { status: 200 },
  },
  {
    call: 'DELETE /api/v1/ranch/:ranchUuid/fact/:kind/:externalId',
    by: 'key',
    prepare: async (test) => {
      const own = await ownFact(test);
      const path = `/api/v1/ranch/${own.parameters.ranchUuid}/fact/rain/gauge`;
      await test.call('PUT', path, { body: A_RAIN, token: own.token });
      return own;
    },
    again: { status: 204 },
  },
  { call: 'GET /api/v1/ranch/:ranchUuid/records', by: 'viewer', prepare: ownRanch },
  {
    call: 'GET /api/v1/ranch/:ranchUuid/records/:uuid/history',
    by: 'viewer',
    prepare: async (test) => {
      const { parameters, token } = await ownRanch(test);
      return { parameters: { ...parameters, uuid: parameters.ranchUuid }, token };
    },
  },
  { call: 'GET /api/v1/ranch/:ranchUuid/deleted', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/imports', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/events', by: 'viewer', isEndless: true, prepare: ownRanch },
  {
    call: 'GET /api/v1/ranch/:ranchUuid/export/:name',
    by: 'viewer',
    prepare: async (test) => {
      const { parameters, token } = await ownRanch(test);
      return { parameters: { ...parameters, name: 'paddocks.csv' }, token };
    },
  },
  { call: 'GET /api/v1/ranch/:ranchUuid/export/history.jsonl', by: 'manager', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/seal', by: 'manager', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/entered', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/figures', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/changed', by: 'viewer', prepare: ownRanch },
  { call: 'GET /api/v1/ranch/:ranchUuid/calendar.ics', by: 'viewer', prepare: ownRanch },
  {
    call: 'POST /api/v1/ranch/:ranchUuid/sharing/preview',
    by: 'owner',
    body: { share: A_SHARE },
    prepare: async (test) => ({ ...(await ownRanch(test)), body: { share: A_SHARE } }),
    leavesRows: false,
    again: { status: 200 },
  },
  { call: 'GET /api/v1/schema', by: 'guest', asksDatabase: false, prepare: async () => ({}) },
];
