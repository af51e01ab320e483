import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@contract/ranches/rights';
import { aMoveRecord, aPaddockRecord, aRecord, aSeasonRecord, CREEK, MESA } from '@testing/aRecord';
import { aMe, aRanch } from '@testing/factories';
import { CHANGES, fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { renderApp } from '@testing/renderApp';

interface Given {
  records?: readonly object[];
  role?: Role;
  units?: 'imperial' | 'metric';
  path?: string;
}

async function open({ records = aRecord(), role = 'owner', units = 'imperial', path = '/paddocks' }: Given = {}) {
  const ranch = fakeRecordServer(records);
  const me = aMe({ ranches: [aRanch({ role })], settings: { mapSelectedColorScheme: 'uniform', units } });
  const app = await renderApp(path, {
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: me }, ...ranch.answers },
  });
  await screen.findByRole('heading', { name: 'Paddocks', level: 1 });
  return { ...app, ranch };
}

const table = () => screen.getByRole('table', { name: 'Paddocks' });
const rows = () => within(table()).getAllByRole('row').slice(1, -1);
const cellsOf = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(({ textContent }) => textContent);
const names = () => rows().map((row) => within(row).getByRole('rowheader').textContent);
const sent = (app: Awaited<ReturnType<typeof open>>) =>
  app.server
    .callsTo(CHANGES)
    .flatMap(({ body }) => (body as { groups: { changes: { kind: string; data: object }[] }[] }).groups);

it('lists the paddocks with what is known of each', async () => {
  await open();
  const head = within(table()).getAllByRole('columnheader');
  expect(head.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Acres',
    'State',
    'Rest days',
    'Grazing days',
    'Season ADA',
    'Forage left',
  ]);
  expect(names()).toEqual(['mesa', 'creek']);
  const [mesa, creek] = rows().map(cellsOf);
  expect(mesa).toEqual(['mesa', '100', 'Ready', '---', '---', '0', 'no forage estimate yet']);
  expect(creek?.slice(0, 4)).toEqual(['creek', '100', 'Grazing', '---']);
  expect(Number(creek?.[4]?.replaceAll(',', ''))).toBeGreaterThan(100);
  expect(document.title).toBe('Paddocks · Grazewell');
});

it('says days of rest since the herd has left, and that a short rest is not ready', async () => {
  const left = new Date(Date.now() - 20 * 86_400_000).toISOString();
  await open({ records: [...aRecord(), aMoveRecord(MESA, { at: left })] });
  expect(rows().map((row) => cellsOf(row).slice(0, 4))).toEqual([
    ['creek', '100', 'Resting', '20'],
    ['mesa', '100', 'Grazing', '---'],
  ]);
});

it('adds up acres, and says what the sum of forage lacks', async () => {
  await open();
  const total = within(table()).getAllByRole('row').at(-1) as HTMLElement;
  expect(cellsOf(total).slice(0, 2)).toEqual(['2 paddocks', '200']);
  expect(total).toHaveTextContent(/no forage estimate for (creek and mesa|mesa and creek)/);
});

it('sorts by a column, the other way at the next press, and keeps it in the address', async () => {
  const { user } = await open({ records: [...aRecord(), aPaddockRecord('alder', { acres: 40 })] });
  const acres = () => within(table()).getByRole('columnheader', { name: 'Acres' });
  await user.click(within(acres()).getByRole('button'));
  expect(names()).toEqual(['creek', 'mesa', 'alder']);
  expect(acres()).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(acres()).getByRole('button'));
  expect(names()).toEqual(['alder', 'creek', 'mesa']);
  expect(location.search).toBe('?sort=acres');
});

it('narrows the list down by state and by name', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Grazing 1' }));
  expect(names()).toEqual(['creek']);
  await user.click(screen.getByRole('button', { name: 'All 2' }));
  await user.type(screen.getByLabelText('Search paddocks'), 'MÉS');
  await waitFor(() => expect(names()).toEqual(['mesa']));
});

