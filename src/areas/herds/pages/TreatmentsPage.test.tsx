import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHerdRecord, aRecord, aSeasonRecord } from '@testing/aRecord';
import { aTreatmentRecord } from '@testing/aTreatment';
import { openCows } from '@testing/openCows';

const BULLS = aHerdRecord('bulls');
const given = (id: number, fields: object) => ({
  ...aTreatmentRecord(fields),
  uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
});
const ALL = [
  ...aRecord(),
  aSeasonRecord('2026'),
  BULLS,
  given(1, { at: '2025-12-30T18:00:00.000Z', product: 'Draxxin' }),
  given(2, { meat_days: null, milk_hours: 0 }),
  given(3, {
    at: '2026-06-10T18:00:00.000Z',
    herd_uuid: BULLS.uuid,
    product: 'Draxxin',
    meat_days: 0,
    animal: 'bulls',
  }),
];
const open = (search = '', role: 'owner' | 'viewer' = 'owner') => openCows(`/herds/treatments${search}`, role, ALL);

async function rows(): Promise<string[][]> {
  const table = within(await screen.findByRole('table', { name: 'Treatments' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('ANIMALS 10.4: treatments of the season are listed, the latest first; unknown days are not known, 0 is 0', async () => {
  await open('', 'viewer');
  expect(await rows()).toEqual([
    ['Draxxin', 'Jun 10, 2026', 'bulls', '40 bulls', '0 days', '–', '0 days', 'Bo'],
    ['Ivomec', 'Jun 1, 2026', 'cows', '40 head', 'not known', '0 hours', '0 days', 'Bo'],
  ]);
  expect(screen.getByLabelText('First day')).toHaveValue('2026-01-01');
});

it('a herd, a product and days narrow the list down, and go along to the register', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Herd' }), 'bulls');
  expect(await rows()).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Herd' }), 'All herds');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Ivomec');
  expect(await rows()).toHaveLength(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'All products');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2025-12-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-05-31' } });
  expect(await rows()).toEqual([expect.arrayContaining(['Draxxin', 'Dec 30, 2025'])]);
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    '/herds/treatments/print?from=2025-12-01&to=2026-05-31',
  );
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2025-11-01' } });
  expect(screen.getByText('The last day is before the first.')).toBeVisible();
  expect(screen.getByText('No treatments match.')).toBeVisible();
});

it('a row opens the form of its treatment, and the choice stays', async () => {
  const { user, changes } = await open('?product=Ivomec');
  await user.click(await screen.findByRole('button', { name: 'Edit: Ivomec, Jun 1, 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit treatment' }));
  const days = await dialog.findByLabelText('Meat, days');
  expect(days).toHaveValue('');
  await user.type(days, '35');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes().at(-1)).toMatchObject({ kind: 'treatment', data: { meat_days: 35 } }));
  expect(await rows()).toEqual([expect.arrayContaining(['Ivomec', '35 days'])]);
  expect(screen.getByRole('combobox', { name: 'Product' })).toHaveValue('Ivomec');
});
