import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@contract/ranches/rights';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const DELETE = `DELETE /api/v1/ranch/${RANCH_UUID}`;
const LEAVE = `DELETE /api/v1/ranch/${RANCH_UUID}/user/me`;
const RESTORE = `POST /api/v1/ranch/${RANCH_UUID}/restore`;
const DELETED = { ranch_uuid: RANCH_UUID, name: 'Rio Seco', until: '2026-12-22T12:00:00.000Z' };

async function open(path: string, role: Role = 'owner', answers: Record<string, Answer> = {}, over: object = {}) {
  const state = { isGone: false };
  const gone = () => {
    state.isGone = true;
    return { status: 204 };
  };
  const me = () => ({
    status: 200,
    body: aMe(state.isGone ? { ranches: [], deleted_ranches: [DELETED] } : { ranches: [aRanch({ role })], ...over }),
  });
  return renderApp(path, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': me, [DELETE]: gone, [LEAVE]: gone, ...answers },
  });
}

const nameField = () => screen.findByLabelText('Name of the ranch to delete');
const ask = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Delete this ranch' }));
const erase = () => screen.getByRole('button', { name: 'Delete' });

it('an owner deletes the ranch by its name, and can bring it back where they come to', async () => {
  const { user, server } = await open('/settings/ranch', 'owner', { [RESTORE]: { status: 200, body: aRanch() } });
  await ask(user);
  await user.type(await nameField(), 'Rio Secco');
  await user.click(erase());
  expect(await screen.findByText('Type the name exactly: Rio Seco')).toBeVisible();
  expect(server.callsTo(DELETE)).toEqual([]);
  await user.clear(await nameField());
  await user.type(await nameField(), 'Rio Seco');
  await user.click(erase());
  await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
  expect(await screen.findByText(/Until December 22, 2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring back Rio Seco' }));
  await waitFor(() => expect(location.pathname).not.toBe('/no-ranch'));
  expect(server.callsTo(RESTORE)).toHaveLength(1);
});

it('what the server says against it stands by the form, and what was typed stays', async () => {
  const details = 'Others are still on this ranch: remove them first, or leave the ranch to them';
  const body = { error: details, details, code: 'has_members' };
  const { user } = await open('/settings/ranch', 'owner', { [DELETE]: { status: 409, body } });
  await ask(user);
  await user.type(await nameField(), 'Rio Seco');
  await user.click(erase());
  const form = within(erase().closest('form') ?? document.body);
  expect(await form.findByText(details)).toBeVisible();
  expect(await nameField()).toHaveValue('Rio Seco');
});

it.each(['manager', 'member', 'viewer'] as const)('a %s leaves after a question, and deletes nothing', async (role) => {
  const { user, server } = await open('/settings/ranch', role);
  await user.click(await screen.findByRole('button', { name: 'Leave this ranch' }));
  expect(screen.queryByRole('button', { name: 'Delete this ranch' })).toBeNull();
  const question = within(screen.getByRole('dialog', { name: 'Leave Rio Seco?' }));
  await user.click(question.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(server.callsTo(LEAVE)).toHaveLength(1));
  await waitFor(() => expect(location.pathname).toBe('/no-ranch'));
});

it('an admin who acts as the person is offered neither', async () => {
  await open('/settings/ranch', 'owner', {}, { masqueraded_by: 'admin@example.com' });
  expect(await screen.findByText(/Only the person themselves can leave or delete it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /this ranch/ })).toBeNull();
});

it('the account page lists deleted ranches beside those that there are', async () => {
  const deleted = { ranch_uuid: '11111111-1111-4111-8111-111111111111', name: 'Dry Creek', until: DELETED.until };
  await open('/settings/account', 'owner', {}, { deleted_ranches: [deleted] });
  expect(await screen.findByRole('button', { name: 'Bring back Dry Creek' })).toBeVisible();
});

it('everything can be downloaded', async () => {
  await open('/settings/ranch', 'viewer');
  const names = ['paddocks.csv', 'herds.csv', 'stays.csv', 'paddocks.geojson', 'paddocks.kml', 'records.json'];
  for (const name of names) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toContain(`/api/v1/ranch/${RANCH_UUID}/export/${name}`);
  }
});
