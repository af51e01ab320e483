import type { JsonSchema } from '../jsonSchemaOf';

const WORDS = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    },
  ],
};
const VALUES = { type: 'object' };

/** The body of every answer with a status of 400 or more. */
export const errorBody: JsonSchema = {
  type: 'object',
  description:
    'Programs act on the code; people read error and details. A reason is finer than the code, with its values',
  properties: {
    error: { type: 'string' },
    details: WORDS,
    code: { type: 'string' },
    reason: { type: 'string' },
    values: VALUES,
    reasons: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { reason: { type: 'string' }, values: VALUES },
        required: ['reason'],
      },
    },
  },
  required: ['error', 'details', 'code'],
};
