import { ValidationError } from '../text/yup';
import { isCommonPassword } from '../text/commonPasswords';
import { buildRegisterSchema, buildSignupFormSchema } from './signup';

const PERSON = {
  full_name: 'Maria Lopez',
  name: "Maria's Ranch",
  email: 'maria@example.com',
  password: 'seven wet cows at dawn',
  phone_number: '(555) 010-9999',
};
const form = buildSignupFormSchema(isCommonPassword, true);
const mobileForm = buildSignupFormSchema(isCommonPassword, false);
const body = buildRegisterSchema(isCommonPassword);

/** The first sentence for each field at fault. */
function refusals(schema: typeof form | typeof body, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
}

const ALL_MISSING = {
  full_name: 'Name is required',
  name: 'Ranch name is required',
  email: 'Email is required',
  password: 'Password is required',
  phone_number: 'Phone number is required',
  terms: 'You need to agree to the terms to continue',
};
const nulls = Object.fromEntries(Object.keys(ALL_MISSING).map((field) => [field, null]));

describe('the signup form', () => {
  it('takes a person who agrees', () => {
    expect(refusals(form, { ...PERSON, terms: true })).toEqual({});
  });

  it('says beside each field that it is required, whether it is missing or null', () => {
    expect(refusals(form, {})).toEqual(ALL_MISSING);
    expect(refusals(form, nulls)).toEqual(ALL_MISSING);
  });

  it.each([false, null, undefined, 'true', 1])('does not go on without agreement: %j', (terms) => {
    expect(refusals(form, { ...PERSON, terms })).toEqual({ terms: ALL_MISSING.terms });
  });

  it('has no terms box on the mobile page', () => {
    expect(refusals(mobileForm, { ...PERSON, terms: false })).toEqual({});
  });

  it.each(['Maria Lopez', "maria's ranch 1", 'maria@example.com', 'Maria2026'])(
    'L7: holds the password against the rest of the form: %j',
    (password) => {
      expect(refusals(form, { ...PERSON, password, terms: true })).toEqual({
        password: 'Your password must not be your name, email, ranch or our name',
      });
    },
  );

  it.each([null, 7, [], {}, undefined])('judges the password also beside fields that are no text: %j', (odd) => {
    const said = refusals(form, { full_name: odd, name: odd, email: odd, password: 'short', terms: true });
    expect(said.password).toBe('Your password is too short: 3 more characters to go');
  });
});

describe('the body of register', () => {
  const PAYLOAD = { ...PERSON, first_name: 'Maria', last_name: 'Lopez' };

  it('is the form without the terms and with the names', () => {
    expect(refusals(body, PAYLOAD)).toEqual({});
    expect(refusals(body, { ...PAYLOAD, first_name: null, last_name: undefined })).toEqual({
      first_name: 'Name is required',
      last_name: 'Name is required',
    });
  });

  it.each([
    ['full_name', 'Your name is toooooo long'],
    ['name', 'Your ranch name is toooooo long'],
    ['phone_number', 'You have more than 100 characters'],
  ])('takes 100 code points in %s, and says to 101: %s', (field, words) => {
    expect(refusals(body, { ...PAYLOAD, [field]: '🐄'.repeat(100) })).toEqual({});
    expect(refusals(body, { ...PAYLOAD, [field]: '🐄'.repeat(101) })).toEqual({ [field]: words });
  });
});
