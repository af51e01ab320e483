import { HOOK_DATA } from '../hooks/hookBodies';
import { SENT_EVENTS, type SentEvent } from '../hooks/hookEvents';
import { jsonSchemaOf, type JsonSchema } from './jsonSchemaOf';

const WORDS: Readonly<Record<SentEvent, string>> = {
  'record.changed': 'The record changed. What comes within 10 seconds is one message',
  'herd.moved': 'A move was made, changed or deleted; not told of imports',
  'key.ending': 'A key ends in 14 days',
  'webhook.test': 'Somebody pressed “Send a test”',
};

const header = (name: string, words: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description: words,
  schema: { type: 'string' },
});

/** The headers of Standard Webhooks 1.0.0. */
const HEADERS = [
  header('webhook-id', 'The same for every try: pass over one that you have had'),
  header('webhook-timestamp', 'Of the try, in seconds since 1970: refuse one that is more than 5 minutes off'),
  header(
    'webhook-signature',
    '`v1,` and base64 of HMAC-SHA256 over `{id}.{timestamp}.{body}`; two with a space between for 24 hours after a new secret',
  ),
];

const describeHook = (event: SentEvent): JsonSchema => ({
  post: {
    operationId: event,
    tags: ['For other programs'],
    summary: WORDS[event],
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              type: { const: event },
              timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
              data: jsonSchemaOf(HOOK_DATA[event], { where: event }),
            },
            required: ['type', 'timestamp', 'data'],
          },
        },
      },
    },
    responses: {
      '2XX': { description: 'Delivered. All else is tried again, a redirect too, which isn’t followed' },
      '410': { description: 'The webhook is switched off' },
    },
  },
});

/** What webhooks are sent, as `webhooks` of OpenAPI 3.1 has it. */
export const describeHooks = (): JsonSchema =>
  Object.fromEntries(SENT_EVENTS.map((event) => [event, describeHook(event)]));
