import { refusalsOf } from '@testing/refusalsOf';
import { isCommonPassword } from '../text/commonPasswords';
import { buildResetFormSchema, buildResetSchema, resetRequestSchema } from './passwordReset';

const form = buildResetFormSchema(isCommonPassword);
const body = buildResetSchema(isCommonPassword);
const GOOD = 'seven wet cows at dawn';

describe('asking for a reset link', () => {
  it('takes an email', () => {
    expect(refusalsOf(resetRequestSchema, { email: ' Maria@Example.com ' })).toEqual({});
  });

  it.each([
    [undefined, 'Email is required'],
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['maria', 'Email address contain errors'],
    ['maria@localhost', 'Email address contain errors'],
    [['maria@example.com'], 'Email address contain errors'],
    [{ email: 'maria@example.com' }, 'Email address contain errors'],
  ])('answers %j: %s', (email, words) => {
    expect(refusalsOf(resetRequestSchema, { email })).toEqual({ email: words });
  });

  it('L4: L6: takes no second address beside it', () => {
    const two = { email: 'maria@example.com', cc: 'evil@example.com' };
    expect(Object.values(refusalsOf(resetRequestSchema, two)).join()).toContain('cc');
  });
});

describe('the form of a new password', () => {
  it('takes the same good password twice', () => {
    expect(refusalsOf(form, { password: GOOD, confirmation: GOOD })).toEqual({});
  });

  it('requires both', () => {
    const missing = { password: 'This field is required', confirmation: 'This field is required' };
    expect(refusalsOf(form, {})).toEqual(missing);
    expect(refusalsOf(form, { password: '', confirmation: '' })).toEqual(missing);
    expect(refusalsOf(form, { password: null, confirmation: null })).toEqual(missing);
  });

  it.each([`${GOOD} `, GOOD.toUpperCase(), 'x', GOOD.slice(0, -1)])('does not take %j for the same', (confirmation) => {
    expect(refusalsOf(form, { password: GOOD, confirmation })).toEqual({ confirmation: "Passwords don't match." });
  });

  it('says of an empty confirmation that it is required, and nothing else', () => {
    expect(refusalsOf(form, { password: GOOD, confirmation: '' })).toEqual({ confirmation: 'This field is required' });
  });

  it.each([
    ['sage', 'Your password is too short: 4 more characters to go'],
    ['password', 'Too many people use this password: choose one of your own'],
    ['grazewell', 'Your password must not be your name, email, ranch or our name'],
    ['x'.repeat(101), 'You have more than 100 characters'],
  ])('L7: holds against %j: %s', (password, words) => {
    expect(refusalsOf(form, { password, confirmation: password })).toEqual({ password: words });
  });
});

describe('the body of a reset', () => {
  it('takes a password and a token', () => {
    expect(refusalsOf(body, { password: GOOD, token: 'x'.repeat(43) })).toEqual({});
  });

  it.each([undefined, null, '', ' ', [], {}, 0])('T3: is refused with the token %j', (token) => {
    expect(refusalsOf(body, { password: GOOD, token })).toEqual({
      token: 'The link is incomplete: open it from the mail again',
    });
  });

  it.each(['email', 'user_uuid', 'confirmation'])('L6: takes no %s', (field) => {
    const refusals = refusalsOf(body, { password: GOOD, token: 'x', [field]: 'x' });
    expect(Object.values(refusals).join()).toContain(field);
  });
});
