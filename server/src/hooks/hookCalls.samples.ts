import { randomUUID } from 'node:crypto';
import type { CallSample } from '../../test/support/CallSample';
import { HostRanch } from '../../test/support/HostRanch';
import type { TestApp } from '../../test/support/testApp';
import { added } from '../../test/support/wholeState';

const PATH = '/api/v1/ranch/:ranchUuid/webhook';
// Reserved by RFC 2606: no name server knows it.
const A_WEBHOOK = { name: 'Fence', address: 'https://hooks.invalid/grazewell', events: ['herd.moved'] };

async function ownRanch(test: TestApp) {
  const { uuid, owner } = await HostRanch.start(test);
  return { parameters: { ranchUuid: uuid }, token: owner };
}

/** A webhook of a new ranch, asked for by its owner. */
async function ownWebhook(test: TestApp) {
  const { parameters, token } = await ownRanch(test);
  const made = await test.post(`/api/v1/ranch/${parameters.ranchUuid}/webhook`, A_WEBHOOK, { token });
  return { parameters: { ...parameters, uuid: made.json<{ uuid: string }>().uuid }, token };
}

/** One that fails since now: another try that fails changes nothing of it. */
async function ownFailing(test: TestApp) {
  const own = await ownWebhook(test);
  const failing_since = test.clock.now();
  await test.db.updateTable('webhooks').set({ failing_since }).where('uuid', '=', own.parameters.uuid).execute();
  return own;
}

/** A message for it that was given up. */
async function ownDelivery(test: TestApp) {
  const own = await ownFailing(test);
  const { ranchUuid: ranch_uuid, uuid: webhook_uuid } = own.parameters;
  const [uuid, message_uuid, happened_at] = [randomUUID(), randomUUID(), test.clock.now()];
  const message = { uuid: message_uuid, ranch_uuid, webhook_uuid, event: 'webhook.test' as const, data: '{}' };
  const when = { happened_at, due_at: happened_at, spread_at: happened_at };
  await test.db
    .insertInto('webhook_messages')
    .values({ ...message, ...when })
    .execute();
  await test.db
    .insertInto('webhook_deliveries')
    .values({ uuid, webhook_uuid, message_uuid, ranch_uuid, happened_at, host: 'hooks.invalid', tries: 10 })
    .execute();
  return { ...own, parameters: { ...own.parameters, deliveryUuid: uuid } };
}

export const hookCallSamples: CallSample[] = [
  { call: `GET ${PATH}`, by: 'manager', prepare: ownWebhook },
  {
    call: `POST ${PATH}`,
    by: 'manager',
    body: A_WEBHOOK,
    prepare: async (test) => ({ ...(await ownRanch(test)), body: A_WEBHOOK }),
    again: {
      what: 'makes another one, next to which the lost one is in the list to be deleted',
      holds: ({ before, lost, again, after }) => {
        expect([added(before, lost), added(lost, after), again?.status]).toEqual([1, 1, 201]);
        expect(again?.body).toMatchObject({ name: 'Fence', secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) });
      },
    },
  },
  {
    call: `PATCH ${PATH}/:uuid`,
    by: 'manager',
    body: { name: 'Collars', events: ['herd.moved', 'key.ending'], on: false },
    prepare: async (test) => ({ ...(await ownWebhook(test)), body: { name: 'Collars', on: false } }),
    again: { status: 200 },
  },
  {
    call: `DELETE ${PATH}/:uuid`,
    by: 'manager',
    prepare: ownWebhook,
    leavesRows: false,
    again: { status: 404, code: 'not_found' },
  },
  {
    call: `POST ${PATH}/:uuid/secret`,
    by: 'manager',
    prepare: ownWebhook,
    again: {
      what: 'makes another secret, and the lost one signs too',
      holds: ({ lost, again, after }) => {
        expect([added(lost, after), again?.status]).toEqual([0, 200]);
        expect(after.webhooks).not.toEqual(lost.webhooks);
      },
    },
  },
  { call: `POST ${PATH}/:uuid/test`, by: 'manager', prepare: ownFailing, leavesRows: false, again: { status: 204 } },
  { call: `GET ${PATH}/:uuid/delivery`, by: 'manager', prepare: ownDelivery },
  {
    call: `POST ${PATH}/:uuid/delivery/again`,
    by: 'manager',
    prepare: ownDelivery,
    leavesRows: false,
    again: { status: 200 },
  },
  {
    call: `POST ${PATH}/:uuid/delivery/:deliveryUuid/again`,
    by: 'manager',
    prepare: ownDelivery,
    leavesRows: false,
    again: { status: 204 },
  },
];
