import { screen } from '@testing-library/react';
import { aPaddockRecord, aRanchRecord, MESA } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import type { fakeServer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

async function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const me = { status: 200, body: aMe({ settings: { mapSelectedColorScheme: 'restDays' } }) };
  const app = await renderApp(path, { hasSession: true, answers: { 'GET /api/v3/user/me': me, ...answers } });
  await screen.findByRole('group', { name: 'Color scheme' });
  return app;
}

const SHAPE = {
  type: 'Polygon',
  coordinates: [
    [
      [-105, 40],
      [-104.99, 40],
      [-104.99, 40.01],
      [-105, 40.01],
      [-105, 40],
    ],
  ],
};
const withRecords = (...records: Parameters<typeof fakeRecordServer>[0]) =>
  open('/settings/map', fakeRecordServer([aRanchRecord(), ...records]).answers);
const own = /^Your ranch from above/;

it('is the person’s own as soon as it has a shape, and follows the form', async () => {
  const { user } = await withRecords(
    aPaddockRecord('mesa', { shape: SHAPE, acres: null }),
    aPaddockRecord('creek'),
    aPaddockRecord('part', { shape: SHAPE, acres: null, parent_uuid: MESA }),
    aPaddockRecord('gone', { shape: SHAPE, acres: null, retired_at: '2026-01-02T00:00:00.000Z' }),
  );
  const map = await screen.findByRole('img', { name: own });
  expect(map).toHaveAccessibleName(/: 1 paddock by rest days \(.*No data: 1\)$/);
  expect(screen.getByText(/^Your ranch, .* without 1 paddock that has no shape yet$/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Uniform' }));
  await user.clear(screen.getByLabelText('Fill color'));
  await user.paste('navy');
  expect(screen.getByRole('img', { name: own }).querySelector('[data-band="all"]')).toHaveAttribute('fill', 'navy');
});

it('shows its waters, gates, fences and notes', async () => {
  const at = { type: 'Point', coordinates: [-104.995, 40.005] };
  const place = (name: string, what: string, over: object = {}) => ({
    ...aPaddockRecord(name),
    kind: 'place',
    data: { what, name, shape: at, retired_at: null, note: '', ...over },
  });
  const { user } = await withRecords(
    aPaddockRecord('mesa', { shape: SHAPE, acres: null }),
    place('tank', 'trough'),
    place('dry', 'water', { retired_at: '2026-01-02T00:00:00.000Z' }),
    place('pit', 'hazard'),
  );
  const map = await screen.findByRole('img', { name: own });
  for (const name of ['Water', 'Gates']) await user.click(screen.getByRole('checkbox', { name }));
  const drawn = (layer: string) => map.querySelector(`[data-layer="${layer}"] path`)?.getAttribute('d');
  expect(drawn('water')?.match(/M/g)).toHaveLength(1);
  expect(drawn('gates')).toBe('');
});

it.each([
  ['no paddock has one', [aPaddockRecord('creek')]],
  ['there are no paddocks', []],
])('is a sample while %s', async (_what, records) => {
  await withRecords(...records);
  expect(await screen.findByRole('img', { name: /^A sample ranch/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: own })).toBeNull();
});

it('is a sample where the record cannot be read, and the form is there all the same', async () => {
  await open('/settings/map', { [RECORDS]: { status: 500 } });
  expect(await screen.findByRole('img', { name: /^A sample ranch/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('is there in the second step of the set-up too', async () => {
  const records = [aRanchRecord(), aPaddockRecord('mesa', { shape: SHAPE, acres: null })];
  await open('/onboarding/step-2', fakeRecordServer(records).answers);
  expect(await screen.findByRole('img', { name: own })).toBeVisible();
});
