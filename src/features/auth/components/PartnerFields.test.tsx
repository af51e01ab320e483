import { screen, waitFor, within } from '@testing-library/react';
import { aPartnerLink } from '@testing/factories';
import { button, CONTRACTED, field, openPartnerJoin, radio, state } from '@testing/partnerPage';

describe('what the form says before anything is sent', () => {
  it('names every missing field in the order of the page, and the focus goes to the title', async () => {
    const { user, server } = await openPartnerJoin();
    await user.click(button());
    await waitFor(() => expect(radio('Mr')).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Title' })).toHaveAccessibleDescription('Title is required');
    expect(field('First name')).toHaveAccessibleDescription('First name is required');
    expect(field('Last name')).toHaveAccessibleDescription('Last name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Phone number')).toHaveAccessibleDescription('Phone number is required');
    expect(field('Ranch name')).toHaveAccessibleDescription('Ranch name is required');
    expect(state()).toHaveAccessibleDescription('State is required: pick one of the list');
    expect(field('Zip code')).toHaveAccessibleDescription('Zip code is required');
    expect(field('Number of members')).toHaveAccessibleDescription('Number of members is required');
    expect(field('Ranch type')).toHaveAccessibleDescription('Ranch type is required');
    expect(field('Password')).toHaveAccessibleDescription(/Password is required$/);
    expect(server.callsTo(CONTRACTED)).toEqual([]);
  });

  it('highlights title and ranch type only once the form was submitted, and until they are chosen', async () => {
    const { user } = await openPartnerJoin();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeValid();
    expect(field('Ranch type')).toBeValid();
    await user.click(button());
    await waitFor(() => expect(radio('Ms')).toBeInvalid());
    expect(field('Ranch type')).toBeInvalid();
    await user.click(radio('Ms'));
    await user.selectOptions(field('Ranch type'), 'Dairy');
    await waitFor(() => expect(field('Ranch type')).toBeValid());
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeValid();
  });

  it.each([
    ['First name', 'n'.repeat(101), 'Your name is toooooo long'],
    ['Email', 'maria@', 'Email address contain errors'],
    ['Phone number', '57555501', 'Your phone number has 10 digits'],
    ['Ranch name', 'n'.repeat(101), 'Your ranch name is toooooo long'],
    ['Zip code', '8700', 'A zip code has 5 digits, or 5 and 4'],
    ['Zip code', '870011', 'A zip code has 5 digits, or 5 and 4'],
    ['Number of members', '1000001', 'The number of members is 1,000,000 at most'],
    ['Number of members', '1.5', 'The number of members is a whole number, 0 or more'],
    ['Number of members', '-1', 'The number of members is a whole number, 0 or more'],
    ['Number of members', '1e5', 'The number of members is a whole number, 0 or more'],
    ['Password', 'Rio Seco', 'Your password must not be your name, email, ranch or our name'],
    ['Password', 'password', 'Too many people use this password: choose one of your own'],
  ])('%s: %j is answered by "%s"', async (label, text, words) => {
    const { user } = await openPartnerJoin();
    await user.type(field('Ranch name'), 'Rio Seco');
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
    await user.click(button());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(`${words}$`)));
    expect(field(label)).toBeInvalid();
  });

  it('A3: lets the browser fill it in', async () => {
    await openPartnerJoin();
    const labels = ['First name', 'Last name', 'Email', 'Phone number', 'Ranch name', 'Zip code', 'Password'];
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'organization',
      'postal-code',
      'new-password',
    ]);
  });

  it('judges the password by the names of the person while it is typed', async () => {
    const { user } = await openPartnerJoin();
    await user.type(field('Last name'), 'Castillo-Vega');
    await user.type(field('Password'), 'castillo vega');
    expect(screen.getByText('Your password must not be your name, email, ranch or our name')).toBeVisible();
  });
});

describe('what the link fills in', () => {
  it('is the email, the phone number and the names, all of which can be changed', async () => {
    const claims = { email: 'ben@example.com', phone_number: '+1 575 555 0111', first_name: 'Ben', last_name: 'Hale' };
    const { user } = await openPartnerJoin(aPartnerLink(claims));
    expect(field('Email')).toHaveValue('ben@example.com');
    expect(field('Phone number')).toHaveValue('(575)555-0111');
    expect(field('First name')).toHaveValue('Ben');
    expect(field('Last name')).toHaveValue('Hale');
    await waitFor(() => expect(field('Ranch name')).toHaveValue("Ben's Ranch"));
    await user.clear(field('Email'));
    await user.type(field('Email'), 'other@example.com');
    expect(field('Email')).toHaveValue('other@example.com');
  });

  it('is no phone number that does not fit the mask', async () => {
    await openPartnerJoin(aPartnerLink({ phone_number: '+49 30 1234567890' }));
    expect(field('Phone number')).toHaveValue('');
  });

  it('shows the program in the heading, and its markup is text', async () => {
    await openPartnerJoin(aPartnerLink({ program: '<img src=x> Grass' }));
    expect(screen.getByRole('heading', { name: 'Join <img src=x> Grass' })).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('the ranch name', () => {
  it('is typed over while it is the offered one', async () => {
    const { user } = await openPartnerJoin();
    await user.type(field('First name'), 'Maria');
    await user.click(field('Ranch name'));
    await user.keyboard('Rio Seco');
    expect(field('Ranch name')).toHaveValue('Rio Seco');
  });

  it('follows the first name until the person writes their own', async () => {
    const { user } = await openPartnerJoin();
    await user.type(field('First name'), 'Maria');
    expect(field('Ranch name')).toHaveValue("Maria's Ranch");
    await user.clear(field('Ranch name'));
    await user.type(field('Ranch name'), 'Rio Seco');
    await user.type(field('First name'), 'na');
    expect(field('Ranch name')).toHaveValue('Rio Seco');
  });
});

describe('what can be chosen', () => {
  it('is one of seven ranch types, by name', async () => {
    await openPartnerJoin();
    const options = within(field('Ranch type')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => [value, textContent])).toEqual([
      ['', 'Choose one'],
      ['cow', 'Cow-calf'],
      ['contract', 'Contract'],
      ['stocker', 'Stocker'],
      ['direct', 'Direct'],
      ['dairy', 'Dairy'],
      ['seed', 'Seed'],
      ['other', 'Other'],
    ]);
  });

  it('is any of four ways to be reached, none of them at first', async () => {
    await openPartnerJoin();
    const group = screen.getByRole('group', { name: 'Preferred communication' });
    const boxes = within(group).getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('div')?.textContent)).toEqual(['Phone', 'Email', 'Video', 'Text']);
    for (const box of boxes) expect(box).not.toBeChecked();
  });

  it('is one of three titles', async () => {
    await openPartnerJoin();
    const group = screen.getByRole('group', { name: 'Title' });
    expect(within(group).getAllByRole('radio')).toEqual([radio('Mr'), radio('Ms'), radio('Mrs')]);
  });
});
