import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aRanchRecord, aRecord, MESA } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

async function open(records: readonly object[] = aRecord()) {
  const { user, server } = await renderApp(`/paddocks/${MESA}?form=add-forage`, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: aMe() }, ...fakeRecordServer(records).answers },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add forage' }));
  const written = () =>
    server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap(({ changes }) => changes);
  return { user, dialog, written };
}

it('walk 8: says that an estimate is usable forage, after leaving half', async () => {
  const { user, dialog } = await open();
  const usable = dialog.getByLabelText('Pounds per acre');
  expect(usable).toHaveAccessibleDescription('Usable, after leaving half.');
  await user.selectOptions(dialog.getByLabelText('What was measured'), 'Standing now');
  expect(usable).not.toHaveAccessibleDescription(/Usable/);
  expect(dialog.queryByLabelText('Production (optional)')).toBeNull();
});

it('walk 8: takes production, and keeps the usable part of it by the ranch’s utilization', async () => {
  const ranch = aRanchRecord({ utilisation_percent: 40 }, { revision: 1 });
  const { user, dialog, written } = await open([...aRecord(), ranch]);
  const [usable, production] = [
    dialog.getByLabelText('Pounds per acre'),
    dialog.getByLabelText('Production (optional)'),
  ];
  expect(usable).toHaveAccessibleDescription('Usable, after leaving 60 %.');
  await user.type(production, '2,000 lb/ac');
  await waitFor(() => expect(usable).toHaveValue('800'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written()).toMatchObject([{ kind: 'forage', data: { lb_per_acre: 800 } }]));
});

it('walk 8: lets go of the production where another usable amount is typed', async () => {
  const { user, dialog } = await open();
  const [usable, production] = [
    dialog.getByLabelText('Pounds per acre'),
    dialog.getByLabelText('Production (optional)'),
  ];
  await user.type(production, '2000');
  await waitFor(() => expect(usable).toHaveValue('1000'));
  await user.type(usable, '5');
  await waitFor(() => expect(production).toHaveValue(''));
  expect(usable).toHaveValue('10005');
});
