import { screen } from '@testing-library/react';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { renderApp } from '@testing/renderApp';
import type { Role } from '@contract/ranches/rights';

const PLAN = `GET /api/v1/ranch/${RANCH_UUID}/payment`;

async function open(daysLeft: number, role: Role = 'owner') {
  const endsAt = new Date(Date.now() + daysLeft * 86_400_000 - 1_000).toISOString();
  const app = await renderApp('/settings/account', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      [PLAN]: { status: 200, body: { status: 'trial', plan: 'trial', trial_ends_at: endsAt } },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Account' }));
  return app;
}

it.each(['owner', 'manager'] as const)(
  'an %s finds the days of the trial in the menu, not in the bar',
  async (role) => {
    await open(8, role);
    expect(await screen.findByRole('menuitem', { name: '8 trial days left' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /trial/ })).toBeNull();
  },
);

it('the bar tells them in the last 7 days', async () => {
  await open(7);
  expect(await screen.findByRole('link', { name: '7 trial days left' })).toHaveAttribute('href', '/subscribe');
});

it.each(['member', 'viewer'] as const)(
  'walk 33: a %s is not told of the trial, which is not theirs to pay',
  async (role) => {
    await open(3, role);
    expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(screen.queryByText(/trial/)).toBeNull();
  },
);
