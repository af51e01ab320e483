import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { KIND_META } from '@contract/grazing/kindMeta';
import { RECORD_KINDS } from '@contract/grazing/records';
import { referenceFields } from '@contract/grazing/references';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA, moveData } from '@testing/aRecord';
import { aMe } from '@testing/factories';
import { labeled } from '@testing/labeled';
import { openRecords } from '@testing/openRecords';
import { MIGUEL, withPeople } from '@testing/withPeople';
import { showRefusedChange } from '../devices/refusedChange';
import { added, changed, groupOf, removed, type Change } from '../group';
import type { Theirs } from '../outbox';
import { fileGroupsTaken, groupsAnswered } from '../recordsEvents';
import { selectOutbox } from '@testing/selectOutbox';
import { reasonInWords } from '../refusalWays';
import { RefusedChanges } from './RefusedChanges';

const aNoteOf = (paddock_uuid: string) => ({
  at: '2026-06-02T16:00:00.000Z',
  text: 'Hay',
  paddock_uuid,
  herd_uuid: null,
  point: null,
});

const REFUSAL = { status: 'refused' as const, change: 0, code: 'changed_meanwhile' };

/** Miguel wrote it at 10:40 of the ranch's clock, on the day of the record. */
const byMiguel = (record: object, data: object | null) =>
  ({
    ...record,
    data,
    revision: 11,
    changed_at: '2026-06-02T16:40:00.000Z',
    changed_by: MIGUEL.uuid,
  }) as unknown as Theirs;

