import { screen } from '@testing-library/react';
import { field, openPartnerJoin } from '@testing/partnerPage';

describe('the masks', () => {
  it.each([
    ['Phone number', '5755550110', '(575)555-0110'],
    ['Phone number', '575', '(575'],
    ['Phone number', '15755550110', '(575)555-0110'],
    ['Phone number', 'call 575', '(575'],
    ['Zip code', '87001', '87001'],
    ['Zip code', '870011234', '87001-1234'],
    ['Zip code', '870011234999', '87001-1234'],
    ['Zip code', 'NM87001', '87001'],
  ])('%s: typing %j gives %j', async (label, keys, value) => {
    const { user } = await openPartnerJoin();
    await user.type(field(label), keys);
    expect(field(label)).toHaveValue(value);
  });

  it.each([
    ['Phone number', '+1 (575) 555-0110', '(575)555-0110'],
    ['Zip code', '87001-1234', '87001-1234'],
  ])('A3: %s: pasting %j gives %j', async (label, text, value) => {
    const { user } = await openPartnerJoin();
    await user.click(field(label));
    await user.paste(text);
    expect(field(label)).toHaveValue(value);
  });

  it('are taken back letter by letter', async () => {
    const { user } = await openPartnerJoin();
    await user.type(field('Phone number'), '5755');
    await user.type(field('Phone number'), '{Backspace}');
    expect(field('Phone number')).toHaveValue('(575');
    await user.type(field('Phone number'), '{Backspace}{Backspace}{Backspace}');
    expect(field('Phone number')).toHaveValue('');
  });

  it('show +1 before the phone number, as part of neither its value nor its label', async () => {
    await openPartnerJoin();
    expect(screen.getByText('+1')).toBeVisible();
    expect(field('Phone number')).toHaveAccessibleName('Phone number');
    expect(field('Phone number')).toHaveValue('');
  });
});
