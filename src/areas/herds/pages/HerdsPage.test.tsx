import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aHerdRecord, aPaddockRecord, aRecord, COWS, MESA } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

async function openHerds(records: readonly object[] = aRecord(), path = '/herds', answers = {}) {
  const ranch = fakeRecordServer(records);
  const app = await renderApp(path, { hasSession: true, answers: { ...ranch.answers, ...answers } });
  await screen.findByRole('heading', { name: 'Herds' });
  const groups = () => app.server.callsTo(CHANGES).flatMap(({ body }) => (body as ChangesCall).groups);
  const changes = () => groups().flatMap((each) => each.changes);
  return { ...app, groups, changes };
}

const inDialog = () => within(screen.getByRole('dialog'));
/** A dialog closes by the way back, which the browser takes in its own time. */
const dialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bare = () => aRecord().filter(({ kind }) => kind === 'ranch');

it('shows each herd with where it is, its head, AU and daily demand', async () => {
  await openHerds();
  expect(await screen.findByRole('link', { name: 'cows' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'creek' })).toBeVisible();
  expect(main.getByText(/^since .*Jun 2/)).toBeVisible();
  const figures = main.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(['120', '120', '3,600 lb']);
  expect(document.title).toBe('Herds · Grazewell');
});

it('the filled button is the one that comes next', async () => {
  await openHerds();
  expect(await screen.findByRole('button', { name: 'Move herds' })).toHaveClass('primary');
  expect(screen.getByRole('button', { name: 'Add herd' })).toHaveClass('quiet');
});

it.each(['Treat', 'Weigh'])('%s in the menu of a herd opens that form on its page', async (name) => {
  const { user } = await openHerds();
  await user.click(await screen.findByRole('button', { name: 'More for cows' }));
  await user.click(screen.getByRole('menuitem', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(window.location.pathname).toBe(`/herds/${COWS}`);
});

it('adds a herd with its first count in one group', async () => {
  const { user, groups } = await openHerds(bare());
  expect(await screen.findByRole('heading', { name: 'No herds yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add herd' }));
  expect(window.location.search).toBe('?form=add-herd');
  await user.type(inDialog().getByLabelText('Name'), ' Yearling   steers ');
  await user.selectOptions(inDialog().getByLabelText('Animals'), 'steers');
  await user.type(inDialog().getByLabelText('Head'), '64');
  await user.type(inDialog().getByLabelText('Average weight'), '725');
  await user.type(inDialog().getByLabelText('Gain per day'), '1.5');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Yearling steers' })).toBeVisible();
  await dialogClosed();
  await waitFor(() => expect(groups().some(({ label }) => label === 'Added herd Yearling steers')).toBe(true));
  const [herd, count] = groups().find(({ label }) => label.startsWith('Added'))?.changes ?? [];
  expect(herd).toMatchObject({ kind: 'herd', base: null, data: { name: 'Yearling steers', ours: true } });
  expect(count).toMatchObject({
    kind: 'count',
    data: {
      herd_uuid: herd?.uuid,
      classes: [{ animal: 'steers', head: 64, average_weight_lb: 725, gain_lb_per_day: 1.5 }],
    },
  });
});

it('adds one herd after another, each with a color of its own, from the same time on', async () => {
  const { user, changes } = await openHerds(bare(), '/herds?form=add-herd');
  await user.type(await screen.findByLabelText('Name'), 'Cows');
  fireEvent.change(inDialog().getByLabelText('When'), { target: { value: '2026-06-01T08:00' } });
  await user.click(inDialog().getByRole('button', { name: 'Add another' }));
  expect(await inDialog().findByText('Added Cows.')).toBeVisible();
  expect(inDialog().getByLabelText('When')).toHaveValue('2026-06-01T08:00');
  await user.keyboard('Bulls');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await dialogClosed();
  const herds = () => changes().flatMap(({ kind, data }) => (kind === 'herd' && data !== null ? [data] : []));
  await waitFor(() => expect(herds()).toMatchObject([{ name: 'Cows' }, { name: 'Bulls' }]));
  expect(new Set(herds().map((data) => (data as { color: string }).color)).size).toBe(2);
});

it('keeps what was typed and says beside the field what is wrong with it', async () => {
  const { user, changes } = await openHerds(bare(), '/herds?form=add-herd');
  await user.type(await screen.findByLabelText('Head'), '-3');
  await user.type(inDialog().getByLabelText('Average weight'), 'heavy');
  await user.clear(inDialog().getByLabelText('When'));
  await user.type(inDialog().getByLabelText('When'), '2199-01-01T08:00');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(inDialog().getByLabelText('Head')).toHaveAccessibleDescription(/Head cannot be below 0/));
  expect(inDialog().getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
  expect(inDialog().getByLabelText('Average weight')).toHaveAccessibleDescription(
    /Enter a number from 1 to 5,000 \(lb\)/,
  );
  expect(inDialog().getByLabelText('When')).toHaveAccessibleDescription(/This time is still to come/);
  expect(inDialog().getByLabelText('Head')).toHaveValue('-3');
  expect(inDialog().getByLabelText('Average weight')).toHaveValue('heavy');
  expect(changes().filter(({ kind }) => kind === 'herd')).toEqual([]);
});

it('takes a weight in kilograms from a person who reads metric units', async () => {
  const me = aMe({ settings: { units: 'metric' } });
  const { user, changes } = await openHerds(bare(), '/herds?form=add-herd', {
    'GET /api/v3/user/me': { status: 200, body: me },
  });
  await user.type(await screen.findByLabelText('Name'), 'Cows');
  await user.type(inDialog().getByLabelText('Head'), '10');
  await user.type(inDialog().getByLabelText('Average weight'), '500');
  await user.click(inDialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes().some(({ kind }) => kind === 'count')).toBe(true));
  const count = changes().find(({ kind }) => kind === 'count');
  expect(count?.data).toMatchObject({ classes: [{ average_weight_lb: expect.closeTo(1_102.31, 1) as number }] });
  expect(await screen.findByText('150 kg')).toBeVisible();
});

it('says which figure lacks head or weight, and never shows 0 for it', async () => {
  await openHerds([...bare(), aHerdRecord('bulls')]);
  expect(await screen.findByRole('link', { name: 'bulls' })).toBeVisible();
  expect(screen.getAllByText(/head unknown/i).length).toBeGreaterThan(0);
});

it('moves a herd to the paddock that is picked, and takes it back by Undo', async () => {
  const { user, changes } = await openHerds();
  await user.click(await screen.findByRole('button', { name: 'Move herds' }));
  expect(inDialog().getByRole('checkbox', { name: /^cows/ })).toBeChecked();
  await user.click(inDialog().getByRole('radio', { name: /^mesa/ }));
  await user.type(inDialog().getByLabelText('Planned days'), '5');
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await dialogClosed();
  await waitFor(() => expect(changes().filter(({ kind }) => kind === 'move')).toHaveLength(1));
  expect(changes().find(({ kind }) => kind === 'move')).toMatchObject({
    data: { herd_uuid: COWS, paddock_uuids: [MESA], off: null, planned_days: 5 },
  });
  expect(await screen.findByText('Moved 120 head to mesa')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'mesa' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'creek' })).toBeVisible();
});

