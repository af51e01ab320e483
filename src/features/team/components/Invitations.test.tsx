import { screen, waitFor, within } from '@testing-library/react';
import { dayInWords } from '@shared/lib/dates';
import { anOpenInvitation, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';
import { whole } from '@testing/finders';

const LIST = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const SEND = `POST /api/v1/ranch/${RANCH_UUID}/invitation`;
const pending = anOpenInvitation();
const REVOKE = `DELETE /api/v1/ranch/${RANCH_UUID}/invitation/${pending.uuid}`;
const WRONG = 'Something went wrong. Please try again.';

async function open(answers: Record<string, Answer> = {}) {
  const app = await renderApp('/settings/team', {
    hasSession: true,
    answers: { [LIST]: { status: 200, body: [pending] }, ...answers },
  });
  await screen.findByRole('heading', { name: 'Open invitations' });
  return app;
}

const list = () => {
  const heading = screen.getByRole('heading', { name: 'Open invitations' });
  return within(heading.closest('section') ?? document.body);
};
const invitation = async () => within(await list().findByRole('listitem'));

describe('an open invitation', () => {
  it('names role, inviter and last day', async () => {
    await open();
    const row = await list().findByRole('listitem');
    expect(row).toHaveTextContent(
      `ben@example.comMember, invited by maria@example.com, until ${dayInWords(pending.expires_at)}`,
    );
  });

  it('is sent again to the same email in the same role', async () => {
    const { user, server } = await open({ [SEND]: { status: 201, body: pending } });
    await user.click((await invitation()).getByRole('button', { name: 'Send again to ben@example.com' }));
    expect(await screen.findByText(whole('Invitation sent to ben@example.com'))).toBeVisible();
    expect(server.callsTo(SEND).map(({ body }) => body)).toEqual([{ email: 'ben@example.com', role: 'member' }]);
  });

  it('is revoked, and the empty list says what to do next', async () => {
    const { user, server } = await open({ [REVOKE]: { status: 204 } });
    const row = await invitation();
    server.answers[LIST] = { status: 200, body: [] };
    await user.click(row.getByRole('button', { name: /Revoke/ }));
    expect(await screen.findByText('Nobody has an invitation waiting')).toBeVisible();
    expect(server.callsTo(REVOKE)).toHaveLength(1);
  });

  it('that was revoked is named, and its person is invited again in the same role by one press', async () => {
    const made = anOpenInvitation({ uuid: 'made-again' });
    const { user, server } = await open({ [REVOKE]: { status: 204 }, [SEND]: { status: 201, body: made } });
    const row = await invitation();
    server.answers[LIST] = { status: 200, body: [] };
    await user.click(row.getByRole('button', { name: /Revoke/ }));
    const said = await list().findByText(
      whole('The invitation of ben@example.com is revoked. Its link no longer works.'),
    );
    expect(said.closest('[role=status]')).not.toBeNull();
    await screen.findByText('Nobody has an invitation waiting');
    expect(screen.getByRole('heading', { name: 'Open invitations' })).toHaveFocus();
    const again = list().getByRole('button', { name: 'Invite again: ben@example.com' });
    expect(again).toHaveTextContent('Invite again');
    server.answers[LIST] = { status: 200, body: [made] };
    await user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(server.callsTo(SEND).map(({ body }) => body)).toEqual([{ email: 'ben@example.com', role: 'member' }]);
    expect(list().queryByText(/is revoked/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Open invitations' })).toHaveFocus();
  });

  it('A4: that cannot be made again says why beside the offer, which stays', async () => {
    const refused: Answer = { status: 429, body: { error: 'x', details: 'Enough for today.', code: 'too_many' } };
    const { user, server } = await open({ [REVOKE]: { status: 204 }, [SEND]: refused });
    const row = await invitation();
    server.answers[LIST] = { status: 200, body: [] };
    await user.click(row.getByRole('button', { name: /Revoke/ }));
    await user.click(await list().findByRole('button', { name: /^Invite again/ }));
    expect(await list().findByText('Enough for today.')).toBeVisible();
    expect(list().getByRole('button', { name: /^Invite again/ })).toBeEnabled();
  });

  it('A4: that cannot be sent again or revoked says why in its row', async () => {
    const refused: Answer = { status: 429, body: { error: 'x', details: 'Enough for today.', code: 'too_many' } };
    const { user } = await open({ [SEND]: refused, [REVOKE]: 'connection reset' });
    const row = await invitation();
    await user.click(row.getByRole('button', { name: /Send again/ }));
    expect(await row.findByText('Enough for today.')).toBeVisible();
    await user.click(row.getByRole('button', { name: /Revoke/ }));
    expect(await row.findByText(WRONG)).toBeVisible();
    expect(row.queryByText('Enough for today.')).toBeNull();
  });

  const failures: [string, Answer][] = [
    ['a reset', 'connection reset'],
    ['HTML', { status: 200, text: '<html>' }],
    ['an answer of another shape', { status: 200, body: [{ uuid: 1 }] }],
  ];
  it.each(failures)('R1: the list that ends in %s says so, and comes with another try', async (_what, answer) => {
    const { user, server } = await open({ [LIST]: answer });
    expect(await list().findByText(WRONG)).toBeVisible();
    expect(list().queryByText('Loading…')).toBeNull();
    server.answers[LIST] = { status: 200, body: [pending] };
    await user.click(list().getByRole('button', { name: 'Try again' }));
    expect(await list().findByText('ben@example.com')).toBeVisible();
    expect(screen.queryByText(WRONG)).toBeNull();
  });

  it('whose day is no date shows it as it came', async () => {
    await open({ [LIST]: { status: 200, body: [anOpenInvitation({ expires_at: 'soon' })] } });
    expect(await screen.findByText('soon')).toBeVisible();
  });
});

describe('the language of an invitation', () => {
  const settings = (languages: string[]) => ({
    'GET /assets/json/settingsV.json': { status: 200, body: { LANGUAGES: languages } },
  });

  it('is what the inviter chooses, where the site has several', async () => {
    const { user, server } = await open({ ...settings(['en', 'es']), [SEND]: { status: 201, body: pending } });
    await user.type(screen.getByLabelText('Email'), 'beto@example.com');
    const choice = screen.getByLabelText('Language of the email');
    expect(choice).toHaveDisplayValue('English');
    await user.selectOptions(choice, 'Español');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(server.callsTo(SEND)).toHaveLength(1));
    expect(server.callsTo(SEND)[0]?.body).toEqual({ email: 'beto@example.com', role: 'member', language: 'es' });
  });

  it('is not asked for where the site has one', async () => {
    await open(settings(['en']));
    expect(screen.queryByLabelText('Language of the email')).toBeNull();
  });
});
