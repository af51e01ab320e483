import { screen, waitFor, within } from '@testing-library/react';
import { aFeedingRecord, aFeedstuffRecord } from '@testing/aFeeding';
import { aRecord, COWS } from '@testing/aRecord';
import { openCows } from '@testing/openCows';

async function open(...records: readonly object[]) {
  const app = await openCows(`/herds/${COWS}?form=add-feed`, 'owner', [...aRecord(), ...records]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add feed' }));
  const dry = dialog.getByLabelText('Dry matter, %');
  const save = async () => {
    await app.user.type(dialog.getByLabelText('Pounds'), '1000');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { ...app, dialog, dry, save };
}

it('begins with the usual dry matter of hay, and says whose figure it is', async () => {
  const { dry, save, changes } = await open();
  expect(dry).toHaveValue('88');
  expect(dry).toHaveAccessibleDescription(/University of Nebraska/);
  await save();
  await waitFor(() =>
    expect(changes()).toMatchObject([
      { kind: 'feed', data: { lb: 1_000, dm_percent: 88, animal: null, days: null, feedstuff_uuid: null } },
    ]),
  );
});

it('offers what the kind of feed usually has, and nothing for one that has no usual figure', async () => {
  const { user, dialog, dry } = await open();
  await user.selectOptions(dialog.getByLabelText('Kind of feed'), 'Silage');
  await waitFor(() => expect(dry).toHaveValue('35'));
  await user.selectOptions(dialog.getByLabelText('Kind of feed'), 'Supplement');
  await waitFor(() => expect(dry).toHaveValue(''));
  expect(dry).toHaveAccessibleDescription('Left empty, all of it counts as dry');
});

it('keeps what was typed where another kind is chosen', async () => {
  const { user, dialog, dry } = await open();
  await user.clear(dry);
  await user.type(dry, '84');
  await user.selectOptions(dialog.getByLabelText('Kind of feed'), 'Silage');
  expect(dry).toHaveValue('84');
});

it('begins with what the ranch entered last for that kind', async () => {
  const { dry } = await open(
    aFeedingRecord('earlier', { at: '2026-05-01T12:00:00.000Z', dm_percent: 80 }),
    aFeedingRecord('later', { at: '2026-05-02T12:00:00.000Z', dm_percent: 86 }),
    aFeedingRecord('without', { at: '2026-05-03T12:00:00.000Z' }),
  );
  expect(dry).toHaveValue('86');
  expect(dry).toHaveAccessibleDescription('As you entered it last for this feed');
});

it('a feed of the list fills the kind and its dry matter', async () => {
  const haylage = aFeedstuffRecord('Haylage', { what: 'silage', dm_percent: 52.5 });
  const { user, dialog, dry, save, changes } = await open(haylage);
  await user.selectOptions(dialog.getByLabelText('Feed'), 'Haylage');
  await waitFor(() => expect(dry).toHaveValue('52.5'));
  expect(dialog.getByLabelText('Kind of feed')).toHaveDisplayValue('Silage');
  await user.selectOptions(dialog.getByLabelText('For'), 'Cows');
  await user.type(dialog.getByLabelText('Lasts, days'), '4');
  await save();
  const data = { what: 'silage', dm_percent: 52.5, animal: 'cows', days: 4, feedstuff_uuid: haylage.uuid };
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'feed', data }]));
});

it('a feeding that has none keeps none where it is edited', async () => {
  const hay = aFeedingRecord();
  const path = `/herds/${COWS}?form=edit-feed&entry=${hay.uuid}`;
  const { user, changes } = await openCows(path, 'owner', [...aRecord(), hay]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit feed' }));
  expect(dialog.getByLabelText('Dry matter, %')).toHaveValue('');
  await user.selectOptions(dialog.getByLabelText('This amount was'), 'Eaten');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'feed', data: { use: 'eaten' } }]));
  expect(changes()[0]?.data).not.toHaveProperty('dm_percent');
});

it.each(['0', '101'])('%s percent is refused', async (percent) => {
  const { user, dialog, dry, save, changes } = await open();
  await user.clear(dry);
  await user.type(dry, percent);
  await save();
  await waitFor(() => expect(dry).toBeInvalid());
  expect(dialog.getByLabelText('Pounds')).toBeValid();
  expect(changes()).toEqual([]);
});
