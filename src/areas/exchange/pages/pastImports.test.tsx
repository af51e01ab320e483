import { MessageChannel } from 'node:worker_threads';
import { screen, waitFor } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aMoveRecord, aPaddockRecord, aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

const IMPORTS = `GET /api/v1/ranch/${RANCH_UUID}/imports`;
const RING = [
  [-101.6, 41.9],
  [-101.59, 41.9],
  [-101.59, 41.91],
  [-101.6, 41.9],
];
const written = {
  changed_at: '2026-06-01T12:00:00.000Z',
  changed_by: { uuid: aMe().uuid, full_name: 'Ana Lopez' },
  on_behalf_of: null,
};

const open = (records: readonly object[], past: readonly object[]) =>
  renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch()] }) },
      ...fakeRecordServer(records).answers,
      [IMPORTS]: { status: 200, body: { imports: past } },
    },
  });
const sent = (app: Awaited<ReturnType<typeof open>>) =>
  app.server
    .callsTo(CHANGES)
    .flatMap(({ body }) => (body as ChangesCall).groups)
    .flatMap(({ changes }) => changes);

it('lists what was brought in before, and takes back what is as it came', async () => {
  const came = { revision: 900 };
  const records = [...aRecord(), aPaddockRecord('north', {}, came), aPaddockRecord('south', {}, came)];
  const [south] = records.slice(-1);
  const move = { ...aMoveRecord(CREEK), uuid: '6d6f7665-0000-4000-8000-000000000000' };
  const inSouth = { ...move, data: { ...move.data, paddock_uuids: [south?.uuid] } };
  const label = 'Imported 2 paddocks from parcels.kml';
  const past = [{ import_uuid: 'a', revision: 900, revisions: [900], changed: [], label, ...written }];
  const app = await open([...records, inSouth], past);
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByText(/^2 paddocks unchanged since\. Ana Lopez/)).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: `Undo: ${label}` }));
  expect(await screen.findByText(/^1 paddock unchanged since/)).toBeVisible();
  expect(screen.getByText('Kept because they have been used or changed since:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'south' })).toBeVisible();
  expect(screen.queryByRole('button', { name: `Undo: ${label}` })).toBeNull();
  await waitFor(() => expect(sent(app)).toMatchObject([{ kind: 'paddock', data: null }]));
});

it('takes back the shape that an earlier import gave to a paddock', async () => {
  const shape = { type: 'Polygon', coordinates: [RING] };
  const given = aPaddockRecord('given', { acres: null, shape }, { revision: 900 });
  const before = { kind: 'paddock', uuid: given.uuid, data: { ...given.data, acres: 76, shape: null } };
  const label = 'Imported 1 paddock from parcels.kml';
  const past = [{ import_uuid: 'a', revision: 900, revisions: [900], changed: [before], label, ...written }];
  const app = await open([...aRecord(), given], past);
  expect(await screen.findByText(/^1 paddock unchanged since/)).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: `Undo: ${label}` }));
  await waitFor(() =>
    expect(sent(app)).toMatchObject([{ kind: 'paddock', uuid: given.uuid, data: { acres: 76, shape: null } }]),
  );
  expect(await screen.findByText(/^Everything in this import has been changed since/)).toBeVisible();
});

it.each([
  ['somebody else', { changed_by: 'ben' }],
  ['the same person before', { changed_at: '2026-06-01T11:00:00.000Z' }],
])('attack F4, D14: leaves alone what %s wrote, though the list names its revision', async (_who, more) => {
  const mine = aPaddockRecord('mine', {}, { revision: 900 });
  const theirs = { ...aPaddockRecord('theirs', {}, { revision: 901 }), ...more };
  const settings = { ...aPaddockRecord('given', {}, { revision: 901 }), ...more };
  const before = { kind: 'paddock', uuid: settings.uuid, data: { ...settings.data, acres: 1 } };
  const label = 'Imported 1 paddock from records.json';
  const past = [{ import_uuid: 'a', revision: 900, revisions: [900, 901], changed: [before], label, ...written }];
  const app = await open([...aRecord(), mine, theirs, settings], past);
  expect(await screen.findByText(/^1 paddock unchanged since/)).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: `Undo: ${label}` }));
  await waitFor(() => expect(sent(app)).toMatchObject([{ uuid: mine.uuid, data: null }]));
});

it('walk 18: an import that was left half way says so on every page of the record, and leads to where it continues', async () => {
  const came = aPaddockRecord('half', {}, { revision: 900 });
  const label = 'Imported 1 paddock from PastureMap (part 1 of 7)';
  const imported = { what: 'imported', counts: [{ kind: 'paddock', count: 1 }], file: 'PastureMap' };
  const said = { what: 'part', of: imported, part: 1, parts: 7 };
  const half = [
    {
      import_uuid: 'a',
      revision: 900,
      revisions: [900],
      changed: [],
      label,
      said,
      parts: { saved: 3, of: 7 },
      ...written,
    },
  ];
  const app = await open([...aRecord(), came], half);
  expect(await screen.findByText('Import from PastureMap, not finished')).toBeVisible();
  expect(screen.queryByText(/^Imported/)).toBeNull();
  expect(screen.getByText(/^3 of 7 parts are saved\. To continue, choose the same files again/)).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Not finished');
  const chosen = jest.fn();
  screen.getByLabelText('Choose workbooks').addEventListener('click', chosen);
  await app.user.click(screen.getByRole('button', { name: /^Continue: / }));
  expect(chosen).toHaveBeenCalled();
  for (const page of ['Herds', 'Paddocks', 'Grazing']) {
    await app.user.click(screen.getAllByRole('link', { name: page })[0] ?? document.body);
    expect(await screen.findByText(/^The import from PastureMap isn’t finished: 3 of 7 parts/)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Continue or undo' })).toHaveAttribute('href', '/settings/data');
});
