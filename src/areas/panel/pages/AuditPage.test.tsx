import { screen, waitFor, within } from '@testing-library/react';
import { timeInWords } from '@shared/lib/dates';
import { aMe, anAuditEntry } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const AUDIT = 'GET /api/v1/admin/audit';
const page = (entries = [anAuditEntry()], next_cursor: string | null = null): Answer => ({
  status: 200,
  body: { entries, next_cursor },
});

async function open(answer: Answer = page()) {
  const app = await renderApp('/panel/audit', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: aMe({ is_admin: true }) }, [AUDIT]: answer },
  });
  await screen.findByRole('heading', { name: 'Audit log' });
  return app;
}

const cells = async () => {
  const [, row] = await screen.findAllByRole('row');
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

it('says when who did what to whom, and from where', async () => {
  await open();
  expect(await cells()).toEqual([
    timeInWords(anAuditEntry().at),
    'admin@example.com',
    'started to act as',
    'joe@example.com',
    '203.0.113.9',
  ]);
  expect(document.title).toBe('Audit log · Grazewell');
  expect(screen.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
});

it.each([
  ['masquerade_stopped', 'stopped acting as'],
  ['beta_tester_on', 'made a beta tester of'],
  ['beta_tester_off', 'took the beta from'],
  ['contract_link_made', 'made a partner link'],
  ['cow_tipped', 'cow_tipped'],
  ['constructor', 'constructor'],
])('says %s as "%s"', async (action, words) => {
  await open(page([anAuditEntry({ action })]));
  expect((await cells())[2]).toBe(words);
});

it('shows a time that is none as it came', async () => {
  await open(page([anAuditEntry({ at: 'yesterday' })]));
  expect((await cells())[0]).toBe('yesterday');
});

it('says what will stand here while nothing does', async () => {
  await open(page([]));
  expect(await screen.findByText(/Nothing was done yet/)).toBeVisible();
});

it('comes page by page', async () => {
  const { user, server } = await open(page([anAuditEntry()], 'older'));
  await cells();
  server.answers[AUDIT] = page([anAuditEntry({ uuid: 'older', address: '198.51.100.7' })]);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('198.51.100.7')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

it('R1: that does not come says so, and comes with another try', async () => {
  const { user, server } = await open({ status: 503, body: { error: 'Away', details: 'We are away.', code: 'busy' } });
  expect(await screen.findByText('We are away.')).toBeVisible();
  server.answers[AUDIT] = page();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await cells()).toContain('joe@example.com'));
});