it('means the days of the plan that a move makes, unless others are entered', async () => {
  const plan = (name: string, days: number, herd = COWS) => ({
    ...aPaddockRecord(name),
    kind: 'plan',
    data: {
      herd_uuid: herd,
      paddock_uuids: [MESA],
      at: new Date(Date.now() + 86_400_000).toISOString(),
      days,
      note: '',
    },
  });
  const planned = plan('plan', 9);
  const { user, changes } = await openHerds([...aRecord(), planned]);
  await user.click(await screen.findByRole('button', { name: 'Move herds' }));
  await user.click(inDialog().getByRole('radio', { name: /^mesa/ }));
  expect(inDialog().getByLabelText('Planned days')).toHaveAccessibleDescription('Left empty: 9 days, as planned');
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await dialogClosed();
  await waitFor(() => expect(changes().filter(({ kind }) => kind === 'move')).toHaveLength(1));
  expect(changes().find(({ kind }) => kind === 'move')?.data).toMatchObject({
    planned_days: 9,
    plan_uuid: planned.uuid,
  });
});

it('asks for the time before the long list of paddocks', async () => {
  await openHerds(aRecord(), '/herds?form=move');
  const when = await screen.findByLabelText('When');
  const isAfter = (what: HTMLElement) => when.compareDocumentPosition(what) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAfter(inDialog().getByRole('group', { name: 'Paddock' }))).toBe(true);
  expect(isAfter(inDialog().getByRole('group', { name: 'Herds' }))).toBe(false);
});

