import { screen } from '@testing-library/react';
import { aRecord, CREEK } from '@testing/aRecord';
import { aMe, RANCH_UUID } from '@testing/factories';
import { fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const HISTORY = `GET /api/v1/ranch/${RANCH_UUID}/records/${CREEK}/history`;

const version = (revision: number, more: object) => ({
  revision,
  changed_at: `2026-06-0${revision}T12:00:00.000Z`,
  changed_by: { uuid: 'ana', full_name: 'Ana Lopez' },
  on_behalf_of: null,
  label: `Version ${revision}`,
  data: {},
  ...more,
});

const openHistory = (versions: readonly object[]) =>
  renderApp(`/paddocks/${CREEK}`, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe() },
      ...fakeRecordServer(aRecord()).answers,
      [HISTORY]: { status: 200, body: { versions, next_cursor: null } },
    },
  });

it('OFFLINE O9: says in the history of a record what came by a file, and from whose device', async () => {
  const versions = [
    version(4, { file_of: { person: { uuid: 'bo', full_name: 'Bo Begay' } } }),
    version(3, { file_of: { person: null } }),
    version(2, { file_of: null }),
    // As a server of an earlier release tells it.
    version(1, {}),
  ];
  await openHistory(versions);
  const told = await screen.findAllByText(/^Ana Lopez, /);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Ana Lopez, Jun 4, 2026, 6:00 AM, from a file of Bo Begay’s device',
    'Ana Lopez, Jun 3, 2026, 6:00 AM, from a file of a former member’s device',
    'Ana Lopez, Jun 2, 2026, 6:00 AM',
    'Ana Lopez, Jun 1, 2026, 6:00 AM',
  ]);
});

it('OPEN K4: says what a key wrote by its source and its maker, also once the maker is gone', async () => {
  const source = { uuid: 'scale', name: 'Scale at the chute' };
  await openHistory([
    version(3, { source, changed_by: null }),
    version(2, { source }),
    version(1, { source: null, changed_by: { uuid: 'bo', full_name: 'Bo Begay' } }),
  ]);
  const told = await screen.findAllByText(/^(?:Scale|Bo)/);
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Scale at the chute, key of a former member, Jun 3, 2026, 6:00 AM',
    'Scale at the chute, key of Ana Lopez, Jun 2, 2026, 6:00 AM',
    'Bo Begay, Jun 1, 2026, 6:00 AM',
  ]);
});
