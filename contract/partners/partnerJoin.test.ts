import { refusalsOf } from '@testing/refusalsOf';
import { MEMBERS_MAX } from '../http/limits';
import { isCommonPassword } from '../text/commonPasswords';
import { RANCH_TYPES, TITLES } from './partnerChoices';
import {
  buildPartnerJoinFormSchema,
  buildPartnerJoinSchema,
  partnerLinkSchema,
  newPartnerLinkSchema,
} from './partnerJoin';
import { STATES } from './states';

const form = buildPartnerJoinFormSchema(isCommonPassword);
const body = buildPartnerJoinSchema(isCommonPassword);
const COUNT = 'The number of members is a whole number, 0 or more';
const TOO_MANY = 'The number of members is 1,000,000 at most';
const ZIP = 'A zip code has 5 digits, or 5 and 4';
const STATE = 'State is required: pick one of the list';

const typed = {
  title: 'Ms',
  first_name: 'Ana',
  last_name: 'Begay',
  email: 'ana@example.com',
  phone_number: '(505)555-0142',
  name: 'Cold Creek',
  state: 'New Mexico',
  zip: '87501',
  members_count: '12',
  ranch_type: 'cow',
  preferred_communication: { email: true, phone: false, text: false, video: false },
  password: 'seven wet cows at dawn',
};
const sent = { ...typed, members_count: 12, contract_token: 'a.b.c' };

const MISSING = {
  title: 'Title is required',
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
  phone_number: 'Phone number is required',
  name: 'Ranch name is required',
  state: STATE,
  zip: 'Zip code is required',
  members_count: 'Number of members is required',
  ranch_type: 'Ranch type is required',
  password: 'Password is required',
};

const untouched = {
  ...Object.fromEntries(Object.keys(MISSING).map((field) => [field, ''])),
  preferred_communication: typed.preferred_communication,
};

describe('the form of a partner', () => {
  it('takes what they say of themselves and their ranch', () => {
    expect(refusalsOf(form, typed)).toEqual({});
  });

  it('says beside each field that it is required', () => {
    expect(refusalsOf(form, untouched)).toEqual(MISSING);
    expect(refusalsOf(form, {})).toMatchObject(MISSING);
  });

  it.each(TITLES)('takes the title %s', (title) => expect(refusalsOf(form, { ...typed, title })).toEqual({}));

  it.each(RANCH_TYPES)('takes the ranch type %s', (ranch_type) => {
    expect(refusalsOf(form, { ...typed, ranch_type })).toEqual({});
  });

  it('takes each of the 50 states, as the list names it', () => {
    for (const state of STATES) expect(refusalsOf(form, { ...typed, state })).toEqual({});
  });

  it.each(['NM', 'nm', ' new mexico '])('takes the state %j, and casts it to its name', async (state) => {
    expect(refusalsOf(form, { ...typed, state })).toEqual({});
    expect(form.cast({ ...typed, state })).toMatchObject({ state: 'New Mexico' });
  });

  it.each([
    ['title', 'Dr', MISSING.title],
    ['title', 'mr', MISSING.title],
    ['ranch_type', 'cow-calf', MISSING.ranch_type],
    ['state', 'Mexico', STATE],
    ['state', 'XX', STATE],
    ['state', 'Puerto Rico', STATE],
    ['email', 'ana@', 'Email address contain errors'],
    ['first_name', 'n'.repeat(101), 'Your name is toooooo long'],
    ['last_name', 'n'.repeat(101), 'Your name is toooooo long'],
    ['name', 'n'.repeat(101), 'Your ranch name is toooooo long'],
    ['password', 'sage', 'Your password is too short: 4 more characters to go'],
    ['password', 'Cold Creek', 'Your password must not be your name, email, ranch or our name'],
    ['password', 'Ana Begay', 'Your password must not be your name, email, ranch or our name'],
    ['password', 'Ana@example.com', 'Your password must not be your name, email, ranch or our name'],
  ])('holds against the %s %j: %s', (field, value, words) => {
    expect(refusalsOf(form, { ...typed, [field]: value })).toEqual({ [field]: words });
  });

  it.each(['87501', '87501-1234', '00000'])('takes the zip code %s', (zip) => {
    expect(refusalsOf(form, { ...typed, zip })).toEqual({});
  });

  it.each(['8750', '875011', '87501-', '87501-123', '87501-12345', '87501 1234', 'abcde', '８７５０１'])(
    'holds against the zip code %j',
    (zip) => expect(refusalsOf(form, { ...typed, zip })).toEqual({ zip: ZIP }),
  );

  it.each(['5055550142', '(505)555-014', '(505) 555-0142', '(505)555-01422', '(505)555-014_'])(
    'holds against the phone number %j: the mask is not full',
    (phone_number) =>
      expect(refusalsOf(form, { ...typed, phone_number })).toEqual({ phone_number: 'Your phone number has 10 digits' }),
  );

  it.each(['0', '1', ' 7 ', String(MEMBERS_MAX)])('takes %j members', (members_count) => {
    expect(refusalsOf(form, { ...typed, members_count })).toEqual({});
  });

  it.each(['-1', '1.5', '1e3', 'many', '0x10'])('holds against %j members', (members_count) =>
    expect(refusalsOf(form, { ...typed, members_count })).toEqual({ members_count: COUNT }),
  );
});

