import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import type { fakeServer } from '@testing/fakeServer';
import { renderApp } from '@testing/renderApp';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const HISTORY = `GET /api/v1/ranch/${RANCH_UUID}/records/${CREEK}/history`;

interface Given {
  records?: readonly object[];
  role?: Role;
  search?: string;
  uuid?: string;
  versions?: readonly object[];
  units?: 'imperial' | 'metric';
  answers?: Parameters<typeof fakeServer>[0];
}

async function open({
  records = aRecord(),
  role = 'owner',
  search = '',
  uuid = CREEK,
  versions = [],
  units = 'imperial',
  answers = {},
}: Given = {}) {
  const ranch = fakeRecordServer(records);
  const me = aMe({ ranches: [aRanch({ role })], settings: { units } });
  const app = await renderApp(`/paddocks/${uuid}${search}`, {
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: me },
      [HISTORY]: { status: 200, body: { versions, next_cursor: null } },
      ...ranch.answers,
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, ranch };
}

it('D9: says who changed the paddock, for whom and when', async () => {
  const version = {
    revision: 2,
    changed_at: '2026-06-01T12:00:00.000Z',
    changed_by: { uuid: 'ana', full_name: 'Ana Lopez' },
    on_behalf_of: { uuid: 'ben', full_name: 'Ben Begay' },
    label: 'Added paddock creek',
    data: {},
  };
  await open({ versions: [version] });
  expect(await screen.findByText(/^Ana Lopez for Ben Begay, /)).toBeVisible();
  expect(screen.getByText('Added paddock creek')).toBeVisible();
});

const figure = (name: string) => {
  const [term] = screen.getAllByRole('term').filter(({ textContent }) => textContent === name);
  return term?.parentElement ?? null;
};
const button = (name: string) => screen.queryByRole('button', { name });
const written = (app: Awaited<ReturnType<typeof open>>) =>
  app.server
    .callsTo(CHANGES)
    .flatMap(({ body }) => (body as { groups: { changes: { kind: string; data: object | null }[] }[] }).groups)
    .flatMap(({ changes }) => changes);

it('shows who is in, for how long, and what they have taken', async () => {
  await open({ records: [...aRecord().slice(0, -1), aMoveRecord(CREEK, { at: ago(10) })] });
  expect(screen.getByRole('heading', { name: 'creek', level: 1 })).toBeVisible();
  expect(screen.getByText('100 acres, all of it grazeable')).toBeVisible();
  expect(figure('Grazing days')).toHaveTextContent('10 nowcows');
  expect(figure('Season ADA')).toHaveTextContent('12');
  expect(figure('Density now')).toHaveTextContent('1,200 lb/ac');
  expect(figure('Forage left')).toHaveTextContent('no forage estimate yet');
  expect(figure('Days of feed left')).toHaveTextContent('no forage estimate yet');
  const stays = within(screen.getByRole('group', { name: 'Stays of the season' })).getAllByRole('row');
  expect(stays).toHaveLength(2);
  expect(stays[1]).toHaveTextContent('cows');
  expect(stays[1]).toHaveTextContent('still there');
  expect(document.title).toBe('creek · Grazewell');
});

it('shows density and days of feed over all paddocks of a herd behind open gates', async () => {
  const both = aMoveRecord(CREEK, { at: ago(10), paddock_uuids: [CREEK, MESA] });
  await open({ records: [...aRecord().slice(0, -1), both] });
  expect(figure('Density now')).toHaveTextContent('600 lb/ac0.6 head per acre of creek, mesa');
  expect(figure('Days of feed left')).toHaveTextContent('For the herd that is in, on creek, mesa');
});

it('shows rest against its target, and leads to moving herds here', async () => {
  await open({ records: [...aRecord(), aMoveRecord(MESA, { at: ago(50) })] });
  expect(figure('Rest days')).toHaveTextContent('50Target 45 days');
  expect(screen.getByRole('link', { name: 'Move herds' })).toHaveAttribute('href', `/herds?form=move&paddock=${CREEK}`);
});

