import { screen, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { dayInWords } from '@shared/lib/dates';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const PAYMENT = `GET /api/v1/ranch/${RANCH_UUID}/payment`;
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const aPlan = (status: string, trial_ends_at: string | null = null): Answer => ({
  status: 200,
  body: { status, plan: status === 'trial' ? 'trial' : 'rancher', trial_ends_at },
});

async function open(answer: Answer, role: Role = 'owner', program: string | null = null) {
  const app = await renderApp('/subscribe', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role, program })] }) },
      [PAYMENT]: answer,
    },
  });
  await screen.findByRole('heading', { name: 'Your plan' });
  return app;
}

const main = () => within(screen.getByRole('main'));

it('says how many days of the trial are left, when it ends, and that nothing is deleted', async () => {
  const end = daysAhead(12);
  await open(aPlan('trial', end));
  expect(await screen.findByRole('heading', { name: '12 days left of your free trial' })).toBeVisible();
  expect(main().getByText(dayInWords(end))).toBeVisible();
  expect(main().getByText(/Nothing is deleted/)).toBeVisible();
  expect(document.title).toBe('Your plan · Grazewell');
});

it('says that the trial is over', async () => {
  await open(aPlan('trial', daysAhead(-3)));
  expect(await screen.findByRole('heading', { name: 'Your free trial is over' })).toBeVisible();
  expect(main().getByText(/It ended on/)).toBeVisible();
});

it.each([
  ['active', 'Rancher is active'],
  ['past_due', 'A payment for Rancher has not come through'],
  ['canceled', 'Rancher is canceled'],
])('says how a plan stands that is %s', async (status, words) => {
  await open(aPlan(status));
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
});

it('pretends no way to pay: it says whom we will write to', async () => {
  await open(aPlan('trial', daysAhead(12)));
  expect(await screen.findByText(/You cannot pay here yet/)).toHaveTextContent('in touch at maria@example.com');
  expect(main().queryByRole('button')).toBeNull();
});

it('tells who does not own the ranch that its owners hear of it', async () => {
  await open(aPlan('trial', daysAhead(12)), 'member');
  expect(await screen.findByText(/You cannot pay here yet/)).toHaveTextContent('the owners of Rio Seco');
});

it('says nothing of paying where it is paid', async () => {
  await open(aPlan('active'));
  await screen.findByRole('heading', { name: 'Rancher is active' });
  expect(screen.queryByText(/cannot pay/)).toBeNull();
});

it.each([null, 'Good Grass'])('says which program the ranch is in, where it is in one (%j)', async (program) => {
  await open(aPlan('active'), 'owner', program);
  await screen.findByRole('heading', { name: 'Rancher is active' });
  expect(main().queryByText(/is in the program/)?.textContent ?? null).toBe(
    program && 'Rio Seco is in the program Good Grass.',
  );
});

it('waits while it is on its way', async () => {
  await open('no answer');
  expect(main().getByText('Loading…')).toBeVisible();
  expect(main().queryByRole('heading', { level: 2 })).toBeNull();
});

it('R1: that does not come says so, and comes with another try', async () => {
  const { user, server } = await open('connection reset');
  expect(await screen.findByText(/We could not load your plan\./)).toBeVisible();
  server.answers[PAYMENT] = { status: 503, body: { error: 'Away', details: 'We are away.', code: 'unavailable' } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We could not load your plan. We are away.')).toBeVisible();
  server.answers[PAYMENT] = aPlan('active');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rancher is active' })).toBeVisible();
  expect(screen.queryByText(/could not load/)).toBeNull();
});
