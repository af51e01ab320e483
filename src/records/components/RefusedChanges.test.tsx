import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMoveRecord, aPaddockRecord, aRecord, COWS, CREEK, MESA } from '@testing/aRecord';
import { openRecords } from '@testing/openRecords';
import { MIGUEL, withPeople } from '@testing/withPeople';
import { changed, removed, type Change } from '../group';
import type { Theirs } from '../outbox';
import { groupsAnswered } from '../recordsSlice';
import { selectOutbox } from '../recordsSelectors';
import { RefusedChanges } from './RefusedChanges';

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

function refused(change: (opened: ReturnType<typeof openRecords>) => Change, present: Theirs, more: object = {}) {
  jest.useFakeTimers({ now: Date.parse('2026-06-02T18:00:00.000Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const opened = openRecords();
  const { store, record, others } = opened;
  const uuid = record('Renamed Creek', [change(opened)]);
  others(11, present);
  render(<RefusedChanges />, { wrapper: withPeople(store) });
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

const conflict = () => show('changed_meanwhile', { ...aPaddockRecord('creek').data, name: 'Lower creek', acres: 90 });

it('says what was not saved, why, and what is there now', () => {
  conflict();
  expect(screen.getByRole('heading', { name: 'Not saved: Renamed Creek' })).toBeVisible();
  expect(screen.getByText('Somebody has changed this since')).toBeVisible();
  expect(told()).toEqual(['Name: you wrote Upper creek; Miguel Ortiz wrote Lower creek, at 10:40 AM']);
});

it('walk 6: a refused move names both paddocks, the person and the time', () => {
  const move = aRecord().at(-1) as ReturnType<typeof aMoveRecord>;
  const written = { paddock_uuids: [], off: 'corral' as const, planned_days: 2.5, at: '2026-06-03T12:00:00.000Z' };
  refused(
    () => changed('move', { uuid: move.uuid, base: move.revision }, written),
    byMiguel(move, { ...move.data, paddock_uuids: [CREEK, MESA] }),
  );
  expect(told()).toEqual([
    'Paddock: you wrote Corral; Miguel Ortiz wrote creek and mesa, at 10:40 AM',
    'Planned days: you wrote 2.5 days; Miguel Ortiz wrote nothing, at 10:40 AM',
    'When: you wrote Jun 3, 2026, 6:00 AM; Miguel Ortiz wrote Jun 2, 2026, 6:00 AM, at 10:40 AM',
  ]);
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
    'Animals: you wrote 118 cows at 1,000 lb, gaining 1.5 lb a day; Someone wrote 119 cows at 1,000 lb, at 10:40 AM',
  ]);
});

it('walk 6: what I deleted and another changed says so', () => {
  const herd = aRecord().find(({ uuid }) => uuid === COWS) as { revision: number; data: object };
  refused(() => removed('herd', { uuid: COWS, base: 4 }), byMiguel({ ...herd, kind: 'herd', uuid: COWS }, herd.data));
  expect(told()).toEqual(['You deleted it; Miguel Ortiz changed it, at 10:40 AM']);
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
  expect(told()).toEqual(['You changed it; Miguel Ortiz deleted it, at 10:40 AM']);
});

it('what the server refuses for another reason can be tried again, or given up', async () => {
  const { user, state } = show('ranch_full', {});
  expect(screen.queryByRole('button', { name: 'Use mine' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(selectOutbox(state())).toMatchObject([{ state: 'waiting', refusal: null }]);
});
