import { screen, waitFor, within } from '@testing-library/react';
import type { ChangesCall } from '@contract/grazing/changes';
import { aPaddockTreatmentRecord } from '@testing/aPaddockTreatment';
import { aHerdRecord, aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const aPlan = (name: string, paddock: string, at: string, days = 3) => ({
  ...aPaddockRecord(name),
  kind: 'plan',
  data: { herd_uuid: COWS, paddock_uuids: [paddock], at, days, note: '' },
});

async function openPlan(records: readonly object[], path = '/grazing/plan', answers = {}) {
  const ranch = fakeRecordServer([...aRecord(), ...records]);
  const app = await renderApp(path, { hasSession: true, answers: { ...ranch.answers, ...answers } });
  await screen.findByRole('heading', { name: 'Grazing', level: 1 });
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as ChangesCall).groups)
      .map(({ changes: all }) => all);
  return { ...app, changes };
}

const steps = () => within(screen.getByRole('list', { name: 'Planned moves of cows' })).getAllByRole('listitem');
const texts = () => steps().map(({ textContent }) => textContent);

it('lists the planned moves of a herd with rest, target and feed, and what lies between them', async () => {
  await openPlan([aPlan('p1', MESA, inDays(2), 2), aPlan('p2', CREEK, inDays(6), 2)]);
  expect(await screen.findByText(/never grazed/)).toBeVisible();
  expect(texts()).toEqual([
    expect.stringMatching(/in 2 daysmesa2 days, until .*Ready never grazed.*No forage estimate for mesa/),
    expect.stringMatching(/^2 days without a plan/),
    expect.stringMatching(/creek.*Under the rest target: rested 4 of 45 days/),
  ]);
});

it('says of a stay that its feed ends before it, and that it is longer than stays are', async () => {
  const estimate = {
    ...aPaddockRecord('estimate'),
    kind: 'forage',
    data: { paddock_uuid: MESA, at: inDays(-1), lb_per_acre: 360, measure: 'season_estimate', method: '', note: '' },
  };
  await openPlan([estimate, aPlan('p1', MESA, inDays(2), 70)]);
  expect(await screen.findByText('Feed for 10 days of 70 days. More than 60 days in one place')).toBeVisible();
});

const aClosedMark = (name: string, paddock: string, inSoMany: number) => ({
  ...aPaddockRecord(name),
  kind: 'mark',
  data: {
    what: 'closed',
    starts_on: inDays(inSoMany).slice(0, 10),
    ends_on: null,
    paddock_uuid: paddock,
    note: '',
  },
});

