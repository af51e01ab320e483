import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Role } from '@contract/ranches/rights';
import { headAsked } from '@records/recordsEvents';
import { aHerdRecord, aPaddockRecord, aRanchRecord, aRecord, aSeasonRecord } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

interface Given {
  records?: readonly object[];
  role?: Role;
  units?: 'imperial' | 'metric';
  path?: string;
}

const PAST = aSeasonRecord('2025', { starts_on: '2025-01-01', ends_on: '2025-12-31' });
const NOW = aSeasonRecord('2026');

async function open({ records = [...aRecord(), PAST, NOW], role = 'owner', units, path }: Given = {}) {
  const ranch = fakeRecordServer(records);
  const me = aMe({ ranches: [aRanch({ role })], settings: { units: units ?? 'imperial' } });
  const app = await renderApp(path ?? '/settings/ranch', {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: me }, ...ranch.answers },
  });
  await screen.findByRole('heading', { name: 'Seasons' });
  const changes = () =>
    app.server
      .callsTo(CHANGES)
      .flatMap(({ body }) => (body as { groups: { changes: { kind: string; data: object }[] }[] }).groups)
      .flatMap((group) => group.changes);
  return { ...app, ranch, changes };
}

const edit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Change the ranch settings' }));
const saveSettings = async () => (await dialog('Ranch settings')).getByRole('button', { name: 'Save' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const seasons = () =>
  within(screen.getByRole('heading', { name: 'Seasons' }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what figures are computed by', () => {
  it.each([
    ['owner', 'imperial', 'Weight of a standard animal (pounds)', '1000', '1200', 1_200],
    ['manager', 'metric', 'Weight of a standard animal (kilograms)', '453.5924', '500', 1_102.31],
  ] as const)('an %s changes it, in %s units', async (role, units, label, shown, typed, stored) => {
    const { user, changes } = await open({ role, units });
    await edit(user);
    const weight = screen.getByLabelText(label);
    expect(weight).toHaveValue(shown);
    await user.clear(weight);
    await user.type(weight, typed);
    await user.clear(screen.getByLabelText('Rest target while growing (days)'));
    await user.type(screen.getByLabelText('Rest target while growing (days)'), '60');
    await user.click(await saveSettings());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('60 days while growing, 90 while dormant')).toBeVisible();
    const [change, ...more] = changes();
    expect(more).toEqual([]);
    expect(change).toMatchObject({ kind: 'ranch', uuid: RANCH_UUID });
    const { standard_weight_lb, ...rest } = change?.data as { standard_weight_lb: number };
    expect(standard_weight_lb).toBeCloseTo(stored, 1);
    expect(rest).toEqual({ rest_target_growing_days: 60 });
  });

  it.each([
    ['chicago{Enter}', 'America/Chicago'],
    ['Pacific{Tab}', 'America/Los_Angeles'],
    ['pacific time{Enter}', 'America/Los_Angeles'],
  ])('walk 35: the time zone that %s stands for is taken, and nothing is sent yet', async (typed, zone) => {
    const { user, changes } = await open();
    await edit(user);
    const field = screen.getByLabelText('Time zone');
    await user.clear(field);
    await user.type(field, typed);
    await waitFor(() => expect(field).toHaveValue(zone));
    expect(screen.getByText(/All times of the ranch, past ones too/)).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it.each([
    ['Time zone', 'Mars/Olympus', 'We don’t know this time zone. Choose one from the list, such as America/Denver'],
    ['Weight of a standard animal (pounds)', '6000', 'Enter a number from 1 to 5,000 (lb)'],
    ['What it eats a day (pounds)', 'much', 'Enter a number from 1 to 200 (lb)'],
    ['Rest target while dormant (days)', '1.5', 'Enter a whole number from 0 to 3,650 (days)'],
    ['Utilization (percent)', '101', 'Enter a number from 0 to 100'],
  ])('%s: %s is refused beside the field, and kept', async (label, typed, sentence) => {
    const { user, changes } = await open();
    await edit(user);
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
    await user.click(await saveSettings());
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    expect(field).toHaveValue(typed);
    expect(changes()).toEqual([]);
  });

  it.each(['member', 'viewer'] as const)('a %s reads it alone', async (role) => {
    await open({ role });
    expect(screen.getByText('45 days while growing, 90 while dormant')).toBeVisible();
    expect(screen.getByText('1,000 lb, eats 30 lb a day')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Change|Add season|End|Edit|Delete 2/ })).toBeNull();
  });

  it('says that the record did not come, and reads it again', async () => {
    const ranch = fakeRecordServer([...aRecord(), NOW]);
    let isDown = true;
    const read = (call: { query: string }) => {
      const body = { error: 'Busy', details: 'Busy now', code: 'busy' };
      return isDown ? { status: 503, body } : ranch.answers[RECORDS](call);
    };
    const me = { status: 200, body: aMe({ ranches: [aRanch()] }) };
    const { user } = await renderApp('/settings/ranch', {
      hasSession: true,
      answers: { 'GET /api/v3/user/me': me, ...ranch.answers, [RECORDS]: read },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText('Ranch name')).toBeVisible();
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Seasons' })).toBeVisible();
  });
});

describe('seasons', () => {
  it('are listed, the latest first, each with its days and a way to look at it', async () => {
    await open();
    expect(seasons().map((text) => text?.slice(0, 60))).toEqual([
      expect.stringContaining('2026 CurrentWhole year. From Jan 1, 2026 on'),
      expect.stringContaining('2025 Whole year. Jan 1, 2025 to Dec 31, 2025'),
    ]);
    expect(screen.getByRole('link', { name: '2025' })).toHaveAttribute('href', `/paddocks?season=${PAST.uuid}`);
  });

  it('a new one is written, and the form closes', async () => {
    const { user, changes } = await open({ records: [...aRecord(), PAST] });
    await user.click(screen.getByRole('button', { name: 'Add season' }));
    const form = await dialog('Add season');
    await user.type(form.getByLabelText('Name'), ' Winter ');
    await user.selectOptions(form.getByLabelText('Kind'), 'Dormant season');
    await user.type(form.getByLabelText('First day'), '2026-01-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ data }) => data)).toEqual([
      { name: 'Winter', type: 'dormant', starts_on: '2026-01-01', ends_on: null },
    ]);
  });

  it('one that overlaps another is refused beside the dates before it is sent', async () => {
    const { user, changes } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit 2025' }));
    const form = await dialog('Edit season');
    await user.clear(form.getByLabelText('Last day (optional)'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This overlaps the season 2026')).toBeVisible();
    expect(form.getByLabelText('First day')).toHaveFocus();
    expect(changes()).toEqual([]);
  });

  it('one that the server finds to overlap is refused beside the dates, and nothing waits', async () => {
    const { user, ranch } = await open({ records: [...aRecord(), PAST] });
    const details = { starts_on: 'This overlaps the season Spring' };
    ranch.refuseNext({ code: 'overlap', details });
    await user.click(screen.getByRole('button', { name: 'Add season' }));
    const form = await dialog('Add season');
    await user.type(form.getByLabelText('Name'), 'Summer');
    await user.type(form.getByLabelText('First day'), '2026-03-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This overlaps the season Spring')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Summer');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await user.clear(form.getByLabelText('First day'));
    await user.type(form.getByLabelText('First day'), '2026-05-01');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('one is ended after a look at what is missing, and the next one begins', async () => {
    const records = [...aRecord(), aHerdRecord('bulls'), aPaddockRecord('alder'), PAST, NOW];
    const { user, changes } = await open({ records });
    await user.click(screen.getByRole('button', { name: 'End 2026' }));
    const form = await dialog('End 2026');
    expect(form.getByText(/that haven’t been counted/)).toHaveTextContent('bulls');
    expect(form.getByText(/without a forage estimate/)).toHaveTextContent(/alder.*creek.*mesa|creek.*mesa.*alder/);
    expect(form.getByText(/on pasture now/)).toHaveTextContent('cows');
    expect(form.queryByText(/without a weight/)).toBeNull();
    await user.clear(form.getByLabelText('Last day'));
    await user.type(form.getByLabelText('Last day'), '2026-10-31');
    await user.clear(form.getByLabelText('Name of the next season'));
    await user.type(form.getByLabelText('Name of the next season'), 'Winter');
    await user.selectOptions(form.getByLabelText('Kind of the next season'), 'Dormant season');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ data }) => data)).toEqual([
      { ends_on: '2026-10-31' },
      { name: 'Winter', type: 'dormant', starts_on: '2026-11-01', ends_on: null },
    ]);
  });

  it('one is deleted, with the way back in the message', async () => {
    const { user, changes } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete 2025' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(changes()).toMatchObject([{ kind: 'season', uuid: PAST.uuid, data: null }]);
    expect(seasons()).toHaveLength(1);
  });
});

it('a ranch without a zone gets the one of the browser', async () => {
  const records = [aRanchRecord({ time_zone: null }, { revision: 1 }), NOW];
  const { changes } = await open({ records });
  await waitFor(() => expect(changes()).toHaveLength(1));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(screen.getByText(timeZone)).toBeVisible();
});

describe('the form of the figures, while the zone of the ranch becomes another', () => {
  const typeRest = async (user: UserEvent) => {
    const rest = screen.getByLabelText('Rest target while growing (days)');
    await user.clear(rest);
    await user.type(rest, '60');
    return rest;
  };

  it('keeps what was typed, and shows the zone that came', async () => {
    const { user, ranch, store, changes } = await open();
    await edit(user);
    const rest = await typeRest(user);
    ranch.others({ kind: 'ranch', uuid: RANCH_UUID, data: { time_zone: 'America/Boise' } });
    act(() => void store.dispatch(headAsked()));
    await waitFor(() => expect(screen.getByLabelText('Time zone')).toHaveValue('America/Boise'));
    expect(rest).toHaveValue('60');
    await user.click(await saveSettings());
    await waitFor(() => expect(changes()).toMatchObject([{ data: { rest_target_growing_days: 60 } }]));
    expect(changes()[0]?.data).not.toHaveProperty('time_zone');
  });

  it('keeps the zone that was chosen where the server refuses it', async () => {
    const { user, ranch } = await open();
    await edit(user);
    const zone = screen.getByLabelText('Time zone');
    await user.clear(zone);
    await user.type(zone, 'America/Boise');
    const rest = await typeRest(user);
    ranch.refuseNext({ code: 'invalid', details: { time_zone: ['Not this one'] } });
    await user.click(await saveSettings());
    await waitFor(() => expect(zone).toHaveAccessibleDescription('Not this one'));
    expect(zone).toHaveValue('America/Boise');
    expect(rest).toHaveValue('60');
  });
});
