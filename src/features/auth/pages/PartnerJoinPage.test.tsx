import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { linkTokens } from '@shared/lib/linkTokens';
import { aPartnerLink, aToken } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { button, CONTRACTED, field, openPartnerJoin, radio, state } from '@testing/partnerPage';
import { renderApp } from '@testing/renderApp';

const form = () => button().closest('form') ?? document.body;

type App = Awaited<ReturnType<typeof renderApp>>;

afterEach(() => linkTokens.forget('invitation_token'));

const typed = {
  'First name': 'Maria',
  'Last name': 'Castillo',
  Email: 'maria@example.com',
  'Phone number': '(575)555-0110',
  'Ranch name': 'Rio Seco',
  'Zip code': '87001-1234',
  'Number of members': '4',
  Password: 'sagebrush moon',
};

async function fill({ user }: App) {
  await user.click(radio('Mrs'));
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  }
  await user.type(state(), 'new m{ArrowDown}{Enter}');
  await user.selectOptions(field('Ranch type'), 'Cow-calf');
  await user.click(screen.getByRole('checkbox', { name: 'Email' }));
  await user.click(screen.getByRole('checkbox', { name: 'Text' }));
}

async function submitted(answer?: Answer) {
  const app = await openPartnerJoin(undefined, answer);
  await fill(app);
  await app.user.click(button());
  return app;
}

function expectAllKept() {
  for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  expect(radio('Mrs')).toBeChecked();
  expect(state()).toHaveValue('New Mexico');
  expect(field('Ranch type')).toHaveValue('cow');
  expect(screen.getByRole('checkbox', { name: 'Text' })).toBeChecked();
}

describe('submitting', () => {
  it('sends every field with the token of the link, and leads to the first step', async () => {
    const { server } = await submitted();
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
    expect(server.callsTo(CONTRACTED).map(({ body }) => body)).toEqual([
      {
        title: 'Mrs',
        first_name: 'Maria',
        last_name: 'Castillo',
        email: 'maria@example.com',
        phone_number: '(575)555-0110',
        name: 'Rio Seco',
        state: 'New Mexico',
        zip: '87001-1234',
        members_count: 4,
        ranch_type: 'cow',
        preferred_communication: { email: true, phone: false, text: true, video: false },
        password: 'sagebrush moon',
        language: 'en',
        contract_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      },
    ]);
    expect(linkTokens.get('invitation_token')).toBeUndefined();
  });

  it('the button is busy while it runs, and one request is sent', async () => {
    const { server, user } = await submitted('no answer');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await user.type(field('Email'), '{Enter}{Enter}');
    expect(server.callsTo(CONTRACTED)).toHaveLength(1);
  });

  it.each([
    ['token_used', 'This link has been used already'],
    ['token_expired', 'This link has expired. Please ask for a new one'],
    [
      'token_revoked',
      'This link is no longer good: it was withdrawn, or a newer email has taken its place. Ask for a new one',
    ],
  ])("A4: after %s the server's words stand by the form, and all that was typed", async (code, words) => {
    await submitted({ status: 410, body: { error: words, details: words, code } });
    await waitFor(() => expect(within(form()).getAllByRole('alert').at(-1)).toHaveTextContent(words));
    expectAllKept();
  });

  const failures: [string, Answer][] = [
    ['a reset', 'connection reset'],
    ['HTML', { status: 200, text: '<!doctype html>' }],
    ['an empty 500', { status: 500 }],
  ];
  it.each(failures)('R1: after %s all that was typed stays, and it can be sent again', async (_what, answer) => {
    const { user, server } = await submitted(answer);
    await waitFor(() =>
      expect(within(form()).getAllByRole('alert').at(-1)).toHaveTextContent('Something went wrong. Please try again.'),
    );
    expectAllKept();
    server.answers[CONTRACTED] = { status: 201, body: { token: 'canary-token' } };
    await user.click(button());
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
    const [first, second] = server.callsTo(CONTRACTED).map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });

  it('A2: what the server holds against a field stands beside it, one toast each', async () => {
    const details = { email: 'This email has an account already', title: 'Pick another' };
    await submitted({ status: 422, body: { error: 'Please check', details, code: 'invalid' } });
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(details.email));
    expect(radio('Mr')).toHaveFocus();
    expect(await screen.findByText('title', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('email', { selector: 'strong' })).toBeVisible();
  });
});

describe('the link', () => {
  it('F2: leaves the address bar before anything is asked for', async () => {
    await openPartnerJoin();
    expect(location.search).toBe('');
    expect(history.state).toMatchObject({ hadToken: true });
  });

  it('that has expired is said so, and the button is off', async () => {
    const { user, server } = await openPartnerJoin(aPartnerLink({ exp: Math.floor(Date.now() / 1000) }));
    expect(screen.getByText('This link has expired. Ask the person who sent it for a new one.')).toBeVisible();
    expect(button()).toBeDisabled();
    await user.type(field('Email'), '{Enter}');
    expect(server.callsTo(CONTRACTED)).toEqual([]);
  });

  it('that is damaged says so, and whom to ask', async () => {
    await renderApp('/partner-join?invitation_token=canary.damaged');
    expect(screen.getByRole('heading', { name: 'This program link is damaged' })).toBeVisible();
    expect(screen.getByText(/ask the person who sent it for a new one/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('I3: of any text shows a form or a friendly page, and throws nothing', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const odd = fc.oneof(fc.jsonValue(), fc.constant(1e999), fc.constant('1900000000'));
    const payload = fc.record({ program: odd, exp: odd, email: odd, phone_number: odd }, { requiredKeys: [] });
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String());
    const text = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('.'));
    const token = fc.oneof(text, payload.map(aToken), fc.constant('x'.repeat(100_000))).filter((one) => one !== '');
    await fc.assert(
      fc.asyncProperty(token, async (one) => {
        linkTokens.forget('invitation_token');
        await renderApp(`/partner-join?${new URLSearchParams({ invitation_token: one }).toString()}`);
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
          /^(This program link is damaged|Join .*)$/s,
        );
        cleanup();
      }),
      { numRuns: 25 },
    );
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('that is missing leads to the sign-up', async () => {
    await renderApp('/partner-join');
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('that a reload has lost is to be opened again', async () => {
    await renderApp('/partner-join', {}, { hadToken: true });
    expect(screen.getByRole('heading', { name: 'Open the link in the mail again' })).toBeVisible();
  });

  it('leads the signed-in to their first step', async () => {
    const link = `/partner-join?invitation_token=${aToken(aPartnerLink())}`;
    await renderApp(link, { hasSession: true });
    await waitFor(() => expect(location.pathname).toBe('/onboarding/step-1'));
  });
});
