import { MessageChannel } from 'node:worker_threads';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aMoveRecord, aPaddockRecord, aRecord, CREEK } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { headAsked } from '@records/recordsEvents';
import { selectCursor, type WithRecords } from '@records/recordsSelectors';
import { renderApp } from '@testing/renderApp';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { readShapes, type ReadFile, type ShapesAsked } from '../shapes/readShapes';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

/** A file that no worker comes to an end with, by its size. */
const SLOW_BYTES = 1_234;

/** jsdom has no workers: what one would do is done beside the page. */
class MockWorker {
  onmessage: ((event: { data: WorkerAnswer<ReadFile> }) => void) | null = null;
  private isOver = false;
  postMessage(asked: ShapesAsked): void {
    if (asked.file.size === SLOW_BYTES) return;
    void readShapes(asked).then((data) => {
      if (!this.isOver) this.onmessage?.({ data });
    });
  }
  terminate(): void {
    this.isOver = true;
  }
}

// The files of the workers are named by addresses that only a bundler can read.
jest.mock('../bringing/startWorker', () => ({ startWorker: () => new MockWorker() }));

const RING = [[-101.6, 41.9], [-101.59, 41.9], [-101.59, 41.91], [-101.6, 41.91], [-101.6, 41.9]]; // prettier-ignore

const feature = (name: string, east = 0, more: object = {}) => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Polygon', coordinates: [RING.map(([x = 0, y = 0]) => [x + east, y])] },
});
const gate = {
  type: 'Feature',
  properties: { name: 'Gate' },
  geometry: { type: 'Point', coordinates: [-101.6, 41.9] },
};
const knot = {
  type: 'Feature',
  properties: { name: 'Knot' },
  geometry: { type: 'Polygon', coordinates: [[[0, 0], [1, 1], [1, 0], [0, 1], [0, 0]]] }, // prettier-ignore
};

/** jsdom's files know their bytes by another call than those of browsers. */
function aFile(bytes: string | Uint8Array<ArrayBuffer>, name = 'ranch.geojson'): File {
  const file = new File([bytes], name);
  const copy = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return Object.assign(file, { arrayBuffer: async () => copy.buffer });
}
const SLOW = aFile('x'.repeat(SLOW_BYTES), 'slow.kml');
const collection = (...features: object[]) => aFile(JSON.stringify({ type: 'FeatureCollection', features }));

const IMPORTS = `GET /api/v1/ranch/${RANCH_UUID}/imports`;

async function open({
  role = 'owner',
  records = aRecord(),
  units = 'imperial',
  past = [],
}: { role?: Role; records?: readonly object[]; units?: string; past?: readonly object[] } = {}) {
  const ranch = fakeRecordServer(records);
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })], settings: { units } }) },
      ...ranch.answers,
      [IMPORTS]: { status: 200, body: { imports: past } },
    },
  });
  await screen.findByRole('heading', { name: 'Import your ranch' });
  return { ...app, ranch, choose: (file: File) => app.user.upload(screen.getByLabelText('Choose a file'), file) };
}

interface Group {
  import_uuid: string | null;
  label: string;
  changes: { kind: string; uuid?: string; base?: unknown; data: { name: string; what?: string } | null }[];
}
const sent = (app: Awaited<ReturnType<typeof open>>) =>
  app.server.callsTo(CHANGES).flatMap(({ body }) => (body as { groups: Group[] }).groups);
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((each) => within(each).queryByText(name) !== null);
  if (found === undefined) throw new Error(`${name} is not in the list`);
  return found;
};
const press = (name: string) => screen.findByRole('button', { name });

it('shows what is in a file, and sends nothing before it is imported', async () => {
  const app = await open();
  await app.choose(collection(feature('North'), gate, knot));
  expect(await screen.findByRole('heading', { name: '3 shapes in ranch.geojson' })).toHaveFocus();
  expect(await screen.findByRole('img', { name: 'The file from above: 1 paddock and 1 place' })).toBeInTheDocument();
  expect(row('North')).toHaveTextContent('227.4 ac');
  expect(row('Gate')).toHaveTextContent('a point');
  expect(row('Knot')).toHaveTextContent('Left outThe shape crosses itself.');
  expect(sent(app)).toEqual([]);
});

it('shows areas in the units of the person', async () => {
  const { choose } = await open({ units: 'metric' });
  await choose(collection(feature('North')));
  await screen.findByRole('heading', { name: '1 shape in ranch.geojson' });
  expect(row('North')).toHaveTextContent('92 ha');
});

