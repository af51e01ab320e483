import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aKeyAreaRecord, aTransectReadingRecord, aTransectRecord, aUseReadingRecord } from '@testing/aMonitoring';
import { aMoveRecord, aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

/** Cows in the creek from 2 to 12 June 2026. */
const off = aMoveRecord('', { at: '2026-06-12T12:00:00.000Z', paddock_uuids: [], off: 'corral' });
const area = aKeyAreaRecord();
const transect = aTransectRecord();

async function open(
  records: readonly object[],
  { role = 'owner', search = '?year=2026' }: { role?: Role; search?: string } = {},
) {
  const app = await renderApp(`/grazing/monitoring${search}`, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) },
      ...fakeRecordServer([...aRecord(), off, ...records]).answers,
      [`GET /api/v1/ranch/${RANCH_UUID}/seal`]: { status: 200, body: { key: null, end: null, heads: [] } },
    },
  });
  await screen.findByRole('heading', { name: 'Monitoring', level: 1 });
  return app;
}

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));

it('EVIDENCE 12.12: has each paddock with its key areas below it, what was agreed and read, and the years before', async () => {
  await open([
    area,
    aUseReadingRecord('2026-06-16T12:00:00.000Z', area.uuid, { cause: 'Elk' }),
    aUseReadingRecord('2025-07-01T12:00:00.000Z', area.uuid, {
      heights_in: [],
      mean_in: 5,
      readings: 10,
      use_percent: 30,
    }),
  ]);
  const [head, paddock, bench] = cellsOf('Use of key areas');
  expect(head).toEqual([
    ...['Unit', 'Acres', 'Planned season of use', 'Grazed', 'AUM', 'Rest before', 'Key plant', 'Least stubble'],
    ...['Greatest use', 'Actual', 'Readings', 'Method', 'Met', 'Why not', '2025', '2024', '2023', '2022', '2021'],
  ]);
  expect(paddock?.slice(0, 2)).toEqual(['creek', '100']);
  expect(paddock?.[3]).toMatch(/^Jun 2, 2026 to Jun 12, 2026\. \d+ days without grazing, deferred$/);
  expect(bench).toEqual([
    ...['Bench', '', 'June', '', '', '', 'Western wheatgrass', '4 in', '50 %'],
    ...['3.5 in, mean of 3 heights, 45 % used', '3', 'Stubble height', 'Missed', 'Elk'],
    ...['5 in, 30 % used. Met', '---', '---', '---', '---'],
  ]);
  expect(screen.getByText(/^We could not get the current national 528/)).toBeVisible();
  expect(screen.getByText(/monitoring table of NRCS New Mexico, 528 \(5\), text of Oct 2017\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download key areas as CSV' })).toHaveAttribute(
    'href',
    `/api/v1/ranch/${RANCH_UUID}/export/monitoring.csv?year=2026`,
  );
});

it('says what was not read and what was never agreed, and no number for it', async () => {
  const open2 = aKeyAreaRecord({ min_stubble_in: null, max_use_percent: null });
  await open([area, { ...open2, uuid: open2.uuid.replace(/.$/, '9'), data: { ...open2.data, name: 'Draw' } }]);
  const [, , bench, draw] = cellsOf('Use of key areas');
  expect(bench?.slice(7, 13)).toEqual(['4 in', '50 %', '---', '---', '---', 'Not read']);
  expect(draw?.slice(7, 13)).toEqual(['---', '---', '---', '---', '---', 'Nothing agreed']);
});

it('a year without grazing is given as days, rested', async () => {
  await open(
    [
      area,
      aMoveRecord(CREEK, { at: '2024-06-02T12:00:00.000Z' }),
      aMoveRecord('', { at: '2024-06-12T12:00:00.000Z', paddock_uuids: [], off: 'corral' }),
    ],
    { search: '?year=2025' },
  );
  const [, paddock] = cellsOf('Use of key areas');
  expect(paddock?.[3]).toBe('365 days without grazing, rested');
});

it('EVIDENCE M3: ground cover of a transect has its errors, and is called a change only above what counts vary', async () => {
  await open([
    transect,
    aTransectReadingRecord('2024-08-01T12:00:00.000Z', transect.uuid, { bare: 40, litter: 0 }),
    aTransectReadingRecord('2025-08-01T12:00:00.000Z', transect.uuid),
    aTransectReadingRecord('2026-08-01T12:00:00.000Z', transect.uuid, { bare: 10, litter: 30 }),
  ]);
  const rows = cellsOf('Ground cover of Spokes');
  expect(rows.slice(1).map((row) => [row[0], row[2], row[10], row.at(-1)])).toEqual([
    ['Aug 1, 2026', '10 ± 3 %', '90 ± 3 %', 'Bare ground 18 to 10 %: within what such counts vary'],
    ['Aug 1, 2025', '18 ± 3.8 %', '82 ± 3.8 %', 'Bare ground 40 to 18 %: a change'],
    ['Aug 1, 2024', '40 ± 4.9 %', '60 ± 4.9 %', '---'],
  ]);
  expect(screen.getByText('Percent of points, with one standard error')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download ground cover as CSV' })).toBeVisible();
});

it('a reading that was refused is changed here', async () => {
  const reading = aUseReadingRecord('2026-06-16T12:00:00.000Z', area.uuid);
  const { user, server } = await open([area, reading], { search: `?form=edit-use_reading&entry=${reading.uuid}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit reading' }));
  await user.type(await dialog.findByLabelText('Why not met'), 'Elk');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsTo(CHANGES)[0]?.body).toMatchObject({ groups: [{ changes: [{ data: { cause: 'Elk' } }] }] }),
  );
});

it('without any key area or reading says where they are added', async () => {
  await open([]);
  expect(screen.getByText('No key area in this year. Key areas are added on the page of a paddock.')).toBeVisible();
  expect(screen.getByText('No transect was read by then.')).toBeVisible();
});
