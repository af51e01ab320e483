import type { Answer } from './fakeServer';

/** Ways for an answer to be of no use that take no time, 401 apart, which has a meaning. */
export const BAD_ANSWERS: [string, Answer][] = [
  ['HTML', { status: 200, text: '<!doctype html><title>Captive portal</title>' }],
  ['an empty body', { status: 200, text: '' }],
  ['truncated JSON', { status: 200, text: '{"uuid":"0b6a6f0e' }],
  ['null', { status: 200, body: null }],
  ['a number', { status: 200, body: 7 }],
  ['a text', { status: 200, body: 'ok' }],
  ['a boolean', { status: 200, body: true }],
  ['a list of numbers', { status: 200, body: [1, 2] }],
  ['an empty object', { status: 200, body: {} }],
  ['wrong types', { status: 200, body: { uuid: 1, ranches: {}, status: [], plan: null } }],
  ['a body with __proto__', { status: 200, text: '{"__proto__":{"polluted":true}}' }],
  ['204', { status: 204 }],
  ['400', { status: 400, body: { error: 'Bad' } }],
  ['403', { status: 403, body: { error: 'No', details: 'No', code: 'forbidden' } }],
  ['404 in HTML', { status: 404, text: '<h1>404</h1>' }],
  ['429', { status: 429, body: { error: 'Wait', details: 'Wait', code: 'too_many' } }],
  ['500 without a body', { status: 500 }],
  ['502 in HTML', { status: 502, text: '<html>', statusText: 'Bad Gateway' }],
  ['503', { status: 503, body: { error: 'Away', details: 'Away', code: 'unavailable' } }],
  ['a reset', 'connection reset'],
  ['a reset in its body', 'a reset in its body'],
];
