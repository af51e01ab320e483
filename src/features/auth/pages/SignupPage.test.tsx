import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const REGISTER = 'POST /api/v1/auth/register';

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const terms = () => screen.getByRole('checkbox', { name: /^I agree to the terms/ });
const button = () => screen.getByRole('button', { name: 'Start Free Trial' });
const form = () => button().closest('form') ?? document.body;

type App = Awaited<ReturnType<typeof renderApp>>;

async function open(answer?: Answer): Promise<App> {
  return renderApp('/', answer === undefined ? {} : { answers: { [REGISTER]: answer } });
}

const good = {
  'Full name': 'Maria Castillo',
  'Ranch name': 'Rio Seco',
  Email: 'maria@example.com',
  Password: 'sagebrush moon',
  'Phone number': '(575)555-0110',
};

async function fill(user: App['user']) {
  for (const [label, text] of Object.entries(good)) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  }
  await user.click(terms());
}

async function submitted(answer?: Answer) {
  const app = await open(answer);
  await fill(app.user);
  await app.user.click(button());
  return app;
}

describe('what the form says before anything is sent', () => {
  it('names every missing field in a sentence of its own', async () => {
    const { user, server } = await open();
    await user.click(button());
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(field('Full name')).toHaveAccessibleDescription('Name is required');
    expect(field('Ranch name')).toHaveAccessibleDescription('Ranch name is required');
    expect(field('Email')).toHaveAccessibleDescription('Email is required');
    expect(field('Password')).toHaveAccessibleDescription('At least eight characters long Password is required');
    expect(field('Phone number')).toHaveAccessibleDescription('Phone number is required');
    expect(terms()).toHaveAccessibleDescription('You need to agree to the terms to continue');
    expect(server.callsTo(REGISTER)).toEqual([]);
  });

  it.each([
    ['Full name', 'n'.repeat(101), 'Your name is toooooo long'],
    ['Ranch name', 'n'.repeat(101), 'Your ranch name is toooooo long'],
    ['Email', 'maria@', 'Email address contain errors'],
    ['Email', 'maria@localhost', 'Email address contain errors'],
    ['Phone number', '5'.repeat(101), 'You have more than 100 characters'],
    ['Phone number', '   ', 'Phone number is required'],
    ['Password', 'Rio Seco', 'Your password must not be your name, email, ranch or our name'],
    ['Password', 'password', 'Too many people use this password: choose one of your own'],
    ['Password', 'sage', 'Your password is too short: 4 more characters to go'],
  ])('%s: %j is answered by "%s"', async (label, text, words) => {
    const { user } = await open();
    await user.type(field('Ranch name'), 'Rio Seco');
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
    await user.click(button());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(`${words}$`)));
    expect(field(label)).toBeInvalid();
  });

  it('A2: moves the focus to the first wrong field, and the title says so', async () => {
    const { user } = await open();
    await user.type(field('Full name'), 'Maria');
    await user.click(button());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(document.title).toBe('Error: Start your free trial · Grazewell');
  });

  it('A2: moves the focus once, not while the person types on', async () => {
    const { user } = await open();
    await user.click(button());
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    await user.click(field('Phone number'));
    await user.keyboard('555');
    expect(field('Phone number')).toHaveFocus();
    expect(field('Phone number')).toHaveValue('555');
  });

  it('takes an error back as soon as the field is right', async () => {
    const { user } = await open();
    await user.click(button());
    await screen.findByText('Email is required');
    await user.type(field('Email'), 'maria@example.com');
    await waitFor(() => expect(screen.queryByText('Email is required')).not.toBeInTheDocument());
    expect(field('Email')).toBeValid();
  });

  it('says nothing against a form that nobody has touched', async () => {
    await open();
    for (const label of Object.keys(good)) expect(field(label)).toBeValid();
    expect(document.title).toBe('Start your free trial · Grazewell');
  });

  it('A3: lets a password manager fill it', async () => {
    await open();
    const autocomplete = Object.keys(good).map((label) => field(label).getAttribute('autocomplete'));
    expect(autocomplete).toEqual(['name', 'organization', 'email', 'new-password', 'tel']);
  });
});

describe('the ranch name', () => {
  it("follows the person's name until they write their own", async () => {
    const { user } = await open();
    await user.type(field('Full name'), 'Maria');
    expect(field('Ranch name')).toHaveValue("Maria's Ranch");
    await user.clear(field('Full name'));
    await user.type(field('Full name'), 'Juanita de la Cruz');
    expect(field('Ranch name')).toHaveValue("Juanita's Ranch");
  });

  it('stays as it was edited', async () => {
    const { user } = await open();
    await user.type(field('Full name'), 'Maria');
    await user.clear(field('Ranch name'));
    await user.type(field('Ranch name'), 'Rio Seco');
    await user.type(field('Full name'), 'na Castillo');
    expect(field('Ranch name')).toHaveValue('Rio Seco');
  });

  it('is typed over while it is the offered one, by press and by keyboard, and again after looking elsewhere', async () => {
    const { user } = await open();
    await user.type(field('Full name'), 'Maria');
    await user.click(field('Ranch name'));
    await user.click(field('Email'));
    await user.tab({ shift: true });
    expect(field('Ranch name')).toHaveFocus();
    await user.click(field('Email'));
    await user.click(field('Ranch name'));
    await user.keyboard('Rio Seco');
    expect(field('Ranch name')).toHaveValue('Rio Seco');
  });

  it('is typed on once it is their own, and where they press a second time', async () => {
    const { user } = await open();
    await user.type(field('Full name'), 'Maria');
    await user.click(field('Ranch name'));
    await user.click(field('Ranch name'));
    await user.keyboard(' II');
    await user.click(field('Email'));
    await user.click(field('Ranch name'));
    await user.keyboard('I');
    expect(field('Ranch name')).toHaveValue("Maria's Ranch III");
  });

  it('stays as it was written before the name', async () => {
    const { user } = await open();
    await user.type(field('Ranch name'), 'Rio Seco');
    await user.type(field('Full name'), 'Maria');
    expect(field('Ranch name')).toHaveValue('Rio Seco');
  });

  it('is emptied with the name it followed', async () => {
    const { user } = await open();
    await user.type(field('Full name'), 'Maria');
    await user.clear(field('Full name'));
    expect(field('Ranch name')).toHaveValue('');
  });
});

