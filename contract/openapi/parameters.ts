import type { Parameters } from './Operation';

const text = { type: 'string' };

/** What ends a page of a list and begins the next one. */
export const CURSOR: Parameters = {
  cursor: {
    schema: { type: 'string', maxLength: 200 },
    words: 'next_cursor of the page before; left out for the first',
  },
};

/** What the app adds, so that a page of one person never speaks for another one. */
export const ACTOR: Parameters = {
  actor: { schema: text, words: 'Who is expected to be signed in. 409 other_person when somebody else is' },
};

export const IDEMPOTENCY_KEY: Parameters = {
  'Idempotency-Key': {
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    words: 'The same call with the same key is done once, and answered again as it was',
  },
};

export const RANGE: Parameters = {
  Range: { schema: text, words: 'The bytes that are wanted, as bytes=0-1023' },
};

export const TUS: Parameters = {
  'Tus-Resumable': { schema: { const: '1.0.0' }, words: 'The version of the protocol of uploads', required: true },
};
