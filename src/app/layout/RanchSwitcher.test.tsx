import { screen, waitFor, within } from '@testing-library/react';
import { aMe, aRanch } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const CREATE = 'POST /api/v1/ranch';
const SECOND = aRanch({ ranch_uuid: '00000000-0000-4000-8000-00000000aaaa', name: 'North Fork' });

async function openForm(create: Exclude<Answer, string>) {
  let ranches = [aRanch()];
  const app = await renderApp('/settings/account', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': () => ({ status: 200, body: aMe({ ranches }) }),
      [CREATE]: () => {
        if (create.status === 201) ranches = [...ranches, SECOND];
        return create;
      },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Ranch: Rio Seco' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Add a ranch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a ranch' }));
  return { ...app, dialog };
}

it('walk 17: one login adds a second ranch, and sets it up as a new one', async () => {
  const { user, server, dialog } = await openForm({ status: 201, body: SECOND });
  const name = dialog.getByLabelText('Ranch name');
  expect(name).toHaveValue("Maria's Ranch");
  await user.clear(name);
  await user.type(name, 'North Fork');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Set up North Fork' })).toBeVisible();
  expect(server.callsTo(CREATE).map(({ body }) => body)).toEqual([{ name: 'North Fork' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ranch: North Fork' }));
  expect(screen.getByRole('menuitemradio', { name: 'Rio Seco', checked: false })).toBeVisible();
});

it('walk 17: says why there is no further ranch today, and keeps the name', async () => {
  const details = 'You have made 5 new ranches in a day, which is the most. Try again tomorrow';
  const { user, dialog } = await openForm({ status: 429, body: { error: details, details, code: 'too_many' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(details)).toBeVisible();
  expect(dialog.getByLabelText('Ranch name')).toHaveValue("Maria's Ranch");
});

it('walk 17: a ranch without a name is refused beside the field', async () => {
  const { user, server, dialog } = await openForm({ status: 201, body: SECOND });
  await user.clear(dialog.getByLabelText('Ranch name'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Ranch name')).toHaveAccessibleDescription('Ranch name is required'),
  );
  expect(server.callsTo(CREATE)).toHaveLength(0);
});