it('writes what was chosen in groups of one import, and takes it back', async () => {
  const app = await open();
  await app.choose(collection(feature('North'), feature('South', 0.01), gate));
  await app.user.selectOptions(await screen.findByLabelText('What South will be'), 'Boundary');
  await app.user.click(await press('Import 1 paddock and 2 places'));
  expect(await screen.findByText(/All of it is saved/)).toBeVisible();
  const [group] = sent(app);
  expect(group?.import_uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(group?.label).toBe('Imported 1 paddock and 2 places from ranch.geojson');
  expect(group?.changes.map(({ kind, data }) => [kind, data?.name, data?.what])).toEqual([
    ['paddock', 'North', undefined],
    ['place', 'South', 'fence'],
    ['place', 'Gate', 'gate'],
  ]);
  await app.user.click(await press('Undo this import'));
  expect(await screen.findByText('Removed 1 paddock and 2 places.')).toBeVisible();
  await waitFor(() => expect(sent(app)[1]?.changes.map(({ data }) => data)).toEqual([null, null, null]));
});

it('gives a shape to the paddock of its name that has none, and takes it back with the rest', async () => {
  const app = await open();
  await app.choose(collection(feature('Creek'), feature('creek', 0.01), feature('North', 0.02)));
  await screen.findByRole('heading', { name: '3 shapes in ranch.geojson' });
  expect(row('Creek')).toHaveTextContent('Becomes the shape of creek, which has none yet; its acres are measured.');
  expect(row('creek')).toHaveTextContent('Another paddock has this name.');
  await app.user.selectOptions(screen.getByLabelText('What creek will be'), 'Nothing');
  await app.user.click(await press('Import 2 paddocks'));
  expect(await screen.findByText(/All of it is saved/)).toBeVisible();
  const [group] = sent(app);
  expect(group?.changes).toMatchObject([
    { kind: 'paddock', uuid: CREEK, data: { shape: { type: 'Polygon' }, acres: null } },
    { kind: 'paddock', base: null, data: { name: 'North' } },
  ]);
  expect(Object.keys(group?.changes[0]?.data ?? {})).toEqual(['shape', 'acres']);
  await app.user.click(await press('Undo this import'));
  expect(await screen.findByText(/^Removed 1 paddock and put back everything the import had changed\.$/)).toBeVisible();
  await waitFor(() => expect(sent(app)[1]?.changes).toHaveLength(2));
  expect(sent(app)[1]?.changes).toMatchObject([{ data: null }, { uuid: CREEK, data: { shape: null, acres: 100 } }]);
});

it('walk 18: nothing is told as imported before all of it is saved', async () => {
  const app = await open();
  app.server.answers[CHANGES] = 'no answer';
  await app.choose(collection(feature('North')));
  await app.user.click(await press('Import 1 paddock'));
  expect(await screen.findByRole('heading', { name: 'Saving what you import' })).toHaveFocus();
  expect(screen.queryByText(/^Imported/)).toBeNull();
});

it('tells what of an import the server has refused, and takes the rest back', async () => {
  const app = await open();
  app.ranch.refuseNext({ code: 'ranch_full', change: null, details: 'This ranch has as many records as one may have' });
  await app.choose(collection(feature('North')));
  await app.user.click(await press('Import 1 paddock'));
  expect(await screen.findByText(/^One part of it couldn’t be saved/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not all of it is imported' })).toBeVisible();
  expect(screen.queryByText(/All of it is saved/)).toBeNull();
  expect(screen.getAllByText('This ranch has as many records as one may have').length).toBeGreaterThan(0);
  await app.user.click(await press('Undo this import'));
  expect(await screen.findByText('Removed nothing.')).toBeVisible();
});

it('tells that an import could not be undone, and keeps the refused part for the person', async () => {
  const app = await open();
  await app.choose(collection(feature('North')));
  await app.user.click(await press('Import 1 paddock'));
  expect(await screen.findByText(/All of it is saved/)).toBeVisible();
  app.ranch.refuseNext({ code: 'in_use', change: 0, details: 'A herd was moved there' });
  await app.user.click(await press('Undo this import'));
  expect(await screen.findByRole('heading', { name: 'Not all of the import is undone' })).toBeVisible();
  expect(screen.getByText(/^Some of it couldn’t be removed/)).toBeVisible();
  expect(screen.queryByText(/went again/)).toBeNull();
  expect(screen.getAllByText('A herd was moved there').length).toBeGreaterThan(0);
  expect((app.store.getState() as WithRecords).records?.outbox).toMatchObject([{ state: 'refused' }]);
});

it('keeps what somebody has built on since, and lists it', async () => {
  const app = await open();
  await app.choose(collection(feature('North'), feature('South', 0.01), feature('West', -0.01)));
  await app.user.click(await press('Import 3 paddocks'));
  await screen.findByText(/All of it is saved/);
  const written = app.server
    .callsTo(CHANGES)
    .flatMap(({ body }) => (body as { groups: { changes: { uuid: string }[] }[] }).groups);
  const [north = '', south = ''] = written.flatMap(({ changes }) => changes.map(({ uuid }) => uuid));
  const move = aMoveRecord(north);
  app.ranch.others({ kind: 'move', uuid: move.uuid, data: { ...move.data } });
  app.ranch.others({ kind: 'paddock', uuid: south, data: { rating: 7 } });
  app.store.dispatch(headAsked());
  await waitFor(() => expect(selectCursor(app.store.getState() as WithRecords)).toBe(app.ranch.server.head));
  await app.user.click(await press('Undo this import'));
  expect(await screen.findByText('Removed 1 paddock.')).toBeVisible();
  const left = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(left).toEqual(expect.arrayContaining(['North: something was recorded for it', 'South: it was changed since']));
});

it('knows what is there already and what lies on it', async () => {
  const there = aPaddockRecord('creek', { acres: null, shape: feature('').geometry });
  const records = [...aRecord().filter((each) => (each as { uuid: string }).uuid !== CREEK), there];
  const { choose } = await open({ records });
  await choose(collection(feature('creek again'), feature('Half', 0.005)));
  await screen.findByRole('heading', { name: '2 shapes in ranch.geojson' });
  expect(row('creek again')).toHaveTextContent('Already there as creek; stays out.');
  expect(screen.getByLabelText('What creek again will be')).toHaveValue('nothing');
  expect(row('Half')).toHaveTextContent('Overlaps creek by 113.7 ac; imported as drawn.');
});

it('takes the names from another field of the file, and says where two are the same', async () => {
  const { user, choose } = await open();
  await choose(collection(feature('1', 0, { OWNER: 'Lopez' }), feature('2', 0.01, { OWNER: 'Lopez' })));
  await user.selectOptions(await screen.findByLabelText('Names from'), 'OWNER');
  const rows = screen.getAllByRole('listitem').filter((each) => within(each).queryByText('Lopez') !== null);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('Another paddock has this name.');
});

it('takes the edge of the land as its boundary', async () => {
  const { choose } = await open();
  const whole = {
    ...feature('Home'),
    geometry: { type: 'Polygon', coordinates: [RING.map(([x = 0, y = 0]) => [x === -101.59 ? -101.58 : x, y])] },
  };
  await choose(collection(whole, feature('North'), feature('South', 0.01)));
  expect(await screen.findByLabelText('What Home will be')).toHaveValue('boundary');
  expect(row('North')).not.toHaveTextContent('Overlaps');
});

it('finds shapes by name, and decides about all that are found', async () => {
  const { user, choose } = await open();
  const many = Array.from({ length: 9 }, (_, index) =>
    feature(index < 3 ? `Hill ${index}` : `Flat ${index}`, index / 100),
  );
  await choose(collection(...many));
  await user.selectOptions(await screen.findByLabelText('All of them will be'), 'Nothing');
  expect(screen.getByText(/Nothing selected yet/)).toBeVisible();
  await user.type(screen.getByLabelText('Find by name'), 'hill');
  await user.selectOptions(screen.getByLabelText('The 3 shown will be'), 'Paddocks');
  expect(await press('Import 3 paddocks')).toBeVisible();
});

it('E1: says in a sentence why a file is not read, and takes another', async () => {
  const { choose } = await open();
  await choose(aFile(new Uint8Array([0x89, 0x50, 0, 0]), 'photo.kml'));
  expect(await screen.findByText(/^This file holds no text/)).toBeVisible();
  await choose(collection(feature('North')));
  expect(await screen.findByRole('heading', { name: '1 shape in ranch.geojson' })).toBeVisible();
  expect(screen.queryByText(/^This file holds no text/)).toBeNull();
});

it('E1: stops reading when the person says so', async () => {
  const { user, choose } = await open();
  await choose(SLOW);
  expect(await screen.findByText('Reading slow.kml…')).toBeVisible();
  await user.click(await press('Stop reading'));
  expect(screen.getByLabelText('Choose a file')).toBeVisible();
});

it.each(['member', 'viewer'] as const)('tells a %s who brings files in', async (role) => {
  await open({ role });
  expect(screen.getByText(/^Owners and managers of the ranch import/)).toBeVisible();
  expect(screen.queryByLabelText('Choose a file')).toBeNull();
});
