import { MessageChannel } from 'node:worker_threads';
import { screen, within } from '@testing-library/react';
import { readPastureMap } from '@domain/formats/pastureMap/readPastureMap';
import { EVENTS_HEADER, grazed, pastureMapSheets } from '@domain/testing/pastureMapSheets';
import { aRecord } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';
import type { WorkerAnswer } from '@shared/fileWorker/WorkerAnswer';
import { historyOfExports, type ReadHistory } from './historyOfExports';

// jsdom has none: the browser's turns end by it.
Object.assign(globalThis, { MessageChannel });

const SEASON = { starts: '2024-01-01', ends: '2024-12-31' };
const EXPORT = readPastureMap(
  pastureMapSheets(
    EVENTS_HEADER,
    [
      {
        name: 'Creek',
        forageLb: 6_000,
        rows: [grazed('2024-07-01 08:00', '2024-07-03 08:00', 'Creek', 'Cows', 100, 3_000)],
      },
      {
        name: 'North',
        forageLb: 5_000,
        rows: [
          grazed('2024-07-03 08:00', '2024-07-05 08:00', 'North', 'Cows', 100, 3_000),
          grazed('2024-07-04 08:00', '2024-07-05 08:00', 'North', 'Bulls', 4, 120),
        ],
      },
    ],
    SEASON,
  ),
);

const READ: WorkerAnswer<ReadHistory> = { read: historyOfExports([EXPORT], 'America/Denver') };
let mockAnswer: WorkerAnswer<ReadHistory> = READ;

/** jsdom has no workers: what one would answer comes at once. */
class MockWorker {
  onmessage: ((event: { data: WorkerAnswer<ReadHistory> }) => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: mockAnswer }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

// The files of the workers are named by addresses that only a bundler can read.
jest.mock('../bringing/startWorker', () => ({ startWorker: () => new MockWorker() }));

interface Group {
  import_uuid: string | null;
  label: string;
  changes: { kind: string; uuid: string; data: Record<string, unknown> | null }[];
}

async function open() {
  const ranch = fakeRecordServer(aRecord());
  const app = await renderApp('/settings/data', {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role: 'owner' })] }) },
      ...ranch.answers,
    },
  });
  const field = await screen.findByLabelText('Choose workbooks');
  const sent = () => app.server.callsTo(CHANGES).flatMap(({ body }) => (body as { groups: Group[] }).groups);
  return { ...app, sent, choose: () => app.user.upload(field, new File(['x'], 'summary.xlsx')) };
}

beforeEach(() => {
  mockAnswer = READ;
});

it('shows the history with its herds, figures beside PastureMap’s and what is odd, and sends nothing yet', async () => {
  const { choose, sent } = await open();
  await choose();
  expect(await screen.findByRole('heading', { name: 'Rocking D in PastureMap' })).toHaveFocus();
  expect(screen.getByText(/^3 stays of 2 herds in 2 pastures, from one file\./)).toBeVisible();
  expect(screen.getByText(/^1 of the pastures are paddocks here already/)).toBeVisible();
  expect(screen.getByText('It is the same in 1 of 2 pastures.')).toBeVisible();
  const table = screen.getByRole('table', { name: 'Where forage differs' });
  expect(within(table).getByRole('row', { name: /North/ })).toHaveTextContent(/5,000.*6,120/);
  expect(screen.getByText(/What a herd ate when it moved in is not in the file/)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('writes paddocks, herds, moves and counts as one import, with what is there already in its place, and takes it back', async () => {
  const { user, choose, sent } = await open();
  await choose();
  await user.selectOptions(await screen.findByLabelText('What Cows will be'), 'A new herd');
  await user.click(await screen.findByRole('button', { name: /^Import / }));
  expect(await screen.findByText(/All of it is saved/)).toBeVisible();
  const changes = sent().flatMap((group) => group.changes);
  const named = (kind: string) => changes.filter((each) => each.kind === kind).map(({ data }) => data?.name);
  expect(named('season')).toEqual(['2024-01']);
  expect(named('paddock')).toEqual(['North']);
  expect(named('herd')).toEqual(['Cows', 'Bulls']);
  const moves = changes.filter(({ kind }) => kind === 'move').map(({ data }) => data);
  expect(moves).toHaveLength(5);
  expect(moves.map((move) => move?.off)).toEqual([null, null, 'unknown', null, 'unknown']);
  expect(new Set(sent().map((group) => group.import_uuid)).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByText(/^Removed /)).toBeVisible();
  expect(screen.queryByText(/These stay/)).toBeNull();
});

it('brings nothing in a second time, and says how much is here already', async () => {
  const { user, choose, sent } = await open();
  await choose();
  await user.click(await screen.findByRole('button', { name: /^Import / }));
  await user.click(await screen.findByRole('button', { name: 'Import another file' }));
  const before = sent().length;
  await user.upload(await screen.findByLabelText('Choose workbooks'), new File(['x'], 'summary.xlsx'));
  expect(await screen.findByText('8 entries are already here and will be skipped.')).toBeVisible();
  expect(screen.getByText('Everything in these files is here already, or stays out.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
  expect(screen.queryByLabelText('Import the seasons in the files, too')).toBeNull();
  expect(sent()).toHaveLength(before);
});

it('says what stays out and what comes in otherwise, and sends the rest', async () => {
  const ahead = [grazed('2160-07-01 08:00', '2160-07-03 08:00', 'x', 'Cows', 100, 3_000)];
  const sheets = pastureMapSheets(EVENTS_HEADER, [{ name: 'North', acres: -5, rows: ahead }], SEASON);
  mockAnswer = { read: historyOfExports([readPastureMap(sheets)], 'America/Denver') };
  const { user, choose, sent } = await open();
  await choose();
  const heading = await screen.findByRole('heading', { name: '3 entries left out' });
  const section = within(heading.parentElement ?? heading);
  expect(section.getByText('The move of cows to North on Jul 1, 2160 stays out: it is in the future.')).toBeVisible();
  expect(screen.getByText('The paddock North: -5 acres isn’t possible, so it’s imported without acres.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import 1 season and 1 paddock' }));
  expect(await screen.findByText(/All of it is saved/)).toBeVisible();
  const changes = sent().flatMap((group) => group.changes);
  expect(changes.map(({ kind, data }) => [kind, data?.acres])).toEqual([
    ['season', undefined],
    ['paddock', null],
  ]);
});

it('says in a sentence why a workbook is not read', async () => {
  mockAnswer = { problem: 'summary.xlsx: This workbook isn’t a PastureMap export' };
  const { choose } = await open();
  await choose();
  expect(await screen.findByText('summary.xlsx: This workbook isn’t a PastureMap export.')).toBeVisible();
});
