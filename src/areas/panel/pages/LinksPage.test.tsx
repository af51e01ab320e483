import { act, screen, waitFor, within } from '@testing-library/react';
import type { ListedLink } from '@contract/partners/partnerLinks';
import { supportReport } from '@app/devtools/supportReport';
import { forms } from '@features/auth';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { aListedLink, aMe } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const MAKE = 'POST /api/v1/contract';
const url = 'https://grazewell.example/partner-join?invitation_token=canary.canary.canary';
const made: Answer = { status: 201, body: { url } };

const LIST = 'GET /api/v1/contract';
const REVOKE = `DELETE /api/v1/contract/${aListedLink().uuid}`;
const listed = (...links: ListedLink[]): Answer => ({ status: 200, body: { links, next_cursor: null } });

async function open(answer: Answer = made, answers: Record<string, Answer> = {}) {
  const app = await renderApp('/panel/links', {
    hasSession: true,
    answers: {
      ...answers,
      'GET /api/v3/user/me': { status: 200, body: aMe({ is_admin: true }) },
      [MAKE]: answer,
    },
  });
  await screen.findByRole('heading', { name: 'Partner links' });
  return app;
}

const program = () => screen.getByLabelText<HTMLInputElement>('Program');
const button = () => screen.getByRole('button', { name: 'Make link' });
const form = () => button().closest('form') ?? document.body;
const link = () => screen.findByLabelText<HTMLInputElement>('Partner link');

async function make(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(program(), 'Good Grass');
  await user.click(button());
}

