import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aMoveRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

/** The cows go on to the mesa on 12 June at 6 in the morning. */
const TO_MESA = { at: '2026-06-12T12:00:00.000Z' };
const twoStays = () => [...aRecord(), aMoveRecord(MESA, TO_MESA)];

async function openRecord(records: readonly object[] = twoStays(), search = '', answers = {}) {
  const ranch = fakeRecordServer(records);
  const app = await renderApp(`/grazing/record${search}`, {
    hasSession: true,
    answers: { ...ranch.answers, ...answers },
  });
  await screen.findByRole('heading', { name: 'Grazing', level: 1 });
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .flatMap((group) => group.changes);
  return { ...app, changes };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Stays' }))
    .getAllByRole('row')
    .slice(1);
/** What the cells of a row say, warnings apart. */
const cells = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : [...row.querySelectorAll('td, th')].map((cell) => {
        const text = cell.cloneNode(true) as HTMLElement;
        text.querySelector('[role="status"]')?.remove();
        return text.textContent;
      });
const inDialog = () => within(screen.getByRole('dialog'));
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function typeWhen(user: Awaited<ReturnType<typeof openRecord>>['user'], label: string, time: string) {
  const when = inDialog().getByLabelText(label);
  await user.clear(when);
  await user.type(when, time);
}

it('lists the stays, the latest first, with head, days, AD and ADA', async () => {
  await openRecord();
  await screen.findByRole('table', { name: 'Stays' });
  const [now, before] = rows().map(cells);
  expect(now?.slice(0, 5)).toEqual(['Jun 12, 2026, 6:00 AM', 'still there', 'Ccows', 'mesa', '120']);
  expect(before?.slice(0, 8)).toEqual([
    'Jun 2, 2026, 6:00 AM',
    'Jun 12, 2026, 6:00 AM',
    'Ccows',
    'creek',
    '120',
    '10',
    '1,200',
    '12',
  ]);
});

it('walk 37: a missed move without a herd brings the person to the herds', async () => {
  const { user, changes } = await openRecord();
  await user.click(screen.getByRole('button', { name: 'Add a missed move' }));
  await user.click(await inDialog().findByRole('checkbox', { name: /cows/ }));
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await inDialog().findByText('Choose at least one herd')).toBeVisible();
  expect(inDialog().getAllByRole('checkbox')[0]).toHaveFocus();
  expect(changes()).toEqual([]);
});

it('warns beside a stay of more than 60 days', async () => {
  const daysAgo = (days: number) => ({ at: new Date(Date.now() - days * 86_400_000).toISOString() });
  await openRecord([...aRecord(), aMoveRecord(MESA, daysAgo(70)), aMoveRecord(CREEK, daysAgo(5))]);
  await screen.findByRole('table', { name: 'Stays' });
  const warned = rows().map((row) => within(row).queryByText('This stay is longer than 60 days. Is a move missing?'));
  expect(warned.slice(0, 2).map((each) => each !== null)).toEqual([false, true]);
});

it('says before which day nobody counted, in a stay that was over then and in one that was not', async () => {
  const early = [MESA, CREEK].map((paddock, index) => aMoveRecord(paddock, { at: `2026-05-2${index}T12:00:00.000Z` }));
  await openRecord([...aRecord(), ...early]);
  await screen.findByRole('table', { name: 'Stays' });
  const [running, over] = rows();
  const [head, , ad] = cells(running).slice(4, 7);
  expect(head).toBe('120');
  expect(ad).toMatch(/^head not known before .*Jun 1/);
  const [headThen, , adThen] = cells(over).slice(4, 7);
  expect(headThen).toMatch(/^not known before .*Jun 1/);
  expect(adThen).toBe(ad);
  expect(within(over ?? document.body).getByRole('link', { name: 'Count from its first move' })).toHaveAttribute(
    'href',
    `/herds/${COWS}?form=count&at=2026-05-20T12%3A00%3A00.000Z`,
  );
});