describe('the password', () => {
  it('has a hint', async () => {
    await open();
    expect(field('Password')).toHaveAccessibleDescription('At least eight characters long');
  });

  it('is shown and hidden by a button', async () => {
    const { user } = await open();
    await user.type(field('Password'), 'sagebrush');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(field('Password')).toHaveValue('sagebrush');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('is judged in words while it is typed', async () => {
    const { user } = await open();
    await user.type(field('Password'), 'sagebru');
    expect(screen.getByText('Your password is too short: 1 more character to go')).toBeVisible();
    await user.type(field('Password'), 'sh');
    expect(screen.getByText('A good password; longer is stronger')).toBeVisible();
    await user.type(field('Password'), ' moon over mesa');
    expect(screen.getByText('A strong password')).toBeVisible();
  });

  it('may be pasted', async () => {
    const { user } = await open();
    await user.click(field('Password'));
    await user.paste('sagebrush moon');
    expect(field('Password')).toHaveValue('sagebrush moon');
  });
});

describe('sending it', () => {
  it('shows a busy button, and sends once however often Enter is pressed', async () => {
    const { server, user } = await submitted('no answer');
    await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(within(button()).getByTestId('spinner')).toBeInTheDocument();
    await user.click(field('Email'));
    await user.keyboard('{Enter}{Enter}');
    await user.click(button());
    expect(server.callsTo(REGISTER)).toHaveLength(1);
  });

  it('leads to the first page and greets by the first name', async () => {
    await submitted();
    expect(await screen.findByText('Hello Maria!')).toBeVisible();
    expect(screen.getByText('You are ready to use Grazewell')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Set up Rio Seco' })).toBeVisible();
    expect(location.pathname).toBe('/onboarding/step-1');
  });
});

describe('what the server says against it', () => {
  const words = 'This email has an account already';
  const taken: Answer = {
    status: 409,
    body: { error: 'Taken', details: { email: words }, code: 'email_taken' },
  };

  it('A2: stands beside its field until the value changes, and the focus is there', async () => {
    const { user } = await submitted(taken);
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(words));
    expect(field('Email')).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    await user.tab();
    expect(field('Email')).toHaveAccessibleDescription(words);
    await user.type(field('Email'), 'x');
    expect(field('Email')).not.toHaveAccessibleDescription(words);
  });

  it('A4: is a toast with the field as its title, and stands on the page until the next try', async () => {
    const { user, server } = await submitted(taken);
    const toast = (await screen.findByText('email', { selector: 'strong' })).parentElement;
    expect(toast).toHaveTextContent(`email${words}`);
    expect(screen.getAllByText(words)).toHaveLength(2);
    server.answers[REGISTER] = 'no answer';
    await user.type(field('Email'), 'x');
    expect(within(form()).getByRole('alert')).toHaveTextContent(words);
    await user.click(button());
    await waitFor(() => expect(within(form()).getByRole('alert')).toBeEmptyDOMElement());
  });

  it('A2: is announced by a live region that stood there before', async () => {
    await open(taken);
    expect(within(form()).getByRole('alert')).toBeEmptyDOMElement();
  });

  const failures: [string, Answer, string][] = [
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['HTML', { status: 502, text: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['a 503', { status: 503, body: { error: 'Busy', details: 'We are busy.', code: 'busy' } }, 'We are busy.'],
    ['a good status with an empty body', { status: 201 }, 'Something went wrong. Please try again.'],
  ];
  it.each(failures)(
    'R1: after %s one readable message stands there and all that was typed',
    async (_what, answer, said) => {
      await submitted(answer);
      await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(said));
      for (const [label, text] of Object.entries(good)) expect(field(label)).toHaveValue(text);
      expect(terms()).toBeChecked();
      expect(button()).toBeEnabled();
    },
  );

  it('F6: is text: markup in it adds no element', async () => {
    const evil = '<img src=x onerror="alert(1)"><b>bold</b>';
    await submitted({ status: 422, body: { error: evil, details: { email: evil, [evil]: evil }, code: 'invalid' } });
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(evil));
    await waitFor(() => expect(screen.getAllByText(evil).length).toBeGreaterThanOrEqual(4));
    expect(document.querySelector('img, b:not(li b)')).toBeNull();
  });

  it('is shown one toast per field', async () => {
    const details = { email: 'Taken', phone_number: ['Too odd', 'Too short'] };
    await submitted({ status: 422, body: { error: 'x', details, code: 'invalid' } });
    expect(await screen.findByText('phone_number', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('email', { selector: 'strong' })).toBeVisible();
    expect(field('Phone number')).toHaveAccessibleDescription('Too odd Too short');
    expect(field('Email')).toHaveFocus();
  });
});