describe('making a partner link', () => {
  it('shows it once, with how long it is good, and empties the form', async () => {
    const { user, server } = await open();
    await make(user);
    expect(await link()).toHaveValue(url);
    expect(await link()).toHaveAttribute('readonly');
    expect(await link()).toHaveAccessibleDescription(/works once, and for 30 days/);
    expect(await link()).toHaveFocus();
    expect(server.callsTo(MAKE).map(({ body }) => body)).toEqual([{ program: 'Good Grass' }]);
    expect(program()).toHaveValue('');
  });

  it('sends what the link fills in, folded, and nothing that was left empty', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText('First name (optional)'), '  Ana ');
    await user.type(screen.getByLabelText('Last name (optional)'), 'de  la Cruz');
    await user.type(screen.getByLabelText('Email (optional)'), 'ana@example.com');
    await user.type(screen.getByLabelText('Phone number (optional)'), '(575)555-0110');
    await make(user);
    await link();
    expect(server.callsTo(MAKE)[0]?.body).toEqual({
      program: 'Good Grass',
      first_name: 'Ana',
      last_name: 'de la Cruz',
      email: 'ana@example.com',
      phone_number: '(575)555-0110',
    });
  });

  it('A2: is missed in words beside the field, by the title and by the focus without a program', async () => {
    const { user, server } = await open();
    await user.type(screen.getByLabelText('Email (optional)'), 'ana@');
    await user.click(button());
    await waitFor(() => expect(program()).toHaveFocus());
    expect(program()).toHaveAccessibleDescription('Program is required');
    expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription('Email address contain errors');
    expect(document.title).toBe('Error: Partner links · Grazewell');
    expect(server.callsTo(MAKE)).toEqual([]);
  });

  it('A2: a 422 stands beside its field', async () => {
    const details = { program: 'This program is over' };
    const { user } = await open({ status: 422, body: { error: 'Bad', details, code: 'invalid' } });
    await make(user);
    await waitFor(() => expect(program()).toHaveAccessibleDescription(details.program));
    expect(within(form()).getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each(BAD_ANSWERS)('R1: that ends in %s says so, and keeps what was typed', async (_what, answer) => {
    const { user, store } = await open(answer);
    await make(user);
    await waitFor(() => expect(within(form()).getByRole('alert').textContent).toMatch(/^[^<>{}]{2,300}$/));
    expect(program()).toHaveValue('Good Grass');
    expect(button()).toBeEnabled();
    expect(screen.queryByLabelText('Partner link')).toBeNull();
    expect(store.getState().ui.pendingRequests).toBe(0);
  });

  it('is sent once, however often the button is pressed, and counts as pending', async () => {
    const { user, server, store } = await open('no answer');
    await make(user);
    await user.type(program(), '{Enter}');
    expect(server.callsTo(MAKE)).toHaveLength(1);
    expect(store.getState().ui.pendingRequests).toBe(1);
  });

  it('that is under way is given up when the page is left', async () => {
    const { user, store } = await open('no answer');
    await make(user);
    await user.click(screen.getByRole('link', { name: 'Audit log' }));
    await screen.findByRole('heading', { name: 'Audit log' });
    await waitFor(() => expect(store.getState().ui.pendingRequests).toBe(0));
  });

  it('ends the session where the server no longer knows it', async () => {
    const body = { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' };
    const { user, store } = await open({ status: 401, body });
    await make(user);
    await waitFor(() => expect(store.getState().auth.session).toBe('anonymous'));
  });
});

describe('the link that was made', () => {
  it('F3: stands in no state, no support report, no storage, no address and no log', async () => {
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => jest.spyOn(console, level));
    const { user, store } = await open();
    await make(user);
    await link();
    const everywhere = [
      store.getState(),
      supportReport(store, new Date()),
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      history.state,
      logged.map(({ mock }) => mock.calls),
    ];
    expect(JSON.stringify(everywhere)).toContain('maria@example.com');
    expect(JSON.stringify(everywhere).includes('canary')).toBe(false);
    logged.forEach((spy) => spy.mockRestore());
  });

  it('is gone when the person has signed out', async () => {
    const { user, store } = await open();
    await make(user);
    await link();
    await act(async () => void store.dispatch(forms.signOut.submitted()));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(document.body.innerHTML).not.toContain('canary');
  });

  it('is copied by its button', async () => {
    const { user } = await open();
    await make(user);
    await link();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it.each(['missing', 'refused'])('is selected where the clipboard is %s', async (how) => {
    const { user } = await open();
    await make(user);
    const value = how === 'missing' ? undefined : { writeText: () => Promise.reject(new Error('no')) };
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The link is selected: copy it now.')).toBeVisible();
    const { selectionStart, selectionEnd } = await link();
    expect([selectionStart, selectionEnd]).toEqual([0, url.length]);
    expect(await link()).toHaveFocus();
  });
});

describe('the links so far', () => {
  const row = async () => within((await screen.findByText('pat@example.com,')).closest('li') ?? document.body);
  const ranch = {
    name: 'Dry Creek',
    state: 'Montana',
    zip: '59001-1234',
    ranch_type: 'cow',
    members_count: 3,
    title: 'Ms',
    preferred_communication: { email: true, phone: false, text: false, video: true },
  };

  it.each([
    ['good', 'Open'],
    ['used', 'Used'],
    ['expired', 'Expired'],
    ['revoked', 'Revoked'],
  ] as const)('say that one is %s, of which program and for whom', async (state, words) => {
    await open(made, { [LIST]: listed(aListedLink({ state })) });
    const link = await row();
    for (const text of ['Good Grass', words, 'pat@example.com,']) expect(link.getByText(text)).toBeVisible();
    expect(link.queryAllByRole('button').length).toBe(state === 'good' ? 1 : 0);
  });

  it('show what the partner answered', async () => {
    await open(made, { [LIST]: listed(aListedLink({ state: 'used', ranch })) });
    const link = await row();
    const answers = ['Dry Creek', 'Montana, 59001-1234', 'Cow-calf', '3', 'Ms', 'Email, video'];
    expect(link.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(answers);
  });

  it('say that the ranch of a used one is gone', async () => {
    await open(made, { [LIST]: listed(aListedLink({ state: 'used' })) });
    expect((await row()).getByText('The ranch is gone.')).toBeVisible();
  });

  it('hold a new one at once', async () => {
    const { user, server } = await open();
    expect(await screen.findByText(/No link was made yet/)).toBeVisible();
    server.answers[LIST] = listed(aListedLink());
    await make(user);
    expect((await row()).getByText('pat@example.com,')).toBeVisible();
  });

  it('ask before one is revoked, and then say that it is', async () => {
    const { user, server } = await open(made, { [LIST]: listed(aListedLink()), [REVOKE]: { status: 204 } });
    await user.click((await row()).getByRole('button', { name: 'Revoke the link for pat@example.com' }));
    expect(server.callsTo(REVOKE)).toEqual([]);
    server.answers[LIST] = listed(aListedLink({ state: 'revoked' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(server.callsTo(REVOKE)).toHaveLength(1);
  });

  it('take the link that was just made away once it is revoked', async () => {
    const { user, server } = await open(made, { [REVOKE]: { status: 204 } });
    server.answers[LIST] = listed(aListedLink());
    await make(user);
    expect(await link()).toHaveValue(url);
    await user.click((await row()).getByRole('button', { name: /^Revoke/ }));
    server.answers[LIST] = listed(aListedLink({ state: 'revoked' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByLabelText('Partner link')).not.toBeInTheDocument());
  });

  it('A4: say why one was not revoked', async () => {
    const { user } = await open(made, { [LIST]: listed(aListedLink()), [REVOKE]: 'connection reset' });
    await user.click((await row()).getByRole('button', { name: /^Revoke/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  });
});