it('warns of planned days over 60 in the form of a stay, and keeps them all the same', async () => {
  const { user, changes } = await openRecord();
  await user.click(await screen.findByRole('button', { name: /^Edit cows in mesa/ }));
  await user.type(inDialog().getByLabelText('Planned days'), '75');
  expect(await inDialog().findByText('More than 60 days are planned for one stay.')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await dialogClosed();
  await waitFor(() => expect(changes()).toMatchObject([{ kind: 'move', data: { planned_days: 75 } }]));
});

it('corrects the time of a move, and the figures of both stays follow', async () => {
  const { user, changes } = await openRecord();
  await user.click(await screen.findByRole('button', { name: /^Edit cows in mesa/ }));
  expect(inDialog().getByLabelText('When')).toHaveValue('2026-06-12T06:00');
  await typeWhen(user, 'When', '2026-06-07T06:00');
  expect(await inDialog().findByText(/^creek: Jun 2.* to Jun 7.*, 5 days instead of 10$/)).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await dialogClosed();
  expect(cells(rows()[1]).slice(1, 8)).toEqual(['Jun 7, 2026, 6:00 AM', 'Ccows', 'creek', '120', '5', '600', '6']);
  await waitFor(() => expect(changes().filter(({ kind }) => kind === 'move')).toHaveLength(1));
  expect(changes().find(({ kind }) => kind === 'move')?.data).toEqual({ at: '2026-06-07T12:00:00.000Z' });
});

it('lets a viewer see and change nothing', async () => {
  const me = aMe({ ranches: [aRanch({ role: 'viewer' })] });
  await openRecord(twoStays(), '?form=edit-stay', { 'GET /api/v3/user/me': { status: 200, body: me } });
  await screen.findByRole('table', { name: 'Stays' });
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is narrowed down by herd and paddock, which stand in the address', async () => {
  const { user } = await openRecord();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Paddock' }), 'creek');
  expect(rows()).toHaveLength(1);
  expect(new URLSearchParams(window.location.search).get('in')).toBe(CREEK);
  await user.click(screen.getByRole('button', { name: /^Edit cows in creek/ }));
  expect(rows()).toHaveLength(1);
});

it('inserts a forgotten stay with its end, from which on it is not known where the herd was', async () => {
  const { user, changes } = await openRecord();
  await user.click(await screen.findByRole('button', { name: 'Add a missed move' }));
  await user.click(inDialog().getByRole('radio', { name: /^mesa/ }));
  await typeWhen(user, 'When', '2026-06-04T06:00');
  expect(inDialog().getByLabelText('Until (optional)')).toHaveAccessibleDescription(/When they left/);
  await typeWhen(user, 'Until (optional)', '2026-06-03T06:00');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(inDialog().getByLabelText('Until (optional)')).toHaveAccessibleDescription(/Enter a time after the move/),
  );
  await typeWhen(user, 'Until (optional)', '2026-06-06T06:00');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await dialogClosed();
  expect(rows().map((row) => cells(row)[3])).toEqual(['mesa', 'Location unknown', 'mesa', 'creek']);
  expect(cells(rows()[2]).slice(5, 7)).toEqual(['2', '240']);
  await waitFor(() => expect(changes().filter(({ kind }) => kind === 'move')).toHaveLength(2));
});

it('says of a stay that would last for long that somebody may know its end', async () => {
  const { user } = await openRecord(aRecord(), '?form=insert-move');
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  await typeWhen(user, 'When', '2026-06-03T06:00');
  expect(inDialog().getByLabelText('Until (optional)')).toHaveAccessibleDescription(
    /Nothing is recorded for [\d,]+ days after it/,
  );
});

it('corrects the place, planned days and note of a stay, and writes nothing else', async () => {
  const { user, changes } = await openRecord();
  await user.click(await screen.findByRole('button', { name: /^Edit cows in creek/ }));
  await user.selectOptions(inDialog().getByLabelText('Paddock'), 'Off pasture: Away');
  await user.type(inDialog().getByLabelText('Planned days'), '3');
  await user.type(inDialog().getByLabelText('Note'), 'At the fair');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await dialogClosed();
  expect(cells(rows()[1])[3]).toBe('AwayAt the fair');
  await waitFor(() =>
    expect(changes().find(({ kind }) => kind === 'move')?.data).toEqual({
      paddock_uuids: [],
      off: 'away',
      planned_days: 3,
      note: 'At the fair',
    }),
  );
});

it('shows who wrote a move down', async () => {
  const move = aMoveRecord(MESA, TO_MESA);
  const version = {
    revision: 7,
    changed_at: '2026-06-12T12:00:00.000Z',
    changed_by: { uuid: 'ana', full_name: 'Ana Lopez' },
    on_behalf_of: null,
    label: 'Moved 120 head to mesa',
    data: move.data,
  };
  const history = { status: 200, body: { versions: [version], next_cursor: null } };
  const answers = { [`GET /api/v1/ranch/${RANCH_UUID}/records/${move.uuid}/history`]: history };
  const { user } = await openRecord([...aRecord(), move], `?form=edit-stay&move=${move.uuid}`, answers);
  await user.click(await screen.findByRole('button', { name: 'Show its history' }));
  expect(await inDialog().findByText('Ana Lopez, Jun 12, 2026, 6:00 AM')).toBeVisible();
});

