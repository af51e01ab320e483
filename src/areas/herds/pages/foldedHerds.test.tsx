import { screen, within } from '@testing-library/react';
import { aCountRecord, aHerdRecord, aMoveRecord, aRecord, aSeasonRecord, MESA } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const RETIRED = { retired_at: '2026-06-08T12:00:00.000Z' };

/** Two parts of the cows as an import makes them: each of 10 head, a day in the mesa, retired then. */
function withParts() {
  const parts = ['cows (part)', 'cows (part 2)'].flatMap((name, index) => {
    const herd = aHerdRecord(name, RETIRED);
    const at = `2026-06-0${index + 4}T12:00:00.000Z`;
    const off = { herd_uuid: herd.uuid, at: `2026-06-0${index + 5}T12:00:00.000Z`, paddock_uuids: [], off: 'corral' };
    return [
      herd,
      aCountRecord(10, { herd_uuid: herd.uuid, at }),
      aMoveRecord(MESA, { herd_uuid: herd.uuid, at }),
      aMoveRecord(MESA, off),
    ];
  });
  return [...aRecord(), aSeasonRecord('2026'), aHerdRecord('mares', RETIRED), ...parts];
}

async function openAt(path: string) {
  const me = { status: 200, body: aMe({ is_beta_tester: true }) };
  const answers = { 'GET /api/v3/user/me': me, ...fakeRecordServer(withParts()).answers };
  const app = await renderApp(path, { hasSession: true, answers });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

it('walk 23: the page Herds has one line for the parts of a herd, which opens', async () => {
  const { user } = await openAt('/herds');
  const fold = await screen.findByText('2 parts of cows');
  expect(screen.getByRole('link', { name: 'mares' })).toBeVisible();
  expect(screen.getByText('cows (part 2)')).not.toBeVisible();
  await user.click(fold);
  expect(screen.getByRole('link', { name: 'cows (part)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'cows (part 2)' })).toBeVisible();
});

it('walk 23: the record lists a herd with its parts, and names no part as a choice', async () => {
  const { user } = await openAt('/grazing/record');
  const choice = await screen.findByRole('combobox', { name: 'Herd' });
  const names = within(choice).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['All herds', 'cows and 2 parts', 'mares']);
  await user.selectOptions(choice, 'cows and 2 parts');
  const table = within(screen.getByRole('table', { name: 'Stays' }));
  expect(table.getAllByRole('row', { name: /cows/ })).toHaveLength(5);
  expect(table.getAllByRole('row', { name: /cows \(part 2\)/ })).toHaveLength(2);
});

it('walk 23: a part that an address names is chosen still', async () => {
  const [part] = withParts().filter(({ data }) => 'name' in data && data.name === 'cows (part 2)');
  await openAt(`/grazing/record?of=${part?.uuid}`);
  expect(await screen.findByRole('combobox', { name: 'Herd' })).toHaveDisplayValue('cows (part 2)');
  expect(within(screen.getByRole('table', { name: 'Stays' })).queryByRole('row', { name: /cows \(part\)/ })).toBeNull();
});

it('walk 23: the report sums the parts of a herd up in one row, which opens', async () => {
  const { user } = await openAt('/grazing/report');
  const table = within(await screen.findByRole('table', { name: 'Herds of the season' }));
  const rows = () => table.getAllByRole('row').map(({ textContent }) => textContent);
  const folded = rows();
  expect(folded).toHaveLength(3);
  expect(folded[2]).toBe('2 parts of cows------220');
  await user.click(table.getByRole('button', { name: '2 parts of cows' }));
  expect(rows()).toEqual([...folded, 'cows (part)------110', 'cows (part 2)------110']);
  await user.click(table.getByRole('button', { name: '2 parts of cows' }));
  expect(rows()).toEqual(folded);
});

it('walk 23: a forgotten move offers the parts of a herd in a line that opens', async () => {
  const { user } = await openAt('/grazing/record?form=insert-move');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('cows (part)')).not.toBeVisible();
  await user.click(dialog.getByText('2 parts of cows'));
  await user.click(dialog.getByRole('checkbox', { name: /^cows \(part\)/ }));
  expect(dialog.getByRole('checkbox', { name: /^cows \(part\)/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /^cows \(part\)/ })).toBeVisible();
});

it('walk 23: a move now offers no part', async () => {
  await openAt('/herds?form=move');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('checkbox', { name: /cows|mares/ })).toHaveLength(1);
});

it('walk 23: the map of a day before they were retired has one line for the parts of a herd', async () => {
  const { user } = await openAt('/map?date=2026-06-04');
  const herds = within(await screen.findByRole('region', { name: 'Herds' }));
  expect(herds.getByText('mares')).toBeVisible();
  expect(herds.getByText('cows (part)')).not.toBeVisible();
  await user.click(herds.getByText('2 parts of cows'));
  expect(herds.getByText('cows (part)')).toBeVisible();
});