it('adds a paddock with a name and acres alone', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Add paddock' }));
  expect(location.search).toBe('?form=add-paddock');
  const dialog = within(screen.getByRole('dialog', { name: 'Add paddock' }));
  await app.user.type(dialog.getByLabelText('Name'), ' North  40 ');
  await app.user.type(dialog.getByLabelText('Acres'), '40');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(names()).toContain('North 40'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(location.search).toBe(''));
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(sent(app)[0]?.changes).toMatchObject([
    { kind: 'paddock', data: { name: 'North 40', acres: 40, grazeable_percent: 100, parent_uuid: null, shape: null } },
  ]);
});

it.each([
  ['', '', ['This field is required', 'Enter the acres']],
  ['North', 'many', ['Enter a number from 0 to 1,000,000 (ac)']],
  ['North', '-4', ['Enter a number from 0 to 1,000,000 (ac)']],
])('refuses the name %j with %j acres beside the field, and keeps what was typed', async (name, acres, sentences) => {
  const app = await open({ path: '/paddocks?form=add-paddock' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add paddock' }));
  if (name !== '') await app.user.type(dialog.getByLabelText('Name'), name);
  if (acres !== '') await app.user.type(dialog.getByLabelText('Acres'), acres);
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const sentence of sentences) expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByLabelText('Acres')).toHaveValue(acres);
  expect(app.server.callsTo(CHANGES)).toHaveLength(0);
});