describe('a stay of two moves to the same place', () => {
  const twice = () => [
    ...aRecord(),
    aMoveRecord(CREEK, { at: '2026-06-05T12:00:00.000Z' }),
    aMoveRecord(MESA, TO_MESA),
  ];

  it('is deleted whole, and says so before', async () => {
    const { user, changes } = await openRecord(twice());
    await user.click(await screen.findByRole('button', { name: /^Edit cows in creek/ }));
    await user.click(inDialog().getByRole('button', { name: 'Delete 2 moves to creek' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete 2 moves to creek?' }));
    expect(question.getByText(/Jun 2, 2026, 6:00 AM and Jun 5, 2026, 6:00 AM/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete 2 moves' }));
    await dialogClosed();
    expect(await screen.findByText('Deleted 2 moves to creek')).toBeVisible();
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(changes().filter(({ data }) => data === null)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('goes to another place as one, and its later move can be edited by itself', async () => {
    const { user, changes } = await openRecord(twice());
    await user.click(await screen.findByRole('button', { name: /^Edit cows in creek/ }));
    await user.click(inDialog().getByRole('button', { name: /^Edit the move of Jun 5/ }));
    expect(await screen.findByRole('dialog', { name: 'Edit a later move of cows' })).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: /^Edit the move of Jun 2/ }));
    expect(await screen.findByRole('dialog', { name: 'Edit the stay of cows' })).toBeVisible();
    await user.selectOptions(inDialog().getByLabelText('Paddock'), 'Off pasture: Corral');
    await user.click(inDialog().getByRole('button', { name: 'Save' }));
    await dialogClosed();
    expect(cells(rows()[1])[3]).toBe('Corral');
    await waitFor(() => expect(changes().filter(({ kind }) => kind === 'move')).toHaveLength(2));
  });
});

it('shows what looks odd beside the stay that it is about', async () => {
  await openRecord([...twoStays(), aMoveRecord(CREEK, { at: '2026-06-12T13:00:00.000Z' })]);
  expect(await screen.findAllByText(/another move of cows within two hours/)).toHaveLength(2);
});

describe('what was deleted lately', () => {
  const DELETED = `GET /api/v1/ranch/${RANCH_UUID}/deleted`;
  const move = aMoveRecord(MESA, TO_MESA);
  const group = {
    revision: 8,
    changed_at: '2026-06-14T12:00:00.000Z',
    changed_by: { uuid: 'ana', full_name: 'Ana Lopez' },
    on_behalf_of: { uuid: 'ben', full_name: 'Ben Ruiz' },
    label: 'Deleted the move to mesa',
    count: 1,
    records: [{ kind: 'move', uuid: move.uuid, data: move.data }],
  };

  it('says who deleted it, when and for whom, and brings it back over its tombstone', async () => {
    const answers = { [DELETED]: { status: 200, body: { groups: [group], next_cursor: null } } };
    const tombstone = { ...move, revision: 8, data: null };
    const records = [...aRecord().filter(({ uuid }) => uuid !== move.uuid), tombstone];
    const { user, changes } = await openRecord(records, '', answers);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What to list' }), 'Recently deleted');
    expect(await screen.findByText('cows to mesa, Jun 12, 2026, 6:00 AM')).toBeVisible();
    expect(screen.getByText('Ana Lopez for Ben Ruiz, Jun 14, 2026, 6:00 AM')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring back: Deleted the move to mesa' }));
    expect(await screen.findByText('Brought back: Deleted the move to mesa')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull();
    await waitFor(() =>
      expect(changes().find(({ kind }) => kind === 'move')).toEqual({
        kind: 'move',
        uuid: move.uuid,
        base: 8,
        data: move.data,
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'What to list' }), 'Stays');
    expect(rows()).toHaveLength(2);
  });

  it('OPEN K4: what a key deleted is told with its source, and brought back as what a person deleted', async () => {
    const source = { uuid: 'fence', name: 'Virtual fence' };
    const byKey = { ...group, on_behalf_of: null, source };
    const answers = { [DELETED]: { status: 200, body: { groups: [byKey], next_cursor: null } } };
    const records = [...aRecord().filter(({ uuid }) => uuid !== move.uuid), { ...move, revision: 8, data: null }];
    const { user, changes } = await openRecord(records, '?show=deleted', answers);
    expect(await screen.findByText('Virtual fence, key of Ana Lopez, Jun 14, 2026, 6:00 AM')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring back: Deleted the move to mesa' }));
    await waitFor(() => expect(changes()).toEqual([{ kind: 'move', uuid: move.uuid, base: 8, data: move.data }]));
  });

  it('says so where there is nothing', async () => {
    const answers = { [DELETED]: { status: 200, body: { groups: [], next_cursor: null } } };
    await openRecord(aRecord(), '?show=deleted', answers);
    expect(await screen.findByText('Nothing to bring back.')).toBeVisible();
  });
});
