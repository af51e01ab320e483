import { screen, waitFor, within } from '@testing-library/react';
import { aCountRecord, aMoveRecord, aPaddockRecord, CREEK, MESA } from '@testing/aRecord';
import { aUnitRecord } from '@testing/aUnit';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { RANCH_UUID } from '@testing/factories';
import { CHANGES } from '@testing/fakeRecordServer';
import { ENTERED, movesOf, openYear as open, rowsOf, yearRecord } from '@testing/openYear';

const record = yearRecord();
const uuids = movesOf(record);
const [first = '', second = '', third = ''] = uuids;

it('EVIDENCE 12.12: has a row for the ranch and each class, in SI units', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Parameters for VM0042 and yearly program reports' });
  expect(rowsOf('Land and animals')).toEqual([['The ranch', 'Cows', '80.94', '2,400', '6.6', '454']]);
  expect(rowsOf('Grazing')).toEqual([['The ranch', 'Cows', '20', '2', '10', '---', '2.97', '29.7']]);
  expect(rowsOf('Put on the land, and done to it')[0]?.slice(2)).toEqual(Array.from({ length: 8 }, () => '---'));
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `/api/v1/ranch/${RANCH_UUID}/export/year.csv?year=2026`,
  );
  expect(screen.getByText('Parameters of VM0042 v2.2, text of Oct 2025, as we read it.')).toBeVisible();
  expect(screen.getByText(/compare with the current text before relying on it/)).toBeVisible();
});

it('EVIDENCE 3.7: says how the moves were recorded, and how the three years before were', async () => {
  const body = [
    [first, 'live'],
    [second, 'sent_later'],
    [third, 'late'],
  ];
  const app = await open({ entered: { status: 200, body } });
  await waitFor(() =>
    expect(rowsOf('How it was recorded')).toEqual([['The ranch', 'Cows', '0', '50', '50', '0', 'Mixed']]),
  );
  expect(screen.getByText('Three years before 2026: 3 without stays')).toBeVisible();
  expect(app.server.callsTo(ENTERED)[0]?.query).toBe('from=2026-06-02');
});

it('EVIDENCE 12.12: of an imported year says so', async () => {
  const old = [
    aMoveRecord(CREEK, { at: '2025-06-01T12:00:00.000Z' }),
    aMoveRecord('', { at: '2025-06-21T12:00:00.000Z', paddock_uuids: [], off: 'corral' }),
  ];
  const count = aCountRecord(120, { at: '2025-05-01T12:00:00.000Z' });
  const body = [...old.map(({ uuid }) => [uuid, 'imported']), ...uuids.map((uuid) => [uuid, 'live'])];
  await open({ records: [...record, ...old, count], entered: { status: 200, body } });
  expect(await screen.findByText('Three years before 2026: 1 imported, 2 without stays')).toBeVisible();
});

it('EVIDENCE 12.12: names what is missing', async () => {
  const records = [...record, { ...aPaddockRecord('mesa', { acres: null }), revision: 99 }];
  await open({ records });
  await screen.findByRole('table', { name: 'Land and animals' });
  expect(rowsOf('Land and animals')[0]?.[2]).toBe('no acres for mesa');
});

it.each(BAD_ANSWERS)(
  'R1: a call that ends in %s leaves the figures, says so, and is tried again',
  async (_what, answer) => {
    const app = await open({ entered: answer });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(rowsOf('Land and animals')).toHaveLength(1);
    app.server.answers[ENTERED] = { status: 200, body: uuids.map((uuid) => [uuid, 'live']) };
    await app.user.click(again);
    await waitFor(() => expect(rowsOf('How it was recorded')[0]?.at(-1)).toBe('Live'));
  },
);

it('adds land reported together, which has its own rows', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add land reported together' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add land reported together' }));
  await user.type(dialog.getByLabelText(/^Name/), 'North half');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose at least one paddock')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'mesa' }));
  await user.type(dialog.getByLabelText(/^First day/), '2026-01-01');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('From Jan 1, 2026 on: mesa')).toBeVisible();
  expect(rowsOf('Land and animals')).toEqual([['North half', 'Cows', '40.47', '1,200', '3.3', '454']]);
  await waitFor(() =>
    expect(server.callsTo(CHANGES)[0]?.body).toMatchObject({
      groups: [{ changes: [{ kind: 'unit', data: { name: 'North half', paddock_uuids: [MESA], ends_on: null } }] }],
    }),
  );
});

it('edits land reported together, and warns where two have one paddock', async () => {
  const { user } = await open({ records: [...record, aUnitRecord(), aUnitRecord('Mesa', { paddock_uuids: [MESA] })] });
  await user.click(await screen.findByRole('button', { name: 'More for Mesa' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit land reported together' }));
  expect(dialog.getByRole('checkbox', { name: 'mesa' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'creek' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('In more than one unit, and counted in each of them: creek.')).toBeVisible();
});

it.each(['member', 'viewer'] as const)('a %s reads the sheet and changes no land', async (role) => {
  const { user } = await open({ records: [...record, aUnitRecord()], role });
  await user.click(await screen.findByRole('button', { name: 'More for North half' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['History']);
  expect(screen.queryByRole('button', { name: 'Add land reported together' })).toBeNull();
});
