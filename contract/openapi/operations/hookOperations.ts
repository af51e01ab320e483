import { recordPaths } from '../../grazing/recordPaths';
import { deliveriesSchema } from '../../hooks/delivery';
import {
  changedWebhookSchema,
  newHookSecretSchema,
  newWebhookSchema,
  sentAgainSchema,
  wantedWebhookSchema,
  webhookSchema,
  webhooksSchema,
} from '../../hooks/webhook';
import type { Operation } from '../Operation';
import { CURSOR } from '../parameters';

const RANCH = ':ranchUuid';
const HOOK = ':uuid';
const A_WEBHOOK = { name: 'Fence', address: 'https://example.com/grazewell', events: ['herd.moved'] };

/** Calls about the webhooks of a ranch. */
export const hookOperations: readonly Operation[] = [
  {
    call: `GET ${recordPaths.webhooks(RANCH)}`,
    mount: 'v1',
    id: 'readWebhooks',
    tag: 'The app’s own',
    summary: 'List the webhooks of a ranch',
    who: 'makeKeys',
    answers: { 200: { words: 'Without their secrets', schema: webhooksSchema } },
  },
  {
    call: `POST ${recordPaths.webhooks(RANCH)}`,
    mount: 'v1',
    id: 'makeWebhook',
    tag: 'The app’s own',
    summary: 'Make a webhook',
    words:
      'At most 10 a ranch. Its address begins with https://, has port 443 or one from 1024 on, and is of no private network.',
    who: 'makeKeys',
    isOwn: true,
    body: { schema: wantedWebhookSchema, example: A_WEBHOOK },
    answers: { 201: { words: 'The webhook, with the secret that signs, told this once', schema: newWebhookSchema } },
  },
  {
    call: `PATCH ${recordPaths.webhook(RANCH, HOOK)}`,
    mount: 'v1',
    id: 'changeWebhook',
    tag: 'The app’s own',
    summary: 'Change a webhook, or switch it off or on',
    words: 'One that is switched off gives up what waits. Switched on, it goes on from now.',
    who: 'makeKeys',
    isOwn: true,
    body: { schema: changedWebhookSchema, example: { on: false } },
    answers: { 200: { words: 'The webhook', schema: webhookSchema } },
  },
  {
    call: `DELETE ${recordPaths.webhook(RANCH, HOOK)}`,
    mount: 'v1',
    id: 'deleteWebhook',
    tag: 'The app’s own',
    summary: 'Delete a webhook',
    who: 'makeKeys',
    isOwn: true,
    answers: { 204: { words: 'It is gone, with its log' } },
  },
  {
    call: `POST ${recordPaths.webhookSecret(RANCH, HOOK)}`,
    mount: 'v1',
    id: 'renewWebhookSecret',
    tag: 'The app’s own',
    summary: 'Give a webhook a new secret',
    who: 'makeKeys',
    isOwn: true,
    answers: {
      200: { words: 'The secret, told this once. The one before signs too for 24 hours', schema: newHookSecretSchema },
    },
  },
  {
    call: `POST ${recordPaths.webhookTest(RANCH, HOOK)}`,
    mount: 'v1',
    id: 'testWebhook',
    tag: 'The app’s own',
    summary: 'Send a test to a webhook',
    who: 'makeKeys',
    isOwn: true,
    answers: { 204: { words: 'It is on its way: the log says what became of it' } },
    refusedWith: ['409 conflict', '429 too_many'],
  },
  {
    call: `GET ${recordPaths.deliveries(RANCH, HOOK)}`,
    mount: 'v1',
    id: 'readDeliveries',
    tag: 'The app’s own',
    summary: 'Read what a webhook was sent in the last 30 days',
    who: 'makeKeys',
    query: CURSOR,
    answers: { 200: { words: 'A page, the newest first', schema: deliveriesSchema } },
  },
  {
    call: `POST ${recordPaths.deliveriesAgain(RANCH, HOOK)}`,
    mount: 'v1',
    id: 'sendFailedAgain',
    tag: 'The app’s own',
    summary: 'Send again what failed',
    who: 'makeKeys',
    isOwn: true,
    answers: { 200: { words: 'How many are sent again', schema: sentAgainSchema } },
    refusedWith: ['409 conflict'],
  },
  {
    call: `POST ${recordPaths.deliveryAgain(RANCH, HOOK, ':deliveryUuid')}`,
    mount: 'v1',
    id: 'sendAgain',
    tag: 'The app’s own',
    summary: 'Send one message again',
    who: 'makeKeys',
    isOwn: true,
    answers: { 204: { words: 'It is on its way' } },
    refusedWith: ['409 conflict'],
  },
];