it('takes an estimate of the forage, and then says how much of it is left', async () => {
  const app = await open({ uuid: MESA });
  await app.user.click(screen.getByRole('button', { name: 'Add forage' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add forage' }));
  await app.user.type(dialog.getByLabelText('Pounds per acre'), '800');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(figure('Forage left')).toHaveTextContent('80,000 lb'));
  expect(screen.getByText('800 lb/ac to graze this season')).toBeVisible();
  await waitFor(() => expect(written(app)).toMatchObject([{ kind: 'forage', data: { lb_per_acre: 800 } }]));
});

it('shows gross figures with net beside them where hay was eaten', async () => {
  const { user } = await open({ records: [...aRecord().slice(0, -1), aMoveRecord(CREEK, { at: ago(10) })] });
  await user.click(screen.getByRole('button', { name: 'Add feed' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add feed' }));
  await user.selectOptions(dialog.getByLabelText('This amount was'), 'Eaten');
  await user.type(dialog.getByLabelText('Pounds'), '6000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(figure('Season ADA')).toHaveTextContent('net 10'));
  expect(figure('Season ADA')).toHaveTextContent('12');
});

it('keeps a note, and deletes it', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Add note' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add note' }));
  await app.user.type(dialog.getByLabelText('Note'), 'Float valve leaks');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Float valve leaks')).toBeVisible();
  await waitFor(() => expect(written(app)).toHaveLength(1));
  await app.user.click(screen.getByRole('button', { name: /^More for note of/ }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Float valve leaks')).toBeNull());
  await waitFor(() => expect(written(app).at(-1)).toMatchObject({ kind: 'note', data: null }));
});

const feed = (lb: number) => ({
  ...aPaddockRecord('feed'),
  kind: 'feed',
  data: {
    at: '2026-06-05T12:34:56.789Z',
    lb,
    what: 'hay',
    use: 'eaten',
    herd_uuid: null,
    paddock_uuid: CREEK,
    note: '',
  },
});

it('corrects feed, and writes only what was changed: a weight that was only shown in kilograms is not', async () => {
  const app = await open({ records: [...aRecord(), feed(1_000)], units: 'metric' });
  const stays = within(screen.getByRole('group', { name: 'Stays of the season' }));
  expect(stays.getByRole('columnheader', { name: 'AD/ha' })).toBeVisible();
  expect(screen.getByText('Hay, 454 kg eaten')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: /^More for feed of/ }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit feed' }));
  expect(dialog.getByLabelText('Kilograms')).toHaveValue('453.5924');
  await app.user.selectOptions(dialog.getByLabelText('This amount was'), 'Put out');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hay, 454 kg put out')).toBeVisible();
  await waitFor(() => expect(written(app)).toHaveLength(1));
  expect(written(app)[0]?.data).toEqual({ use: 'put_out' });
});

it('shows the history of an entry to everyone', async () => {
  const entry = feed(1_000);
  const version = {
    revision: 7,
    changed_at: '2026-06-05T12:40:00.000Z',
    changed_by: null,
    on_behalf_of: null,
    label: 'Added feed of creek',
    data: {},
  };
  const history = { status: 200, body: { versions: [version], next_cursor: null } };
  const { user } = await open({
    records: [...aRecord(), entry],
    role: 'viewer',
    answers: { [`GET /api/v1/ranch/${RANCH_UUID}/records/${entry.uuid}/history`]: history },
  });
  await user.click(screen.getByRole('button', { name: /^More for feed of/ }));
  await user.click(screen.getByRole('menuitem', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  expect(await dialog.findByText('Added feed of creek')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('marks a paddock as closed, and shows it beside its state', async () => {
  const app = await open({ uuid: MESA });
  await app.user.click(screen.getByRole('button', { name: 'Add mark' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add mark' }));
  expect(dialog.queryByLabelText(/^Hay taken/)).toBeNull();
  await app.user.type(dialog.getByLabelText('Note'), 'Nesting');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^From .*\. Nesting$/)).toBeVisible();
  expect(screen.getAllByText('Closed')).toHaveLength(2);
  await waitFor(() =>
    expect(written(app)).toMatchObject([{ kind: 'mark', data: { what: 'closed', paddock_uuid: MESA, lb: null } }]),
  );
  await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Paddocks' }));
  const row = (await screen.findByRole('link', { name: 'mesa' })).closest('tr');
  expect(row).toHaveTextContent('Closed');
});

it('refuses a time that is still to come beside the field, and keeps what was typed', async () => {
  const app = await open({ search: '?form=add-note' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
  await app.user.type(dialog.getByLabelText('Note'), 'Rain');
  await app.user.clear(dialog.getByLabelText('When'));
  await app.user.type(dialog.getByLabelText('When'), '2190-01-01T12:00');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/still to come/)).toBeVisible();
  expect(dialog.getByLabelText('Note')).toHaveValue('Rain');
  expect(written(app)).toEqual([]);
});

it('changes only what was changed', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit paddock' }));
  await app.user.type(dialog.getByLabelText('Rest target (optional)'), '60');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written(app)).toHaveLength(1));
  expect(written(app)[0]?.data).toEqual({ rest_target_days: 60 });
});

it('adds a part of a paddock, which begins now', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Add subdivision' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add subdivision' }));
  await app.user.type(dialog.getByLabelText('Name'), 'East');
  await app.user.type(dialog.getByLabelText('Acres'), '30');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'East' })).toBeVisible();
  await waitFor(() => expect(written(app)).toHaveLength(1));
  expect(written(app)[0]).toMatchObject({ data: { parent_uuid: CREEK, acres: 30 } });
});

