import { refusalsOf } from '@testing/refusalsOf';
import { masqueradeFormSchema, masqueradeSchema } from './masquerade';

const form = { admin_email: 'admin@example.com', email: 'maria@example.com', admin_password: 'x' };
const body = { email: 'maria@example.com', admin_password: 'x' };

describe('the masquerade form', () => {
  it('takes who acts as whom, and the admin’s password', () => {
    expect(refusalsOf(masqueradeFormSchema, form)).toEqual({});
  });

  it('requires all three', () => {
    expect(refusalsOf(masqueradeFormSchema, {})).toEqual({
      admin_email: 'Email is required',
      email: 'Email is required',
      admin_password: 'Password is required',
    });
  });

  it.each(['admin_email', 'email'])('says that the %s contains errors', (field) => {
    expect(refusalsOf(masqueradeFormSchema, { ...form, [field]: 'maria@' })).toEqual({
      [field]: 'Email address contain errors',
    });
  });

  it('takes a password of 100 characters and no longer one', () => {
    expect(refusalsOf(masqueradeFormSchema, { ...form, admin_password: 'x'.repeat(100) })).toEqual({});
    expect(refusalsOf(masqueradeFormSchema, { ...form, admin_password: 'x'.repeat(101) })).toEqual({
      admin_password: 'You have more than 100 characters',
    });
  });
});

describe('its body', () => {
  it('names the person and holds the password', () => {
    expect(refusalsOf(masqueradeSchema, body)).toEqual({});
    expect(refusalsOf(masqueradeSchema, {})).toEqual({
      email: 'Email is required',
      admin_password: 'Password is required',
    });
  });

  it.each(['admin_email', 'actor', 'is_admin'])('M1: takes no %s: who asks is the session’s to say', (field) => {
    expect(Object.values(refusalsOf(masqueradeSchema, { ...body, [field]: 'x' })).join()).toContain(field);
  });

  it.each([7, true, [], {}, ['maria@example.com']])('L4: takes no %j for an email or a password', (value) => {
    expect(refusalsOf(masqueradeSchema, { email: value, admin_password: value })).toEqual({
      email: 'Email address contain errors',
      admin_password: 'Password is required',
    });
  });
});