it('warns of a name that is taken, and does not keep anybody from it', async () => {
  const { user } = await open({ path: '/paddocks?form=add-paddock' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add paddock' }));
  await user.type(dialog.getByLabelText('Name'), 'Creek');
  expect(await dialog.findByText('There is a paddock of this name already.')).toBeVisible();
  await user.type(dialog.getByLabelText('Acres'), '10');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(names()).toContain('Creek'));
});

it('takes and shows hectares of people who measure in them', async () => {
  const app = await open({ units: 'metric', path: '/paddocks?form=add-paddock' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add paddock' }));
  await app.user.type(dialog.getByLabelText('Name'), 'North');
  await app.user.type(dialog.getByLabelText('Hectares'), '20');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(sent(app)[0]?.changes[0]?.data).toMatchObject({ acres: expect.closeTo(49.42, 2) });
  expect(cellsOf(rows().find((row) => row.textContent.includes('North')) as HTMLElement)[1]).toBe('20');
});

it.each(['member', 'viewer'] as const)('shows all of it to a %s, who adds none', async (role) => {
  await open({ role, path: '/paddocks?form=add-paddock' });
  expect(names()).toEqual(['mesa', 'creek']);
  expect(screen.queryByRole('button', { name: 'Add paddock' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that there is none yet, and how to add the first', async () => {
  const { user } = await open({ records: aRecord().slice(0, 1) });
  expect(screen.getByRole('heading', { name: 'No paddocks yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add paddock' }));
  expect(await screen.findByRole('dialog', { name: 'Add paddock' })).toBeVisible();
});

it('keeps parts of a paddock out of the list and its sums, behind a button of their own', async () => {
  const { user } = await open({
    records: [...aRecord(), aPaddockRecord('east', { acres: 50, parent_uuid: CREEK })],
  });
  expect(names()).toEqual(['mesa', 'creek']);
  await user.click(screen.getByRole('button', { name: 'Subdivisions 1' }));
  expect(names()).toEqual(['east in creek']);
});

it('keeps a list of thousands short in the page', async () => {
  // jsdom has no layout: each row is as high as on a desk.
  class Resizes {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Resizes });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
  const many = Array.from({ length: 2_000 }, (_, at) => aPaddockRecord(`p${at}`));
  await open({ records: [...aRecord(), ...many] });
  expect(rows().length).toBeLessThan(200);
  expect(table()).toHaveAttribute('aria-rowcount', '2004');
  jest.restoreAllMocks();
});

it('R1: says that the record did not come, and it comes with another try', async () => {
  const ranch = fakeRecordServer(aRecord());
  const { server, user } = await renderApp('/paddocks', {
    hasSession: true,
    answers: { ...ranch.answers, [RECORDS]: { status: 500, body: {} } },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  Object.assign(server.answers, ranch.answers);
  await user.click(again);
  expect(await screen.findByRole('table', { name: 'Paddocks' })).toBeVisible();
});

it('adds one paddock after another', async () => {
  const { user } = await open({ records: aRecord().slice(0, 1), path: '/paddocks?form=add-paddock' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add paddock' }));
  await user.type(dialog.getByLabelText('Name'), 'North  flat');
  await user.type(dialog.getByLabelText('Acres'), '40');
  await user.click(dialog.getByRole('button', { name: 'Add another' }));
  expect(await dialog.findByText('Added North flat.')).toBeVisible();
  expect(dialog.getByLabelText('Acres')).toHaveValue('');
  await user.keyboard('South flat');
  await user.type(dialog.getByLabelText('Acres'), '50');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(names()).toEqual(['North flat', 'South flat']);
});

describe('a season in the address', () => {
  const SPRING = aSeasonRecord('spring', { starts_on: '2026-06-01', ends_on: '2026-06-21' });
  const SUMMER = aSeasonRecord('summer', { starts_on: '2026-06-22' });
  const records = [...aRecord(), SPRING, SUMMER, aMoveRecord(MESA, { at: '2026-07-01T12:00:00.000Z' })];

  it('shows the paddocks as they were at its end, and the way back', async () => {
    const { user } = await open({ records, path: `/paddocks?season=${SPRING.uuid}` });
    expect(screen.getByRole('heading', { name: 'Season spring' })).toBeVisible();
    expect(screen.getByText(/June 1, 2026 to June 21, 2026/)).toBeVisible();
    const byName = new Map(rows().map((row) => [cellsOf(row)[0], cellsOf(row)]));
    // From noon of 2 June, UTC, to the midnight in Denver after the 21st.
    expect(byName.get('creek')?.slice(2, 5)).toEqual(['Grazing', '---', '19.8']);
    expect(byName.get('mesa')?.slice(2, 4)).toEqual(['Ready', '---']);
    expect(screen.queryByRole('button', { name: 'Add paddock' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to now' }));
    expect(screen.queryByRole('heading', { name: 'Season spring' })).toBeNull();
    expect(rows().map((row) => cellsOf(row).slice(0, 3))).toContainEqual(['mesa', '100', 'Grazing']);
  });

  it('stays while the list is sorted', async () => {
    const { user } = await open({ records, path: `/paddocks?season=${SPRING.uuid}` });
    await user.click(within(table()).getByRole('button', { name: 'Acres' }));
    expect(location.search).toContain(SPRING.uuid);
    expect(screen.getByRole('heading', { name: 'Season spring' })).toBeVisible();
  });

  it('shows the marks of its last day, and those of now only as of now', async () => {
    const mark = (name: string, what: string, paddock_uuid: string, starts_on: string, ends_on: string | null) => ({
      ...aPaddockRecord(name),
      kind: 'mark',
      data: { what, starts_on, ends_on, paddock_uuid, lb: null, note: '' },
    });
    const marks = [
      mark('then', 'closed', CREEK, SPRING.data.starts_on, SPRING.data.ends_on),
      mark('since', 'attention', MESA, '2026-07-01', null),
    ];
    const { user } = await open({ records: [...records, ...marks], path: `/paddocks?season=${SPRING.uuid}` });
    expect(within(table()).getByRole('row', { name: /^creek.*Closed/ })).toBeVisible();
    expect(within(table()).queryByText('Attention')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to now' }));
    expect(await within(table()).findByRole('row', { name: /^mesa.*Attention/ })).toBeVisible();
    expect(within(table()).queryByText('Closed')).toBeNull();
  });

  it('one that is not there shows the present', async () => {
    await open({ records, path: '/paddocks?season=gone' });
    expect(screen.queryByRole('heading', { name: /^Season/ })).toBeNull();
    expect(rows().map((row) => cellsOf(row).slice(0, 3))).toContainEqual(['mesa', '100', 'Grazing']);
  });
});
