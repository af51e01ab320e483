import { refusalsOf } from '@testing/refusalsOf';
import { isCommonPassword } from '../text/commonPasswords';
import {
  accountDeletionSchema,
  buildPasswordChangeSchema,
  cancelDeleteSchema,
  deletionScheduledSchema,
  profileFormSchema,
  profileSchema,
} from './account';

const COW = '🐄';
const PROFILE = { full_name: 'Clara Mae Whitfield', phone_number: '(575)555-0110' };
const MISSING = {
  full_name: 'Name is required',
  phone_number: 'Phone number is required',
};

describe('the profile', () => {
  it('takes the whole of it, or any part', () => {
    expect(refusalsOf(profileFormSchema, PROFILE)).toEqual({});
    expect(refusalsOf(profileSchema, PROFILE)).toEqual({});
    for (const [key, value] of Object.entries(PROFILE)) expect(refusalsOf(profileSchema, { [key]: value })).toEqual({});
  });

  it('asks for every field in the form, and for those that are sent', () => {
    expect(refusalsOf(profileFormSchema, {})).toEqual(MISSING);
    for (const empty of ['', '  ', null]) {
      const all = { full_name: empty, phone_number: empty };
      expect(refusalsOf(profileFormSchema, all)).toEqual(MISSING);
      expect(refusalsOf(profileSchema, all)).toEqual(MISSING);
    }
  });

  it.each([
    ['full_name', 'Your name is toooooo long'],
    ['phone_number', 'You have more than 100 characters'],
  ])('holds against a %s of 101 characters: %s', (field, words) => {
    expect(refusalsOf(profileFormSchema, { ...PROFILE, [field]: COW.repeat(100) })).toEqual({});
    expect(refusalsOf(profileFormSchema, { ...PROFILE, [field]: COW.repeat(101) })).toEqual({ [field]: words });
    expect(refusalsOf(profileSchema, { [field]: COW.repeat(101) })).toEqual({ [field]: words });
  });

  it.each(['email', 'is_admin', 'uuid', 'settings', 'first_name', 'last_name'])('L6: takes no %s', (field) => {
    expect(Object.values(refusalsOf(profileSchema, { ...PROFILE, [field]: 'x' })).join()).toContain(field);
  });

  it.each([7, true, [], {}, ['Maria']])('L4: takes no %j for a text', (value) => {
    expect(refusalsOf(profileSchema, { full_name: value })).toEqual({ full_name: MISSING.full_name });
  });
});

describe('a change of password', () => {
  const schema = buildPasswordChangeSchema(isCommonPassword);
  const change = { current_password: 'old', password: 'seven wet cows at dawn' };

  it('takes the one of old, however weak, and a good new one', () => {
    expect(refusalsOf(schema, change)).toEqual({});
  });

  it('requires both', () => {
    const missing = { current_password: 'Password is required', password: 'This field is required' };
    expect(refusalsOf(schema, {})).toEqual(missing);
    expect(refusalsOf(schema, { current_password: '', password: '' })).toEqual(missing);
  });

  it.each([
    ['sage', 'Your password is too short: 4 more characters to go'],
    ['password', 'Too many people use this password: choose one of your own'],
    ['Grazewell 1', 'Your password must not be your name, email, ranch or our name'],
  ])('L7: holds against the new one %j: %s', (password, words) => {
    expect(refusalsOf(schema, { ...change, password })).toEqual({ password: words });
  });

  it('holds against a current one that nobody can have', () => {
    expect(refusalsOf(schema, { ...change, current_password: 'x'.repeat(101) })).toEqual({
      current_password: 'You have more than 100 characters',
    });
  });
});

describe('the deletion of an account', () => {
  it('asks for the password, whatever it is', () => {
    expect(refusalsOf(accountDeletionSchema, { password: 'x' })).toEqual({});
    for (const password of [undefined, null, '', 7, []]) {
      expect(refusalsOf(accountDeletionSchema, { password })).toEqual({ password: 'Password is required' });
    }
  });

  it('is answered with its day', () => {
    expect(refusalsOf(deletionScheduledSchema, { deletion_scheduled_at: '2026-12-21T08:00:00.000Z' })).toEqual({});
    for (const answer of [{}, null, { deletion_scheduled_at: null }, { deletion_scheduled_at: 7 }]) {
      expect(refusalsOf(deletionScheduledSchema, answer)).not.toEqual({});
    }
  });

  it.each([undefined, null, '', ' ', [], {}, 0])('T3: is not called off with the token %j', (token) => {
    expect(refusalsOf(cancelDeleteSchema, { token })).toEqual({
      token: 'The link is incomplete: open it from the mail again',
    });
  });
});