describe('the body of a partner', () => {
  it('takes what a partner sends', () => {
    expect(refusalsOf(body, sent)).toEqual({});
  });

  it('names each field that is missing', () => {
    expect(Object.keys(refusalsOf(body, {})).sort()).toEqual(Object.keys(sent).sort());
  });

  it.each([MEMBERS_MAX + 1, 9e29])('says at most how many members, and not %d', (count) => {
    expect(refusalsOf(form, { ...typed, members_count: BigInt(count).toString() })).toEqual({
      members_count: TOO_MANY,
    });
    expect(refusalsOf(body, { ...sent, members_count: count })).toEqual({ members_count: TOO_MANY });
  });

  it.each([0, 1, MEMBERS_MAX])('takes %d members', (members_count) => {
    expect(refusalsOf(body, { ...sent, members_count })).toEqual({});
  });

  it.each([-1, 1.5, NaN, Infinity, '12', null, [], {}, true])('L4: takes no %p members', (count) => {
    expect(refusalsOf(body, { ...sent, members_count: count })).toEqual({ members_count: COUNT });
  });

  it.each([undefined, null, 'email', [], 7])('L4: takes no %j for the ways of contact', (ways) => {
    expect(refusalsOf(body, { ...sent, preferred_communication: ways })).not.toEqual({});
  });

  it.each(['true', 1, null, []])('L4: takes no %j for a way of contact', (email) => {
    const ways = { ...sent.preferred_communication, email };
    expect(refusalsOf(body, { ...sent, preferred_communication: ways })).toHaveProperty([
      'preferred_communication.email',
    ]);
  });

  it('takes no other way of contact', () => {
    const ways = { ...sent.preferred_communication, pigeon: true };
    expect(Object.values(refusalsOf(body, { ...sent, preferred_communication: ways })).join()).toContain('pigeon');
  });

  it.each([undefined, null, '', ' ', [], {}, 0])('T3: is refused with the token %j', (token) => {
    expect(refusalsOf(body, { ...sent, contract_token: token })).toEqual({
      contract_token: 'The link is incomplete: open it from the mail again',
    });
  });

  it.each(['role', 'program', 'is_admin', 'full_name', 'exp'])('L6: takes no %s', (field) => {
    expect(Object.values(refusalsOf(body, { ...sent, [field]: 'x' })).join()).toContain(field);
  });
});

describe('a partner link', () => {
  it('needs the program alone', () => {
    expect(refusalsOf(newPartnerLinkSchema, { program: 'Carbon 2026' })).toEqual({});
    expect(refusalsOf(newPartnerLinkSchema, {})).toEqual({ program: 'Program is required' });
  });

  it('holds what is given to its rule', () => {
    const odd = {
      program: 'Carbon 2026',
      email: 'ana@',
      phone_number: '',
      first_name: null,
      last_name: 'n'.repeat(101),
    };
    expect(refusalsOf(newPartnerLinkSchema, odd)).toEqual({
      email: 'Email address contain errors',
      phone_number: 'Leave this out or fill it in',
      first_name: 'Leave this out or fill it in',
      last_name: 'You have more than 100 characters',
    });
  });

  it('is answered with its address', () => {
    expect(refusalsOf(partnerLinkSchema, { url: 'https://grazewell.example/partner-join' })).toEqual({});
    for (const answer of [{}, null, { url: '' }, { url: 7 }]) {
      expect(refusalsOf(partnerLinkSchema, answer)).not.toEqual({});
    }
  });
});
