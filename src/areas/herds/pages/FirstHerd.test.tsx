import { screen, within } from '@testing-library/react';
import { aPaddockRecord, aRecord, CREEK } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const bare = () => aRecord().filter(({ kind }) => kind === 'ranch');
const inDialog = () => within(screen.getByRole('dialog'));

async function openHerds(records: readonly object[], path = '/herds') {
  const app = await renderApp(path, { hasSession: true, answers: fakeRecordServer(records).answers });
  await screen.findByRole('heading', { name: 'Herds' });
  return app;
}

it('without a herd there is nothing to move, and a way to add one', async () => {
  await openHerds(bare());
  expect(await screen.findByRole('button', { name: 'Add herd' })).toHaveClass('primary');
  expect(screen.queryByRole('button', { name: 'Move herds' })).toBeNull();
});

it('says what to add before anything can be moved, adds it, and offers it for the paddock', async () => {
  const { user } = await openHerds([...bare(), aPaddockRecord('creek')], `/herds?form=move&paddock=${CREEK}`);
  expect(await screen.findByRole('dialog', { name: 'Move herds' })).toBeVisible();
  expect(inDialog().getByText(/There are no herds yet/)).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Add herd' }));
  expect(await screen.findByRole('dialog', { name: 'Add herd' })).toBeVisible();
  await user.type(inDialog().getByLabelText('Name'), 'heifers');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('dialog', { name: 'Move herds' })).toBeVisible();
  expect(inDialog().getByRole('checkbox', { name: /^heifers/ })).toBeChecked();
  expect(inDialog().getByRole('radio', { name: /^creek/ })).toBeChecked();
});
