import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import type { Member } from '@contract/ranches/team';
import { dayInWords } from '@shared/lib/dates';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { aMe, aMember, anOpenInvitation, aRanch, mariaAsMember, RANCH_UUID, SEASON_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { whole } from '@testing/finders';

const ME = 'GET /api/v3/user/me';
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;
const LIST = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const SEND = `POST /api/v1/ranch/${RANCH_UUID}/invitation`;
const pending = anOpenInvitation();
const WRONG = 'Something went wrong. Please try again.';

interface Setup {
  role?: Role;
  team?: Member[];
  answers?: Record<string, Answer>;
}

async function open({ role = 'owner', team = [mariaAsMember({ role }), aMember()], answers = {} }: Setup = {}) {
  const app = await renderApp('/settings/team', {
    hasSession: true,
    answers: {
      [ME]: { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      [TEAM]: { status: 200, body: team },
      [LIST]: { status: 200, body: [pending] },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'The team of Rio Seco' });
  return app;
}

const card = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  return within(heading.closest('section') ?? document.body);
};
const invitation = async () => within(await card('Open invitations').findByRole('listitem'));
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const sendButton = () => screen.getByRole('button', { name: 'Send invitation' });
const form = () => sendButton().closest('form') ?? document.body;

async function invite(user: Awaited<ReturnType<typeof open>>['user'], to = 'cora@example.com') {
  await user.type(email(), to);
  await user.click(sendButton());
}

describe('the team', () => {
  it('names everybody with email, role and the day they came', async () => {
    await open();
    const came = dayInWords(aMember().joined_at);
    const [maria, ana] = await card('Who is on the ranch').findAllByRole('listitem');
    expect(maria).toHaveTextContent(`Maria Castillo (you)maria@example.comOwner since ${came}`);
    expect(ana).toHaveTextContent(`Ana Lopezana@example.comMember since ${came}`);
    expect(document.title).toBe('Team · Grazewell');
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
  });

  it('F6: markup in a name is text', async () => {
    await open({ team: [aMember({ full_name: '<img src=x onerror=alert(1)>' })] });
    expect(await screen.findByText(/<img src=x/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('says what to do next while it is only the one who made the ranch', async () => {
    await open({ team: [mariaAsMember()] });
    expect(await screen.findByText('Nobody else is on this ranch yet')).toBeVisible();
  });

  it('R1: that does not come says so, and comes with another try', async () => {
    const { user, server } = await open({ answers: { [TEAM]: 'connection reset' } });
    expect(await card('Who is on the ranch').findByText(WRONG)).toBeVisible();
    server.answers[TEAM] = { status: 200, body: [aMember()] };
    await user.click(card('Who is on the ranch').getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana Lopez')).toBeVisible();
    expect(screen.queryByText(WRONG)).toBeNull();
  });

  it('R1: says so again when another try fails as well', async () => {
    const { user, server } = await open({ answers: { [TEAM]: 'connection reset' } });
    const again = await card('Who is on the ranch').findByRole('button', { name: 'Try again' });
    server.answers[TEAM] = { status: 503, body: { error: 'Away', details: 'We are away.', code: 'unavailable' } };
    await user.click(again);
    expect(await card('Who is on the ranch').findByText('We are away.')).toBeVisible();
    expect(card('Who is on the ranch').getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('R8: of thousands is shown piece by piece, and can be searched', async () => {
    const many = Array.from({ length: 10_000 }, (_none, at) =>
      aMember({ uuid: `member-${at}`, full_name: `Hand No${at}`, email: `hand${at}@example.com` }),
    );
    const { user } = await open({ role: 'viewer', team: many });
    expect(await screen.findByText('10,000 people')).toBeVisible();
    expect(card('Who is on the ranch').getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(card('Who is on the ranch').getAllByRole('listitem')).toHaveLength(100);
    expect(screen.getByText('Hand No50').closest('li')).toHaveFocus();
    await user.type(screen.getByLabelText('Find in the team'), 'hand9999@');
    expect(screen.getByText('1 person')).toBeVisible();
    expect(screen.getByText('Hand No9999')).toBeVisible();
  });
});

describe('the end of a long list', () => {
  it('A5: keeps the focus, though the button goes, at the first row that came', async () => {
    const team = Array.from({ length: 60 }, (_none, at) =>
      aMember({ uuid: `member-${at}`, full_name: `No${at} Lopez` }),
    );
    const { user } = await open({ role: 'viewer', team });
    (await screen.findByRole('button', { name: 'Show more' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByText(/^No50 /).closest('li')).toHaveFocus();
  });
});

describe('what each role may do', () => {
  it.each(['member', 'viewer'] as const)('a %s sees the team alone, and whom to ask', async (role) => {
    const owner = aMember({ role: 'owner' });
    const { server } = await open({ role, team: [owner, mariaAsMember({ role })] });
    expect(await screen.findByText(/Owners and managers of the ranch invite people: ask Ana Lopez\./)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Open invitations' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Send|Remove|Leave/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(server.callsTo(LIST)).toEqual([]);
    expect([...document.querySelectorAll('title')].map(({ text }) => text)).toEqual(['Team · Grazewell']);
  });

  it('a manager invites in roles up to their own, and changes nobody', async () => {
    await open({ role: 'manager' });
    await screen.findByText('Ana Lopez');
    const options = within(screen.getByLabelText('Role')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Manager', 'Member', 'Viewer']);
    expect(screen.queryByLabelText('Role of Ana Lopez')).toBeNull();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('an owner invites in every role; Member is the first choice', async () => {
    await open();
    expect(within(screen.getByLabelText('Role')).getAllByRole('option')).toHaveLength(4);
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Member');
  });

  it('a manager does not send an invitation as owner again, but may revoke it', async () => {
    const body = [anOpenInvitation({ role: 'owner' })];
    await open({ role: 'manager', answers: { [LIST]: { status: 200, body } } });
    const row = await invitation();
    expect(row.queryByRole('button', { name: /Send again/ })).toBeNull();
    expect(row.getByRole('button', { name: /Revoke/ })).toBeEnabled();
  });
});

describe('sending an invitation', () => {
  it('tells so, lists it and empties the form', async () => {
    const made = anOpenInvitation({ uuid: 'new', email: 'cora@example.com', role: 'viewer' });
    const { user, server } = await open({ answers: { [SEND]: { status: 201, body: made } } });
    await invitation();
    server.answers[LIST] = { status: 200, body: [pending, made] };
    await user.selectOptions(screen.getByLabelText('Role'), 'Viewer');
    await invite(user, '  cora@example.com ');
    expect(await screen.findByText(whole('Invitation sent to cora@example.com'))).toBeVisible();
    expect(server.callsTo(SEND).map(({ body }) => body)).toEqual([{ email: 'cora@example.com', role: 'viewer' }]);
    expect(await screen.findAllByText('cora@example.com')).not.toHaveLength(0);
    await waitFor(() => expect(email()).toHaveValue(''));
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Member');
  });

  it('A2: is missed in words beside the field, by the title and by the focus without an email', async () => {
    const { user, server } = await open();
    await user.click(sendButton());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(document.title).toBe('Error: Team · Grazewell');
    expect(server.callsTo(SEND)).toEqual([]);
  });

  const onField: [string, number, string, string][] = [
    ['409', 409, 'already_member', 'This person is on the ranch already'],
    ['422', 422, 'invalid', 'Email address contain errors'],
  ];
  it.each(onField)('A2: a %s stands beside the email while it is the same', async (_what, status, code, words) => {
    const body = { error: words, details: { email: words }, code };
    const { user } = await open({ answers: { [SEND]: { status, body } } });
    await invite(user);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(words));
    expect(within(form()).getByRole('alert')).toBeEmptyDOMElement();
    await waitFor(() => expect(email()).toHaveFocus());
    await user.type(email(), 'x');
    expect(email()).toHaveAccessibleDescription('');
    expect(within(form()).getByRole('alert')).toHaveTextContent(words);
  });

  const byForm: [string, number, string, string][] = [
    ['403', 403, 'forbidden', 'You cannot grant a role above your own'],
    ['429', 429, 'too_many', 'Too many invitations today'],
  ];
  it.each(byForm)('A4: a %s stands by the form, and what was typed stays', async (_what, status, code, words) => {
    const body = { error: words, details: words, code };
    const { user } = await open({ answers: { [SEND]: { status, body } } });
    await invite(user);
    await waitFor(() => expect(within(form()).getByRole('alert')).toHaveTextContent(words));
    expect(email()).toHaveValue('cora@example.com');
    expect(sendButton()).toBeEnabled();
  });

  it.each(BAD_ANSWERS)('R1: that ends in %s says so once, and keeps what was typed', async (_what, answer) => {
    const { user, store } = await open({ answers: { [SEND]: answer } });
    await invite(user);
    await waitFor(() => expect(within(form()).getByRole('alert').textContent).toMatch(/^[^<>{}]{2,300}$/));
    expect(email()).toHaveValue('cora@example.com');
    expect(sendButton()).toBeEnabled();
    expect(document.title).toBe('Error: Team · Grazewell');
    await waitFor(() => expect(store.getState().ui.pendingRequests).toBe(0));
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, server } = await open({ answers: { [SEND]: 'no answer' } });
    await invite(user);
    await user.click(sendButton());
    await user.type(email(), '{Enter}');
    expect(server.callsTo(SEND)).toHaveLength(1);
  });

  it('A5: by keyboard alone', async () => {
    const { user, server } = await open({ answers: { [SEND]: { status: 201, body: pending } } });
    email().focus();
    await user.keyboard('cora@example.com');
    await user.tab();
    expect(screen.getByLabelText('Role')).toHaveFocus();
    await user.tab();
    expect(sendButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
  });
});

describe('whose lists these are', () => {
  const OTHER = '11111111-1111-4111-8111-111111111111';
  const other = aRanch({ ranch_uuid: OTHER, name: 'Dry Creek' });

  it('another ranch has another list', async () => {
    const theirs = [anOpenInvitation({ email: 'dora@example.com' })];
    const { user } = await open({
      answers: {
        [ME]: { status: 200, body: aMe({ ranches: [aRanch(), other] }) },
        [`GET /api/v1/ranch/${OTHER}/invitation`]: { status: 200, body: theirs },
      },
    });
    await invitation();
    await user.click(screen.getByRole('button', { name: 'Ranch: Rio Seco' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Dry Creek' }));
    expect(await screen.findByText('dora@example.com')).toBeVisible();
    expect(screen.queryByText('ben@example.com')).toBeNull();
  });

  it('a remembered person waits for the addresses before anything is asked for', async () => {
    const remembered = { me: aMe(), ranchUuid: RANCH_UUID, seasonUuid: SEASON_UUID };
    const texts = Object.entries(remembered).map(([key, value]) => [key, JSON.stringify(value)]);
    localStorage.setItem('persist:user', JSON.stringify(Object.fromEntries(texts)));
    await renderApp('/settings/team', { answers: { 'GET /assets/json/settingsV.json': 'no answer' } });
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.queryByText(WRONG)).toBeNull();
  });
});
