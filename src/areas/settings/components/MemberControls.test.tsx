import { screen, waitFor, within } from '@testing-library/react';
import type { Member } from '@contract/ranches/team';
import { aMe, aMember, anOpenInvitation, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const ME = 'GET /api/v3/user/me';
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;
const ana = aMember();
const anOwner = aMember({ role: 'owner' });
const of = ({ uuid }: Member) => `/api/v1/ranch/${RANCH_UUID}/user/${uuid}`;
const CHANGE = `PATCH ${of(ana)}`;
const REMOVE = `DELETE ${of(ana)}`;
const LAST = 'A ranch needs an owner: make someone else an owner first';
const lastOwner: Answer = { status: 409, body: { error: LAST, details: LAST, code: 'last_owner' } };

async function open(answers: Record<string, Answer> = {}, other = ana) {
  const app = await renderApp('/settings/team', {
    hasSession: true,
    answers: {
      [TEAM]: { status: 200, body: [mariaAsMember(), other] },
      [`GET /api/v1/ranch/${RANCH_UUID}/invitation`]: { status: 200, body: [] },
      ...answers,
    },
  });
  await screen.findByText('Ana Lopez');
  return app;
}

const role = (name = 'Ana Lopez') => screen.getByLabelText(`Role of ${name}`);
const row = () => within(screen.getByText('Ana Lopez').closest('li') ?? document.body);

async function change(user: Awaited<ReturnType<typeof open>>['user'], name: string, to: string) {
  await user.selectOptions(role(name), to);
  await user.click(screen.getByRole('button', { name: `Change role of ${name}` }));
}

describe('the role of a member', () => {
  it('is not changed by choosing alone, as an arrow key does', async () => {
    const { user, server } = await open({ [CHANGE]: 'no answer' });
    await user.selectOptions(role(), 'Manager');
    expect(server.callsTo(CHANGE)).toEqual([]);
    await user.selectOptions(role(), 'Member');
    expect(screen.queryByRole('button', { name: /^Change role/ })).toBeNull();
  });

  it('is changed by its list, and it says so', async () => {
    const { user, server } = await open({ [CHANGE]: { status: 200, body: { ...ana, role: 'manager' } } });
    expect(role()).toHaveDisplayValue('Member');
    await change(user, 'Ana Lopez', 'Manager');
    expect(await screen.findByText('Ana Lopez has the role Manager now')).toBeVisible();
    expect(role()).toHaveDisplayValue('Manager');
    expect(row().getByText(/^Manager since/)).toBeVisible();
    expect(server.callsTo(CHANGE).map(({ body }) => body)).toEqual([{ role: 'manager' }]);
  });

  describe('that makes an owner', () => {
    const button = () => screen.getByRole('button', { name: 'Change role of Ana Lopez' });

    it('asks first, and says what an owner may do', async () => {
      const { user, server } = await open({ [CHANGE]: { status: 200, body: anOwner } });
      await user.selectOptions(role(), 'Owner');
      await user.click(button());
      expect(screen.getByRole('dialog', { name: 'Make Ana Lopez an owner of Rio Seco?' })).toHaveTextContent(
        'Owners can change everyone’s role and remove people, you too.',
      );
      expect(server.callsTo(CHANGE)).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Yes, make owner' }));
      expect(await screen.findByText('Ana Lopez has the role Owner now')).toBeVisible();
      expect(server.callsTo(CHANGE).map(({ body }) => body)).toEqual([{ role: 'owner' }]);
      expect(role()).toHaveFocus();
    });

    it('A5: is thought better of by keyboard, with the focus where it was and nothing changed', async () => {
      const { user, server } = await open();
      await user.selectOptions(role(), 'Owner');
      button().focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('button', { name: 'No, keep the role' })).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(button()).toHaveFocus();
      expect(server.callsTo(CHANGE)).toEqual([]);
    });
  });

  it.each(['Change role', 'Remove'])('has a name that begins with what its button says: %s', async (words) => {
    const { user } = await open();
    await user.selectOptions(role(), 'Manager');
    expect(row().getByText(words)).toHaveAccessibleName(new RegExp(`^${words} `));
  });

  it('shows the wish while the request runs, and takes no second one', async () => {
    const { user, server } = await open({ [CHANGE]: 'no answer' }, anOwner);
    await change(user, 'Ana Lopez', 'Manager');
    expect(role()).toHaveDisplayValue('Manager');
    await user.selectOptions(role('Maria Castillo'), 'Viewer');
    await user.selectOptions(role(), 'Viewer');
    expect(server.callsTo(CHANGE)).toHaveLength(1);
    expect(role('Maria Castillo')).toHaveDisplayValue('Owner');
  });

  const failures: [string, Answer, string][] = [
    ['a 403', { status: 403, body: { error: 'x', details: 'Not you.', code: 'forbidden' } }, 'Not you.'],
    ['a reset', 'connection reset', 'Something went wrong. Please try again.'],
    ['an answer of another shape', { status: 200, body: {} }, 'Something went wrong. Please try again.'],
  ];
  it.each(failures)('A4: is what it was after %s, and the row says why', async (_what, answer, words) => {
    const { user } = await open({ [CHANGE]: answer });
    await change(user, 'Ana Lopez', 'Manager');
    await waitFor(() => expect(role()).toHaveAccessibleDescription(words));
    expect(role()).toHaveDisplayValue('Member');
  });

  const pressed: [string, (user: Awaited<ReturnType<typeof open>>['user'], button: HTMLElement) => Promise<void>][] = [
    ['a mouse', (user, button) => user.click(button)],
    [
      'a keyboard',
      (user, button) => {
        button.focus();
        return user.keyboard('{Enter}');
      },
    ],
  ];
  it.each(pressed)('A5: leaves the focus on the list after a press by %s, taken or refused', async (_by, press) => {
    const { user, server } = await open({ [CHANGE]: lastOwner });
    const button = () => screen.getByRole('button', { name: 'Change role of Ana Lopez' });
    await user.selectOptions(role(), 'Manager');
    await press(user, button());
    expect(role()).toHaveFocus();
    await waitFor(() => expect(role()).toHaveAccessibleDescription(LAST));
    expect(role()).toHaveFocus();
    server.answers[CHANGE] = { status: 200, body: { ...ana, role: 'manager' } };
    await user.selectOptions(role(), 'Manager');
    await press(user, button());
    await screen.findByText('Ana Lopez has the role Manager now');
    expect(role()).toHaveFocus();
  });

  it('of who has become the last owner stays, in words', async () => {
    const { user } = await open({ [`PATCH ${of(mariaAsMember())}`]: lastOwner }, anOwner);
    await change(user, 'Maria Castillo', 'Viewer');
    await waitFor(() => expect(role('Maria Castillo')).toHaveAccessibleDescription(LAST));
    expect(role('Maria Castillo')).toHaveDisplayValue('Owner');
  });

  it('of oneself changes what the page offers at once', async () => {
    const maria = mariaAsMember({ role: 'viewer' });
    const { user, server } = await open({ [`PATCH ${of(maria)}`]: { status: 200, body: maria } }, anOwner);
    server.answers[ME] = { status: 200, body: aMe({ ranches: [aRanch({ role: 'viewer' })] }) };
    server.answers[TEAM] = { status: 200, body: [maria, anOwner] };
    await change(user, 'Maria Castillo', 'Viewer');
    expect(await screen.findByText(/ask Ana Lopez/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Who is on the ranch' })).toHaveFocus();
  });
});

describe('I4: the open invitations of someone who loses the right to invite', () => {
  const LIST = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
  const theirs = anOpenInvitation({ invited_by: ana.email });
  const mine = anOpenInvitation({ uuid: '71d2e3f4-a5b6-4c7d-8e9f-0a1b2c3d4e5f', email: 'eva@example.com' });
  const ENDED = /^This open invitation has ended, since the person who sent it may no longer give that role/;

  it('are named once the person has been removed, until the next change', async () => {
    const { user, server } = await open({ [LIST]: { status: 200, body: [theirs, mine] }, [REMOVE]: { status: 204 } });
    await screen.findByText('ben@example.com');
    await user.click(screen.getByRole('button', { name: 'Remove Ana Lopez' }));
    server.answers[LIST] = { status: 200, body: [mine] };
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
    const words = await screen.findByText(ENDED);
    expect(within(words.parentElement ?? document.body).getByRole('listitem')).toHaveTextContent(
      'ben@example.com, member',
    );
    expect(words.closest('[role=status]')).not.toBeNull();
  });

  it('are not spoken of where they stay', async () => {
    const kept = { [LIST]: { status: 200, body: [theirs] }, [CHANGE]: { status: 200, body: anOwner } } as const;
    const { user, server } = await open(kept);
    await screen.findByText('ben@example.com');
    const asked = server.callsTo(LIST).length;
    await change(user, 'Ana Lopez', 'Owner');
    await user.click(screen.getByRole('button', { name: 'Yes, make owner' }));
    await waitFor(() => expect(server.callsTo(LIST).length).toBeGreaterThan(asked));
    expect(screen.getByText('ben@example.com')).toBeVisible();
    expect(screen.queryByText(ENDED)).toBeNull();
  });
});

describe('removing a member', () => {
  const ask = () => screen.getByRole('button', { name: 'Remove Ana Lopez' });

  it('asks first, and then takes them off the list', async () => {
    const { user, server } = await open({ [REMOVE]: { status: 204 } });
    await user.click(ask());
    expect(server.callsTo(REMOVE)).toEqual([]);
    expect(screen.getByText('Remove Ana Lopez from Rio Seco?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
    expect(await screen.findByText('Ana Lopez is no longer on the ranch')).toBeVisible();
    expect(screen.queryByText('ana@example.com')).toBeNull();
    expect(server.callsTo(REMOVE)).toHaveLength(1);
  });

  it('A5: is thought better of by keyboard, with the focus where it was', async () => {
    const { user, server } = await open();
    ask().focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(ask()).toHaveFocus();
    expect(server.callsTo(REMOVE)).toEqual([]);
  });

  it('A4: that fails leaves them on the list, and the row says why', async () => {
    const { user } = await open({ [REMOVE]: lastOwner });
    await user.click(ask());
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
    expect(await row().findByText(LAST)).toBeVisible();
    expect(ask()).toBeEnabled();
  });

  it('that failed is no news any more on the next visit', async () => {
    const { user } = await open({ [REMOVE]: lastOwner });
    await user.click(ask());
    await user.click(screen.getByRole('button', { name: 'Yes, remove' }));
    await row().findByText(LAST);
    await user.click(screen.getByRole('link', { name: 'Account' }));
    await screen.findByRole('heading', { name: 'Your account' });
    window.history.back();
    expect(await screen.findByText('Ana Lopez')).toBeVisible();
    expect(row().queryByText(LAST)).toBeNull();
  });

  it('an owner may leave, and has no ranch any more', async () => {
    const { user, server } = await open({ [`DELETE ${of(mariaAsMember())}`]: { status: 204 } }, anOwner);
    server.answers[ME] = { status: 200, body: aMe({ ranches: [] }) };
    await user.click(screen.getByRole('button', { name: 'Leave Rio Seco' }));
    await user.click(screen.getByRole('button', { name: 'Yes, leave' }));
    await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
  });
});

describe('the only owner', () => {
  const WHY = /^A ranch needs an owner\./;
  const expectToStay = async () => {
    expect(await screen.findByText(WHY)).toBeVisible();
    expect(screen.queryByLabelText('Role of Maria Castillo')).toBeNull();
    expect(screen.queryByRole('button', { name: /Leave/ })).toBeNull();
  };

  it('is told why they can neither leave nor take another role, and is offered neither', async () => {
    await open();
    await expectToStay();
    expect(role()).toBeVisible();
  });

  it('who is alone on the ranch is told so too', async () => {
    await renderApp('/settings/team', {
      hasSession: true,
      answers: { [TEAM]: { status: 200, body: [mariaAsMember()] } },
    });
    await expectToStay();
  });

  it('may leave once someone else is an owner, and not after that one has another role', async () => {
    const { user, server } = await open({ [CHANGE]: { status: 200, body: anOwner } });
    await change(user, 'Ana Lopez', 'Owner');
    await user.click(screen.getByRole('button', { name: 'Yes, make owner' }));
    expect(await screen.findByRole('button', { name: 'Leave Rio Seco' })).toBeVisible();
    expect(role('Maria Castillo')).toHaveDisplayValue('Owner');
    expect(screen.queryByText(WHY)).toBeNull();
    server.answers[CHANGE] = { status: 200, body: ana };
    await change(user, 'Ana Lopez', 'Member');
    await expectToStay();
    expect(role()).toHaveFocus();
  });
});