function openAtNoon() {
  jest.useFakeTimers({ now: Date.parse('2026-06-02T18:00:00.000Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  return openRecords();
}

const draw = ({ store }: ReturnType<typeof openRecords>) =>
  render(
    <MemoryRouter>
      <RefusedChanges />
    </MemoryRouter>,
    { wrapper: withPeople(store) },
  );

function refused(change: (opened: ReturnType<typeof openRecords>) => Change, present: Theirs, more: object = {}) {
  const opened = openAtNoon();
  const { store, record, others } = opened;
  const uuid = record('Renamed Creek', [change(opened)]);
  others(11, present);
  draw(opened);
  const details = { name: ['Somebody has changed this since'] };
  act(() => void store.dispatch(groupsAnswered([{ uuid, ...REFUSAL, details, records: [present], ...more }])));
  return { ...opened, user: userEvent.setup({ delay: null }) };
}

afterEach(() => jest.useRealTimers());

const show = (code: string, theirs: object | null) =>
  refused(
    ({ paddock }) => changed('paddock', paddock(), { name: 'Upper creek', acres: 90 }),
    byMiguel(aPaddockRecord('creek'), theirs),
    { code },
  );

const told = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

const conflict = () => show('changed_meanwhile', { ...aPaddockRecord('creek').data, name: 'Lower creek', acres: 90 });

it('says what was not saved, why, and what is there now', () => {
  conflict();
  expect(screen.getByRole('heading', { name: 'Not saved: Renamed Creek' })).toBeVisible();
  expect(screen.getByText('Miguel Ortiz changed this meanwhile, at 10:40 AM.')).toBeVisible();
  expect(told()).toEqual(['Name: you wrote Upper creek, now there is Lower creek.']);
});

it.each([
  ['the reader', aMe().uuid, 'You changed this meanwhile, at 10:40 AM.'],
  ['the same person', MIGUEL.uuid, 'Miguel Ortiz changed this meanwhile, at 10:40 AM.'],
])('names the person of the file that a change was read from, where %s changed it since', (_who, by, reason) => {
  const opened = openAtNoon();
  const { store, paddock } = opened;
  draw(opened);
  const group = groupOf(labeled('Renamed Creek'), [changed('paddock', paddock(), { name: 'Upper creek' })], null);
  const { data } = aPaddockRecord('creek');
  const present = { ...byMiguel(aPaddockRecord('creek'), { ...data, name: 'Lower creek' }), changed_by: by };
  act(() => {
    store.dispatch(fileGroupsTaken([{ group, by: 'page', fileOf: MIGUEL.uuid }]));
    store.dispatch(groupsAnswered([{ uuid: group.uuid, ...REFUSAL, details: '', records: [present] }]));
  });
  expect(screen.getByText(reason)).toBeVisible();
  expect(told()).toEqual(['Name: Miguel Ortiz wrote Upper creek, now there is Lower creek.']);
  expect(buttons()).toEqual(['Use the file’s', 'Keep what is there', 'Change it']);
});

it('brings what was refused into view, with the focus on it', () => {
  const { store } = conflict();
  const [refusedGroup] = selectOutbox(store.getState());
  showRefusedChange(refusedGroup?.uuid ?? '');
  expect(screen.getByRole('heading', { name: 'Not saved: Renamed Creek' })).toHaveFocus();
});

it('walk 6: a refused move names both paddocks, the person and the time', () => {
  const move = aRecord().at(-1) as ReturnType<typeof aMoveRecord>;
  const written = { paddock_uuids: [], off: 'corral' as const, planned_days: 2.5, at: '2026-06-03T12:00:00.000Z' };
  refused(
    () => changed('move', { uuid: move.uuid, base: move.revision }, written),
    byMiguel(move, { ...move.data, paddock_uuids: [CREEK, MESA] }),
  );
  expect(told()).toEqual([
    'Paddock: you wrote Corral, now there is creek and mesa.',
    'Planned days: you wrote 2.5 days, now there is nothing.',
    'When: you wrote Jun 3, 2026, 6:00 AM, now there is Jun 2, 2026, 6:00 AM.',
  ]);
});

it('walk 6: a herd that two people moved says whom and where each of them moved it', () => {
  const move = aRecord().at(-1) as ReturnType<typeof aMoveRecord>;
  refused(
    () => changed('move', { uuid: move.uuid, base: move.revision }, { paddock_uuids: [CREEK], off: null }),
    byMiguel(move, { ...move.data, paddock_uuids: [MESA], off: null }),
  );
  expect(told()).toEqual(['You moved cows to creek. Miguel Ortiz moved them to mesa at 10:40 AM.']);
});

it('walk 6: counts, weights and colors are in words, and what a stranger wrote is Someone’s', () => {
  const count = aRecord().at(-2) as { uuid: string; revision: number; data: { classes: object[] } };
  const [cows] = count.data.classes;
  refused(
    () =>
      changed('count', { uuid: count.uuid, base: count.revision }, {
        classes: [{ ...cows, head: 118, gain_lb_per_day: 1.5 }],
      } as never),
    { ...byMiguel(count, { ...count.data, classes: [{ ...cows, head: 119 }] }), changed_by: null },
  );
  expect(told()).toEqual([
    'Animals: you wrote 118 cows at 1,000 lb, gaining 1.5 lb a day, now there is 119 cows at 1,000 lb.',
  ]);
  expect(screen.getByText('Someone changed this meanwhile, at 10:40 AM.')).toBeVisible();
});

it('walk 6: what I deleted and another changed says so', () => {
  const herd = aRecord().find(({ uuid }) => uuid === COWS) as { revision: number; data: object };
  refused(() => removed('herd', { uuid: COWS, base: 4 }), byMiguel({ ...herd, kind: 'herd', uuid: COWS }, herd.data));
  expect(screen.getByText('You deleted this. Miguel Ortiz changed it at 10:40 AM.')).toBeVisible();
});

it('"Use mine" writes it over that', async () => {
  const { user, paddock, state } = conflict();
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  expect(paddock().data.name).toBe('Upper creek');
  expect(selectOutbox(state())).toMatchObject([{ state: 'waiting' }]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('"Keep theirs" leaves what is there', async () => {
  const { user, paddock, state } = conflict();
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
  expect(paddock(CREEK).data.name).toBe('Lower creek');
  expect(selectOutbox(state())).toEqual([]);
});

it('says that the record was deleted', () => {
  show('changed_meanwhile', null);
  expect(screen.getByText('Miguel Ortiz deleted this at 10:40 AM.')).toBeVisible();
});

it('what the server refuses for another reason can be tried again, or given up', async () => {
  const { user, state } = show('ranch_full', {});
  expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(selectOutbox(state())).toMatchObject([{ state: 'waiting', refusal: null }]);
});

it.each<[string, string | null, string[]]>([
  ['unknown_reference', null, ['Change it', 'Discard']],
  ['in_use', null, ['Discard']],
  ['overlap', null, ['Change it', 'Discard']],
  ['invalid', null, ['Change it', 'Discard']],
  ['in_future', 'Its time is in the future.', ['Change it', 'Try again', 'Discard']],
  ['forbidden', 'Your role on this ranch does not allow this.', ['Try again', 'Save as a file', 'Discard']],
  ['key_reused', 'The server has another version of this change.', ['Save as a new change', 'Discard']],
  ['another code', null, ['Try again', 'Save as a file', 'Discard']],
])('OFFLINE O3: a change refused as %s says why, and what can be done', (code, reason, offered) => {
  show(code, {});
  expect(screen.getByText(reason ?? 'Somebody has changed this since')).toBeVisible();
  expect(buttons()).toEqual(offered);
});

it('OFFLINE O3: an entry about a paddock that is gone has no form to be changed in', () => {
  const about = { paddock_uuid: 'gone', at: '2026-06-02T16:00:00.000Z', lb_per_acre: 900 };
  const forage = added('forage', { ...about, measure: 'standing', method: '', note: '' });
  refused(() => forage, byMiguel(aPaddockRecord('creek'), {}), { code: 'unknown_reference' });
  expect(buttons()).toEqual(['Try again', 'Save as a file', 'Discard']);
});

it('OFFLINE O3: what the server knows by another content is saved as a new change', async () => {
  const { user, state } = show('key_reused', {});
  const [{ uuid: first } = { uuid: '' }] = selectOutbox(state());
  await user.click(screen.getByRole('button', { name: 'Save as a new change' }));
  expect(selectOutbox(state())).toMatchObject([{ state: 'waiting', label: 'Renamed Creek' }]);
  expect(selectOutbox(state())[0]?.uuid).not.toBe(first);
});

it.each([
  ['paddock_uuids', 'It refers to a paddock that is no longer on this ranch.'],
  ['assignee_uuid', 'It refers to a person who is no longer on this ranch.'],
  ['another_field', 'There is none'],
])('OFFLINE O3: says what %s referred to', (field, words) => {
  expect(
    reasonInWords({ code: 'unknown_reference', details: { [field]: ['There is none'] }, change: 0, records: [] }),
  ).toBe(words);
});

it('OFFLINE O3: has words for all that a record can refer to', () => {
  const reasons = RECORD_KINDS.flatMap(referenceFields).map(({ field, refers }) => ({
    refers,
    words: reasonInWords({
      code: 'unknown_reference',
      details: { [field]: ['There is none'] },
      change: 0,
      records: [],
    }),
  }));
  expect(reasons.length).toBeGreaterThan(10);
  const named = (refers: (typeof reasons)[number]['refers']): string => {
    const [only, ...others] = refers;
    if (only === undefined || others.length > 0) return 'what is no longer';
    const one = only === 'member' ? 'person who' : `${KIND_META[only].words[0]} that`;
    return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} is no longer`;
  };
  for (const { refers, words } of reasons) expect(words).toContain(named(refers));
});

it('OFFLINE O3: is discarded only once the person has said so', async () => {
  const { user, state } = show('in_use', {});
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = screen.getByRole('dialog', { name: 'Discard “Renamed Creek”?' });
  expect(question).toHaveTextContent('It was never saved.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(selectOutbox(state())).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
  expect(selectOutbox(state())).toEqual([]);
});

it('OFFLINE O3: a move into a paddock whose new name was refused goes out once the name is given up', async () => {
  const { user, record, paddock, state } = conflict();
  act(() => void record('Moved', [added('move', moveData(CREEK))]));
  act(() => void record('Added hay', [added('note', aNoteOf(paddock().uuid))]));
  expect(selectOutbox(state())).toMatchObject([{}, { waitsFor: 'Renamed Creek' }, {}]);
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(selectOutbox(state())).toMatchObject([
    { label: 'Moved', state: 'waiting', waitsFor: null },
    { label: 'Added hay', state: 'waiting', waitsFor: null },
  ]);
});

it('OFFLINE O3: giving up one that others build on asks about all of them', async () => {
  const { user, record, paddock, state } = conflict();
  const [first] = selectOutbox(state());
  act(
    () => void record('Renamed again', [changed('paddock', { ...paddock(), base: first?.uuid ?? '' }, { acres: 91 })]),
  );
  act(() => void record('Renamed Mesa', [changed('paddock', paddock(MESA), { name: 'High mesa' })]));
  await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
  const question = screen.getByRole('dialog', { name: '1 other change depends on this one. Discard it too?' });
  await user.click(within(question).getByRole('button', { name: 'Discard both' }));
  expect(selectOutbox(state()).map(({ label }) => label)).toEqual(['Renamed Mesa']);
});
