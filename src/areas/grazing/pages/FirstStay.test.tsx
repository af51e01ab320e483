import { screen } from '@testing-library/react';
import { aRecord } from '@testing/aRecord';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

async function openRecord(...kinds: readonly string[]) {
  const ranch = fakeRecordServer(aRecord().filter(({ kind }) => kinds.includes(kind)));
  return renderApp('/grazing/record', { hasSession: true, answers: ranch.answers });
}

it('says what to add where there is nothing yet', async () => {
  await openRecord('ranch');
  expect(await screen.findByRole('heading', { name: 'Nothing has grazed yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add paddock' })).toHaveAttribute('href', '/paddocks?form=add-paddock');
  expect(screen.getByRole('link', { name: 'Add herd' })).toHaveAttribute('href', '/herds?form=add-herd');
  expect(screen.queryByRole('group', { name: 'Show' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move herds' })).toBeNull();
});

it('offers the first move where herds and paddocks are there', async () => {
  const { user } = await openRecord('ranch', 'paddock', 'herd', 'count');
  await user.click(await screen.findByRole('button', { name: 'Move herds' }));
  expect(screen.getByRole('dialog', { name: 'Move herds' })).toBeVisible();
});