it('warns in the form of a paddock that is closed on any day of the planned stay', async () => {
  const { user } = await openPlan([aClosedMark('on mesa', MESA, 4)], '/grazing/plan?form=plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
  await user.click(await dialog.findByRole('radio', { name: /^mesa/ }));
  await user.type(dialog.getByLabelText('Planned days'), '2');
  expect(dialog.queryByText(/marked as closed/)).toBeNull();
  await user.clear(dialog.getByLabelText('Planned days'));
  await user.type(dialog.getByLabelText('Planned days'), '6');
  expect(await dialog.findByText(/^mesa is marked as closed from .* on\.$/)).toBeVisible();
  await user.type(dialog.getByLabelText('Planned days'), '000000000000000');
  await waitFor(() => expect(dialog.queryByText(/marked as closed/)).toBeNull());
});

it('says of a planned move that its paddock is marked as closed on a day of it', async () => {
  const plans = [aPlan('p1', MESA, inDays(2), 3), aPlan('p2', CREEK, inDays(5), 2)];
  await openPlan([...plans, aClosedMark('on mesa', MESA, 4), aClosedMark('on creek', CREEK, 9)]);
  await screen.findByText(/^mesa is marked as closed from .* on\.$/);
  expect(texts()[0]).toMatch(/mesa is marked as closed from/);
  expect(screen.queryByText(/creek is marked as closed/)).toBeNull();
});

it('says of a planned move and in its form that the paddock is closed by what it was treated with', async () => {
  const treated = aPaddockTreatmentRecord(inDays(-3), { graze_days: 6 });
  const plans = [aPlan('p1', MESA, inDays(2), 3), aPlan('p2', MESA, inDays(6), 2)];
  const { user } = await openPlan([...plans, treated]);
  await screen.findByText(/^mesa was treated with Grazon and is closed from .* to .*\.$/);
  expect(texts()[0]).toMatch(/was treated/);
  expect(texts().at(-1)).not.toMatch(/was treated/);
  await user.click(screen.getByRole('button', { name: 'Add to plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
  await user.click(await dialog.findByRole('radio', { name: /^mesa/ }));
  expect(dialog.queryByText(/was treated with/)).toBeNull();
});

it('closes a gap by one press, as one change', async () => {
  const { user, changes } = await openPlan([aPlan('p1', MESA, inDays(2), 2), aPlan('p2', CREEK, inDays(6), 2)]);
  await user.click(await screen.findByRole('button', { name: 'Close the gap: cows after mesa' }));
  expect(steps()).toHaveLength(2);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject([{ kind: 'plan', data: { at: expect.any(String) as string } }]);
});

it('adds a move after the last one, and says what is missing in the form', async () => {
  const { user, changes } = await openPlan([aPlan('p1', MESA, inDays(2), 2)]);
  await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a paddock')).toBeVisible();
  expect(dialog.getByLabelText('Planned days')).toHaveAccessibleDescription(/Enter how many days/);
  await user.click(dialog.getByRole('radio', { name: /^creek/ }));
  await user.type(dialog.getByLabelText('Planned days'), '4');
  expect(dialog.getByText('creek has rested 2 of 45 days.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(steps()).toHaveLength(2));
  await waitFor(() => expect(changes()).toHaveLength(1));
  const [plan] = changes()[0] ?? [];
  expect(plan).toMatchObject({ kind: 'plan', data: { herd_uuid: COWS, paddock_uuids: [CREEK], days: 4 } });
  expect(await screen.findByText('Planned cows to creek')).toBeVisible();
});

it('walk 7: the form refuses a plan in the past and keeps what was typed', async () => {
  const { user, changes } = await openPlan([], '/grazing/plan?form=plan');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
  await user.click(await dialog.findByRole('radio', { name: /^mesa/ }));
  await user.type(dialog.getByLabelText('Planned days'), '4');
  await user.clear(dialog.getByLabelText('When'));
  await user.type(dialog.getByLabelText('When'), inDays(-2).slice(0, 16));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter a time from today on')).toBeVisible();
  expect(dialog.getByLabelText('Planned days')).toHaveValue('4');
  expect(changes()).toEqual([]);
});

it('walk 7: a plan that is late stays late while something else of it is changed', async () => {
  const { user, changes } = await openPlan([aPlan('p1', MESA, inDays(-3), 2)]);
  await user.click(await screen.findByRole('button', { name: /^Edit: cows/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the planned move' }));
  await user.clear(dialog.getByLabelText('Planned days'));
  await user.type(dialog.getByLabelText('Planned days'), '5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject([{ data: { days: 5 } }]);
});

it('walk 7: no press puts a planned move into the past', async () => {
  await openPlan([aPlan('p1', MESA, inDays(-9), 2), aPlan('p2', CREEK, inDays(2), 2), aPlan('p3', MESA, inDays(9), 2)]);
  expect(await screen.findByRole('button', { name: 'Close the gap: cows after creek' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the gap: cows after mesa' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Earlier: / })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Later: / })).toHaveLength(1);
});

const BULLS = aHerdRecord('bulls');
const ofBulls = (plan: ReturnType<typeof aPlan>) => ({ ...plan, data: { ...plan.data, herd_uuid: BULLS.uuid } });

it('walk 7: the sequence says where plans of one herd or of one paddock overlap', async () => {
  const plans = [aPlan('p1', MESA, inDays(2), 4), aPlan('p2', CREEK, inDays(5), 3)];
  await openPlan([BULLS, ...plans, ofBulls(aPlan('p3', CREEK, inDays(7), 2))]);
  await screen.findByRole('list', { name: 'Planned moves of bulls' });
  const [mesa, , creek] = texts();
  expect(mesa).toMatch(/Overlaps with another plan: cows in creek, /);
  expect(creek).toMatch(/Overlaps with another plan: cows in mesa, .* bulls in creek, /);
});

it('walk 7: the form says that a plan overlaps with one of its herd or its paddock, and saves it all the same', async () => {
  const plans = [aPlan('p1', MESA, inDays(2), 4), ofBulls(aPlan('p3', CREEK, inDays(7), 2))];
  const { user, changes } = await openPlan([BULLS, ...plans], `/grazing/plan?form=plan&herd=${COWS}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to plan' }));
  await user.click(await dialog.findByRole('radio', { name: /^creek/ }));
  await user.clear(dialog.getByLabelText('When'));
  await user.type(dialog.getByLabelText('When'), inDays(3).slice(0, 16));
  await user.type(dialog.getByLabelText('Planned days'), '1');
  expect(await dialog.findByText(/^Overlaps with another plan: cows in mesa, /)).toBeVisible();
  expect(dialog.queryByText(/bulls in creek/)).toBeNull();
  await user.type(dialog.getByLabelText('Planned days'), '0');
  expect(await dialog.findByText(/^Overlaps with another plan: bulls in creek, /)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
});

it('shifts those after a changed one where the person says so, and leaves them where not', async () => {
  const plans = [aPlan('p1', MESA, inDays(2), 2), aPlan('p2', CREEK, inDays(4), 2), aPlan('p3', MESA, inDays(6), 2)];
  const { user, changes } = await openPlan(plans);
  const edit = async (days: string, isShifting: boolean) => {
    await user.click((await screen.findAllByRole('button', { name: /^Edit: cows/ }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the planned move' }));
    await user.clear(dialog.getByLabelText('Planned days'));
    await user.type(dialog.getByLabelText('Planned days'), days);
    if (isShifting) await user.click(dialog.getByRole('checkbox', { name: /^Move the later ones too: 2 moves/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await edit('5', true);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]?.map(({ data }) => Object.keys(data ?? {}))).toEqual([['days'], ['at'], ['at']]);
  expect(screen.queryByText(/too many/)).toBeNull();
  await edit('6', false);
  expect(await screen.findByText(/^1 day too many/)).toBeVisible();
});

it('shifts a late plan to today, and lets two moves change places', async () => {
  const { user } = await openPlan([aPlan('p1', MESA, inDays(-2), 2), aPlan('p2', CREEK, inDays(0.001), 2)]);
  expect(await screen.findByText('2 days late')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Shift by 2 days: the plan of cows' }));
  expect(screen.queryByText('2 days late')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Earlier: cows to creek/ }));
  expect(texts()[0]).toMatch(/creek/);
});

it('makes the next one by one press, and puts plan and fact side by side', async () => {
  const { user, changes } = await openPlan([aPlan('p1', MESA, inDays(-1), 2)]);
  await user.click(await screen.findByRole('button', { name: 'Move now: cows to mesa' }));
  const table = within(await screen.findByRole('table', { name: 'Completed moves' }));
  expect(table.getByRole('row', { name: /cows to mesa.*1 day late.*there now, 2 days planned/ })).toBeVisible();
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).toMatchObject([
    { kind: 'move', data: { herd_uuid: COWS, paddock_uuids: [MESA], planned_days: 2, off: null } },
  ]);
});

it('names a plan that two moves make', async () => {
  const plan = aPlan('p1', MESA, inDays(-3), 2);
  const [one, other] = [inDays(-3), inDays(-1)].map((at) => aMoveRecord(MESA, { at, plan_uuid: plan.uuid }));
  await openPlan([plan, { ...one, uuid: '00000000-0000-4000-8000-000000000001' }, other as object]);
  expect(await screen.findAllByText(/Entered twice/)).toHaveLength(2);
});

it('says in the record, too, that two moves make one plan', async () => {
  const plan = aPlan('p1', MESA, inDays(-3), 2);
  const [one, other] = [
    [MESA, inDays(-3)],
    [CREEK, inDays(-1)],
  ].map(([to = '', at]) => aMoveRecord(to, { at, plan_uuid: plan.uuid }));
  const records = [plan, { ...one, uuid: '00000000-0000-4000-8000-000000000001' }, other as object];
  await openPlan(records, '/grazing/record?season=all');
  expect(await screen.findAllByText(/^The planned move of cows is entered twice/)).toHaveLength(2);
});

it('deletes a planned move', async () => {
  const plan = aPlan('p1', MESA, inDays(2), 2);
  const { user } = await openPlan([plan], `/grazing/plan?form=edit-plan&plan=${plan.uuid}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the planned move' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing is planned yet.')).toBeVisible();
});

it('shows a viewer the plan, and lets them change nothing', async () => {
  const me = aMe({ ranches: [aRanch({ role: 'viewer' })] });
  await openPlan([aPlan('p1', MESA, inDays(2)), aHerdRecord('bulls')], '/grazing/plan?form=plan', {
    'GET /api/v3/user/me': { status: 200, body: me },
  });
  expect(await screen.findByRole('list', { name: 'Planned moves of cows' })).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
