import { screen, waitFor, within } from '@testing-library/react';
import type { Invitation } from '@contract/ranches/invitation';
import type { Role } from '@contract/ranches/rights';
import { aMe, anOpenInvitation, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const LIST = `GET /api/v1/ranch/${RANCH_UUID}/invitation`;
const SAVE = 'PATCH /api/v1/user/me';
const SEND = `POST /api/v1/ranch/${RANCH_UUID}/invitation`;

async function open(role: Role, invitations: Invitation[] = [], answers: Record<string, Answer> = {}) {
  return renderApp('/onboarding/step-3', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [mariaAsMember({ role })] },
      [LIST]: { status: 200, body: invitations },
      ...answers,
    },
  });
}

const heading = () => screen.findByRole('heading', { name: 'Who works with you?' });

describe('the third step', () => {
  it.each(['owner', 'manager'] as const)('lets an %s invite people, and go on without', async (role) => {
    const { user, server } = await open(role);
    await heading();
    expect(screen.getByRole('button', { name: 'Send invitation' })).toBeEnabled();
    expect(document.title).toBe('Invite your team · Grazewell');
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    expect(await screen.findByRole('heading', { name: 'To do' })).toBeVisible();
    expect(location.pathname).toBe('/todo');
    await waitFor(() =>
      expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({ settings: { onboardingDone: true } }),
    );
  });

  it.each(['member', 'viewer'] as const)('is not there for a %s, who goes on to what is left to do', async (role) => {
    const { server } = await open(role);
    await waitFor(() => expect(location.pathname).toBe('/todo'));
    expect(server.callsTo(LIST)).toEqual([]);
  });

  it('lists whom it has invited, and then ends instead of being skipped', async () => {
    const made = anOpenInvitation({ email: 'cora@example.com' });
    const { user, server } = await open('owner', [], { [SEND]: { status: 201, body: made } });
    await heading();
    server.answers[LIST] = { status: 200, body: [made] };
    await user.type(screen.getByLabelText('Email'), 'cora@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await within(screen.getByRole('main')).findByText('cora@example.com')).toBeVisible();
    expect(server.callsTo(SEND)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Finish' }));
    expect(location.pathname).toBe('/todo');
    await waitFor(() =>
      expect(server.callsTo(SAVE).at(-1)?.body).toMatchObject({ settings: { onboardingDone: true } }),
    );
  });

  it('R1: keeps what was typed when sending fails', async () => {
    const { user } = await open('owner', [], { [SEND]: 'connection reset' });
    await heading();
    await user.type(screen.getByLabelText('Email'), 'cora@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    const form = screen.getByLabelText('Email').closest('form') ?? document.body;
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Something went wrong'));
    expect(screen.getByLabelText('Email')).toHaveValue('cora@example.com');
  });
});
