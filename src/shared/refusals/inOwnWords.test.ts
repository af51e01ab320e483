import { SOMETHING_WENT_WRONG } from '@shared/api/ApiError';
import { CODE_WORDS } from './codeWords';
import { inOwnWords, refusalInOwnWords } from './inOwnWords';
import { REFUSAL_WORDS } from './refusalWords';

const SERVERS = 'What the server says in English';
const failure = (more: object) => ({ code: 'forbidden', message: SERVERS, error: SERVERS, ...more });

it('LANGUAGES 11.5: a reason has its sentence, also by field, and the English of the server is gone', () => {
  expect(inOwnWords(failure({ reason: 'admins_only' }))).toEqual({
    code: 'forbidden',
    reason: 'admins_only',
    message: REFUSAL_WORDS.admins_only,
    error: REFUSAL_WORDS.admins_only,
  });
  const reasons = { email: { reason: 'other_email' } };
  const { fields } = inOwnWords(failure({ fields: { email: SERVERS, name: SERVERS }, reasons }));
  expect(fields).toEqual({ email: REFUSAL_WORDS.other_email, name: 'Check this field' });
});

it('puts values where they belong', () => {
  const wait = failure({ reason: 'account_waits', values: { minutes: 2 } });
  expect(inOwnWords(wait).message).toBe('Too many tries. Wait 2 minutes, or reset your password');
  const full = { code: 'ranch_full', details: SERVERS, reason: 'kind_full', values: { kind: 'season', most: 1_000 } };
  expect(refusalInOwnWords(full)).toBe('A ranch has at most 1,000 of these: Seasons');
});

it.each([
  ['a reason of a newer server', { reason: 'paid_up' }],
  ['a reason that every object has', { reason: 'constructor' }],
  ['a reason that is a number', { reason: 7 }],
  ['values that are missing', { reason: 'account_waits' }],
  ['values of another type', { reason: 'account_waits', values: { minutes: 'two' } }],
  ['values that are null', { reason: 'account_waits', values: null }],
  ['an act of a newer server', { reason: 'only_the_person', values: { act: 'sell_ranch' } }],
])('LANGUAGES 11.5: %s shows the sentence of the code', (_what, sent) => {
  expect(inOwnWords(failure(sent)).message).toBe(CODE_WORDS.forbidden);
  expect(refusalInOwnWords({ code: 'forbidden', details: SERVERS, ...sent })).toBe(CODE_WORDS.forbidden);
});

it.each(['teapot', '__proto__', 'toString', 'unexpected'])('says something of its own for the code %s', (code) => {
  expect(inOwnWords({ code, message: SERVERS }).message).toBe(SOMETHING_WENT_WRONG);
});

it('a refused group says what is wrong with its fields, else the sentence of its code', () => {
  const ahead = { code: 'in_future', details: { at: SERVERS }, reasons: { at: { reason: 'time_ahead' } } };
  expect(refusalInOwnWords(ahead)).toBe(REFUSAL_WORDS.time_ahead);
  expect(refusalInOwnWords({ code: 'invalid', details: { head: [SERVERS] } })).toBe(CODE_WORDS.invalid);
});
