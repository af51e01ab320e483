import { refusalsOf } from '@testing/refusalsOf';
import { isCommonPassword } from '../text/commonPasswords';
import {
  buildJoinFormSchema,
  buildJoinSchema,
  invitationSchema,
  invitationsSchema,
  joinRanchSchema,
  newInvitationSchema,
} from './invitation';
import { ROLES } from './rights';

const COW = '🐄';
const form = buildJoinFormSchema(isCommonPassword);
const body = buildJoinSchema(isCommonPassword);

const typed = {
  email: 'ben@example.com',
  full_name: 'Ben Yazzie',
  phone_number: '(505)555-0142',
  password: 'seven wet cows at dawn',
};
const sent = { ...typed, first_name: 'Ben', last_name: 'Yazzie', invitation_token: 'a.b.c' };

describe('the form of someone who was invited', () => {
  it('takes what they say of themselves', () => {
    expect(refusalsOf(form, typed)).toEqual({});
  });

  it('says beside each field that it is required', () => {
    const missing = {
      email: 'Email is required',
      full_name: 'Name is required',
      phone_number: 'Phone number is required',
      password: 'Password is required',
    };
    expect(refusalsOf(form, {})).toEqual(missing);
    expect(refusalsOf(form, { email: '', full_name: '  ', phone_number: '\t', password: '' })).toEqual(missing);
    expect(refusalsOf(form, { email: null, full_name: null, phone_number: null, password: null })).toEqual(missing);
  });

  it.each([
    ['full_name', COW.repeat(101), 'Your name is toooooo long'],
    ['phone_number', '5'.repeat(101), 'You have more than 100 characters'],
    ['password', 'x'.repeat(101), 'You have more than 100 characters'],
    ['password', 'sage', 'Your password is too short: 4 more characters to go'],
    ['password', 'password', 'Too many people use this password: choose one of your own'],
    ['password', 'Ben Yazzie 1', 'Your password must not be your name, email, ranch or our name'],
    ['password', 'ben@example.com', 'Your password must not be your name, email, ranch or our name'],
    ['password', 'Grazewell', 'Your password must not be your name, email, ranch or our name'],
  ])('holds against the %s %j: %s', (field, value, words) => {
    expect(refusalsOf(form, { ...typed, [field]: value })).toEqual({ [field]: words });
  });

  it('takes a name and a phone number of exactly 100 characters', () => {
    expect(refusalsOf(form, { ...typed, full_name: COW.repeat(100), phone_number: '5'.repeat(100) })).toEqual({});
  });

  it('L7: takes passwords of 8, 64 and 100 characters', () => {
    for (const length of [8, 64, 100]) {
      expect(refusalsOf(form, { ...typed, password: 'k#'.repeat(50).slice(0, length) })).toEqual({});
    }
  });
});

describe('the body of join', () => {
  it('takes what an invited person sends', () => {
    expect(refusalsOf(body, sent)).toEqual({});
  });

  it('names each field that is missing', () => {
    expect(Object.keys(refusalsOf(body, {})).sort()).toEqual(Object.keys(sent).sort());
  });

  it.each([undefined, null, '', ' ', [], {}, 0])('T3: is refused with the token %j', (token) => {
    expect(refusalsOf(body, { ...sent, invitation_token: token })).toEqual({
      invitation_token: 'The link is incomplete: open it from the mail again',
    });
  });

  it('I3: is refused with a token of 100 kB', () => {
    expect(refusalsOf(body, { ...sent, invitation_token: 'x'.repeat(100_000) })).toEqual({
      invitation_token: 'The link is damaged: open it from the mail again',
    });
  });

  it.each(['role', 'ranch_id', 'is_admin', 'name', 'exp'])('L6: takes no %s', (field) => {
    expect(Object.values(refusalsOf(body, { ...sent, [field]: 'owner' })).join()).toContain(field);
  });
});

describe('joining with an account', () => {
  it('takes a token and nothing else', () => {
    expect(refusalsOf(joinRanchSchema, { invitation_token: 'a.b.c' })).toEqual({});
    expect(Object.values(refusalsOf(joinRanchSchema, { invitation_token: 'a.b.c', role: 'owner' })).join()).toContain(
      'role',
    );
  });

  it.each([undefined, null, '', ' ', [], {}, 0])('T3: is refused with the token %j', (token) => {
    expect(refusalsOf(joinRanchSchema, { invitation_token: token })).toEqual({
      invitation_token: 'The link is incomplete: open it from the mail again',
    });
  });
});

describe('a new invitation', () => {
  it.each(ROLES)('goes to an email, with the role %s', (role) => {
    expect(refusalsOf(newInvitationSchema, { email: 'ben@example.com', role })).toEqual({});
  });

  it('says what is missing', () => {
    expect(refusalsOf(newInvitationSchema, {})).toEqual({ email: 'Email is required', role: 'Choose a role' });
  });

  it.each(['', 'admin', 'Owner', null, 7, ['owner']])('has no role %j', (role) => {
    expect(refusalsOf(newInvitationSchema, { email: 'ben@example.com', role })).toEqual({ role: 'Choose a role' });
  });

  it.each(['ben', 'ben@localhost', 'ben@@example.com'])('goes to no %j', (email) => {
    expect(refusalsOf(newInvitationSchema, { email, role: 'viewer' })).toEqual({
      email: 'Email address contain errors',
    });
  });
});

describe('the list of invitations', () => {
  const invitation = {
    uuid: '0b6a6f0e-0c5e-4b7e-9a54-0f6c1a2b3c4d',
    email: 'ben@example.com',
    role: 'viewer',
    invited_by: 'maria@example.com',
    expires_at: '2026-11-28T08:00:00.000Z',
  };

  it('may be empty, and holds whole invitations', () => {
    expect(refusalsOf(invitationsSchema, [])).toEqual({});
    expect(refusalsOf(invitationsSchema, [invitation])).toEqual({});
    expect(refusalsOf(invitationsSchema, [invitation, {}])).not.toEqual({});
  });

  it.each([null, {}, 'none', [null], [7]])('R1: is none when the answer is %j', (answer) => {
    expect(refusalsOf(invitationsSchema, answer)).not.toEqual({});
  });

  it.each(Object.keys(invitation))('R1: an invitation without its %s is none', (key) => {
    expect(refusalsOf(invitationSchema, { ...invitation, [key]: undefined })).toHaveProperty(key);
  });
});
