import { aPartnerLink } from '@testing/factories';
import { nationalDigits, partnerDraft } from './partnerDraft';

describe('what a link fills in', () => {
  it('is empty where it says nothing', () => {
    expect(partnerDraft(aPartnerLink())).toMatchObject({ email: '', phone_number: '', first_name: '', last_name: '' });
  });

  it.each([
    ['(575)555-0110', '(575)555-0110'],
    ['+1 575 555 0110', '(575)555-0110'],
    ['1-575-555-0110', '(575)555-0110'],
    ['575.555.0110', '(575)555-0110'],
    ['555-0110', ''],
    ['+49 30 1234567890', ''],
    ['ask for Ana', ''],
  ])('takes the phone number %j for %j', (phone_number, filled) => {
    expect(partnerDraft(aPartnerLink({ phone_number })).phone_number).toBe(filled);
  });

  it('chooses nothing for the person', () => {
    const { title, state, ranch_type, preferred_communication } = partnerDraft(aPartnerLink());
    expect([title, state, ranch_type]).toEqual(['', '', '']);
    expect(Object.values(preferred_communication)).toEqual([false, false, false, false]);
  });
});

it.each([
  ['15755550110', '5755550110'],
  ['5755550110', '5755550110'],
  ['157', '157'],
])('%s has the national digits %s', (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});