it('says in words that a paddock is closed, and moves a herd there all the same', async () => {
  const mark = {
    ...aPaddockRecord('mark'),
    kind: 'mark',
    data: { what: 'closed', starts_on: '2026-01-01', ends_on: null, paddock_uuid: MESA, lb: null, note: '' },
  };
  const { user, changes } = await openHerds([...aRecord(), mark], '/herds?form=move');
  const mesa = await screen.findByRole('radio', { name: /^mesa .*Closed/ });
  expect(inDialog().queryByText(/is marked as closed/)).toBeNull();
  await user.click(mesa);
  expect(await inDialog().findByText('mesa is marked as closed from January 1, 2026 on.')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await dialogClosed();
  await waitFor(() => expect(changes().some(({ kind }) => kind === 'move')).toBe(true));
});

it('warns of a paddock that is closed only later in the planned days', async () => {
  const inThree = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const mark = {
    ...aPaddockRecord('mark'),
    kind: 'mark',
    data: { what: 'closed', starts_on: inThree, ends_on: null, paddock_uuid: MESA, lb: null, note: '' },
  };
  const { user } = await openHerds([...aRecord(), mark], '/herds?form=move');
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  expect(inDialog().queryByText(/is marked as closed/)).toBeNull();
  await user.type(inDialog().getByLabelText('Planned days'), '10');
  expect(await inDialog().findByText(/^mesa is marked as closed from .* on\.$/)).toBeVisible();
});

it('moves a herd into several paddocks with open gates, of which every paddock has one', async () => {
  const many = Array.from({ length: 31 }, (_none, index) => aPaddockRecord(index === 0 ? 'north' : `draw ${index}`));
  const { user, changes } = await openHerds([...aRecord(), ...many], '/herds?form=move');
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  await user.click(inDialog().getByText('Several paddocks, or part of one'));
  await user.type(inDialog().getByLabelText('Acres of the strip in use (optional)'), '12');
  expect(inDialog().getAllByRole('checkbox', { name: /^(creek|north|draw \d+)$/ })).toHaveLength(32);
  await user.click(inDialog().getByRole('checkbox', { name: 'north' }));
  expect(inDialog().queryByLabelText('Acres of the strip in use (optional)')).toBeNull();
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await dialogClosed();
  expect(await screen.findByText('Moved 120 head to mesa and north')).toBeVisible();
  const both = { paddock_uuids: [MESA, expect.stringMatching(/./)], strip_acres: null };
  await waitFor(() => expect(changes().find(({ kind }) => kind === 'move')?.data).toMatchObject(both));
});

it('moves a herd to a strip of a paddock, and refuses one without acres', async () => {
  const { user, changes } = await openHerds(aRecord(), '/herds?form=move');
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  await user.click(inDialog().getByText('Several paddocks, or part of one'));
  const strip = inDialog().getByLabelText('Acres of the strip in use (optional)');
  await user.type(strip, '0');
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(strip).toHaveAccessibleDescription(/Enter a number above 0/));
  await user.clear(strip);
  await user.type(strip, '1.6');
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(changes().find(({ kind }) => kind === 'move')?.data).toMatchObject({
      paddock_uuids: [MESA],
      strip_acres: 1.6,
    }),
  );
});

it('refuses a move without a paddock beside the list, and keeps the rest', async () => {
  const { user, changes } = await openHerds(aRecord(), '/herds?form=move');
  await user.type(await screen.findByLabelText('Planned days'), '0');
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  expect(await inDialog().findByText('Choose a paddock')).toBeVisible();
  expect(inDialog().getByText('Enter a number of days above 0')).toBeVisible();
  expect(inDialog().getByLabelText('Planned days')).toHaveValue('0');
  expect(changes().filter(({ kind }) => kind === 'move')).toEqual([]);
});

it('warns of a move before the first count, and makes it all the same', async () => {
  const { user, changes } = await openHerds(aRecord(), '/herds?form=move');
  await user.click(await screen.findByRole('radio', { name: /^mesa/ }));
  const when = inDialog().getByLabelText('When');
  await user.clear(when);
  await user.type(when, '2026-05-01T08:00');
  expect(await inDialog().findByText(/Nobody counted cows before .*Jun 1.*, so figures/)).toBeVisible();
  expect(inDialog().getByRole('link', { name: 'Count from its first move' })).toHaveAttribute(
    'href',
    `/herds/${COWS}?form=count&at=2026-05-01T14%3A00%3A00.000Z`,
  );
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(changes().find(({ kind }) => kind === 'move')?.data).toMatchObject({ at: '2026-05-01T14:00:00.000Z' }),
  );
});

it('warns of a stay that is planned for more than 60 days, and makes the move all the same', async () => {
  const { user, changes } = await openHerds();
  await user.click(await screen.findByRole('button', { name: 'Move herds' }));
  await user.click(inDialog().getByRole('radio', { name: /^mesa/ }));
  await user.type(inDialog().getByLabelText('Planned days'), '61');
  expect(await inDialog().findByText('More than 60 days are planned for one stay.')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Move' }));
  await dialogClosed();
  await waitFor(() => expect(changes().find(({ kind }) => kind === 'move')?.data).toMatchObject({ planned_days: 61 }));
});

it('closes a dialog by the way back', async () => {
  const { user } = await openHerds();
  await user.click(await screen.findByRole('button', { name: 'Add herd' }));
  expect(screen.getByRole('dialog', { name: 'Add herd' })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/herds');
});

it('lets a viewer see and change nothing', async () => {
  const me = aMe({ ranches: [aRanch({ role: 'viewer' })] });
  await openHerds(aRecord(), '/herds?form=add-herd', { 'GET /api/v3/user/me': { status: 200, body: me } });
  expect(await screen.findByRole('link', { name: 'cows' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open the map (beta)']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