it('retires a paddock, and brings it back', async () => {
  const { user } = await open({ uuid: MESA });
  await user.click(screen.getByRole('button', { name: 'Retire' }));
  expect(await screen.findByRole('heading', { name: 'Retired' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Move herds' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bring back' }));
  expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
});

it('deletes a paddock that nothing refers to, and no other', async () => {
  const { user } = await open({ uuid: MESA });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('table', { name: 'Paddocks' });
  expect(screen.queryByRole('link', { name: 'mesa' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'creek' }));
  await screen.findByRole('heading', { name: 'creek', level: 1 });
  expect(button('Retire')).toBeVisible();
  expect(button('Delete')).toBeNull();
});

it('a viewer sees all of it and changes nothing', async () => {
  await open({ role: 'viewer', search: '?form=edit-paddock' });
  expect(figure('Season ADA')).toBeVisible();
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move herds' })).toBeNull();
});

it('a member writes down what happens and divides a paddock, and changes the paddock itself not', async () => {
  await open({ role: 'member' });
  for (const name of ['Add forage', 'Add feed', 'Add note', 'Add mark', 'Add task', 'Add subdivision'])
    expect(button(name)).toBeVisible();
  for (const name of ['Edit', 'Retire', 'Delete']) expect(button(name)).toBeNull();
});

it('a member changes a part of a paddock', async () => {
  const east = aPaddockRecord('east', { parent_uuid: CREEK });
  await open({ role: 'member', records: [...aRecord(), east], uuid: east.uuid });
  for (const name of ['Edit', 'Retire', 'Delete']) expect(button(name)).toBeVisible();
  expect(button('Add subdivision')).toBeNull();
});

it('says what a figure lacks where nobody has counted the herd', async () => {
  const uncounted = aRecord().filter(({ kind }) => kind !== 'count');
  await open({ records: uncounted });
  expect(figure('Season ADA')).toHaveTextContent('head of cows unknown');
  expect(figure('Density now')).toHaveTextContent(/^Density nowhead of cows unknown$/);
});

it('says so where there is no such paddock', async () => {
  await open({ uuid: COWS });
  expect(screen.getByText('This paddock is not on your ranch')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all paddocks' })).toHaveAttribute('href', '/paddocks');
});
