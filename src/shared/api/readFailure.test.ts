import fc from 'fast-check';
import { readFailure } from './readFailure';

const OURS = 'Something went wrong. Please try again.';

describe('what an error answer says', () => {
  it.each([
    ['its details', { details: 'The details', error: 'The error', code: 'invalid' }, 'Status', 'The details'],
    ['its error without details', { error: 'The error' }, 'Status', 'The error'],
    ['its error when the details are empty', { details: '', error: 'The error' }, 'Status', 'The error'],
    ['its error when the details are blank', { details: '  ', error: 'The error' }, 'Status', 'The error'],
    ['its error when the details are a number', { details: 7, error: 'The error' }, 'Status', 'The error'],
    ['the status text without either', {}, 'Bad Gateway', 'Bad Gateway'],
    ['the status text when it is no JSON', undefined, 'Bad Gateway', 'Bad Gateway'],
    ['the status text when it is null', null, 'Bad Gateway', 'Bad Gateway'],
    ['the status text when it is a list', [{ error: 'The error' }], 'Bad Gateway', 'Bad Gateway'],
    ['the status text when it is a text', 'The error', 'Bad Gateway', 'Bad Gateway'],
    ['a sentence of ours when HTTP/2 left no status text', {}, '', OURS],
    ['a sentence of ours when nothing is text', { details: [1], error: {} }, '', OURS],
    ['a list of sentences, joined', { details: ['One.', 'Two.'] }, '', 'One. Two.'],
  ])('is %s', (_what, body, statusText, message) => {
    const failure = readFailure(body, statusText);
    expect(failure.message).toBe(message);
    expect(failure.fields).toBeUndefined();
  });

  it('keeps the code, and calls a missing one unexpected', () => {
    expect(readFailure({ code: 'email_taken' }, '').code).toBe('email_taken');
    expect(readFailure({ code: 409 }, '').code).toBe('unexpected');
    expect(readFailure(undefined, '').code).toBe('unexpected');
  });

  it('gives one sentence per field, a list joined, in the order of the answer', () => {
    const details = { password: ['Too short', 'Too common'], email: 'Email is required' };
    expect(Object.entries(readFailure({ error: 'Bad', details }, '').fields ?? {})).toEqual([
      ['password', 'Too short Too common'],
      ['email', 'Email is required'],
    ]);
  });

  it('leaves out fields about which nothing readable is said', () => {
    const details = { email: 'Email is required', name: null, phone_number: [], terms: { deep: 'x' } };
    expect(readFailure({ details }, '').fields).toEqual({ email: 'Email is required' });
    expect(readFailure({ details: { name: null } }, '').fields).toBeUndefined();
  });

  it('takes a field called __proto__ for a field', () => {
    const failure = readFailure(JSON.parse('{"details":{"__proto__":"No","email":"Taken"}}'), '');
    expect(Object.keys(failure.fields ?? {})).toEqual(['__proto__', 'email']);
    expect(({} as Record<string, unknown>)[0]).toBeUndefined();
  });

  it('keeps why, with values and by field, as it came: a newer server has reasons that this page doesn’t know', () => {
    const why = { reason: 'account_waits', values: { minutes: 2 }, reasons: { email: { reason: 'email_taken' } } };
    expect(readFailure({ error: 'Wait', code: 'too_many', ...why }, '')).toMatchObject(why);
    const odd = { reason: 7, values: 'none', reasons: [null] };
    expect(readFailure({ error: 'Wait', code: 'too_many', ...odd }, '')).toMatchObject({ message: 'Wait', ...odd });
    expect(Object.keys(readFailure({ error: 'Wait', code: 'too_many' }, ''))).toEqual(['code', 'message', 'error']);
  });

  it('R1: is a readable sentence whatever JSON came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (body, statusText) => {
        const { message, code, fields = {} } = readFailure(body, statusText);
        for (const words of [message, code, ...Object.values(fields)]) expect(words.trim()).not.toBe('');
      }),
    );
  });
});
