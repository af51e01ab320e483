import { aRecord, CREEK, MESA } from '@testing/aRecord';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { move, openReadRanch, rename, type openRanch } from '@testing/openRanch';
import { sessionEnded } from '@shared/events';
import { fileGroupsTaken, mineChosen } from './recordsEvents';
import { selectWaitingSince, selectWrongClockAt } from './selectWaiting';

const BO = '22222222-2222-4222-8222-222222222222';
const ANA = '44444444-4444-4444-8444-444444444444';
const uuid = (index: number) => `33333333-3333-4333-8333-${String(index).padStart(12, '0')}`;

const ofFile = (index: number, name: string, fileOf = BO, more: { base?: number | string; of?: string } = {}) => ({
  group: {
    uuid: uuid(index),
    at: '2126-06-01T12:00:00.000Z',
    label: name,
    import_uuid: null,
    schema: 2,
    changes: [{ kind: 'paddock', uuid: more.of ?? CREEK, base: more.base ?? 6, data: { name } }],
  },
  by: 'page' as const,
  fileOf,
});

type Opened = Awaited<ReturnType<typeof openRanch>>;
const stores: Opened['store'][] = [];
const open = async (given: Parameters<typeof openRanch>[0] = {}) => {
  const opened = await openReadRanch(given);
  stores.push(opened.store);
  return opened;
};

beforeEach(() => void newDevice());
afterEach(() => {
  // Nothing is tried again after its test.
  for (const store of stores.splice(0)) store.dispatch(sessionEnded('refused'));
  setDevice(undefined);
});

const callsOf = ({ server }: Pick<Opened, 'server'>) =>
  server.callsTo(CHANGES).map(({ query, body }) => {
    const { groups } = body as { groups: { label: string }[] };
    return [new URLSearchParams(query).get('file_of'), ...groups.map(({ label }) => label)];
  });

it('OFFLINE O9: a call has groups of this device, or of the file of one person', async () => {
  const opened = await open();
  const answer = opened.server.answers[CHANGES];
  let send = (): void => undefined;
  const held = new Promise<void>((resolve) => (send = resolve));
  opened.server.answers[CHANGES] = async (call) => {
    await held;
    return typeof answer === 'function' ? answer(call) : { status: 500 };
  };
  opened.record('Moved', [move(MESA)]);
  opened.store.dispatch(fileGroupsTaken([ofFile(1, 'One'), ofFile(2, 'Two', BO, { of: MESA, base: 5 })]));
  opened.store.dispatch(fileGroupsTaken([ofFile(3, 'Three', ANA, { base: uuid(1) })]));
  send();
  await opened.idle();
  expect(callsOf(opened)).toEqual([
    [null, 'Moved'],
    [BO, 'One', 'Two'],
    [ANA, 'Three'],
  ]);
});

it('OFFLINE O9: whose file a group is of outlives the page', async () => {
  const ranch = fakeRecordServer(aRecord());
  const first = await open({ ranch });
  first.server.answers[CHANGES] = 'connection reset';
  first.store.dispatch(fileGroupsTaken([ofFile(1, 'One')]));
  await first.until(({ records }) => records.outbox[0]?.disk === 'written');
  first.store.dispatch(sessionEnded('refused'));
  const again = await open({ ranch });
  await again.idle();
  expect(ranch.applied.has(uuid(1))).toBe(true);
  expect(callsOf(again)).toEqual([[BO, 'One']]);
});

it('OFFLINE O9: the same group is taken once', async () => {
  const opened = await open();
  Object.assign(opened.server.answers, { [CHANGES]: 'connection reset' });
  opened.store.dispatch(fileGroupsTaken([ofFile(1, 'One')]));
  opened.store.dispatch(fileGroupsTaken([ofFile(1, 'One'), ofFile(1, 'One')]));
  expect(opened.state().records.outbox.map(({ group, wasSent }) => [group.label, wasSent])).toEqual([['One', true]]);
});

it('OFFLINE O9: a decision about a refused group changes none that the first device may send', async () => {
  const opened = await open();
  opened.ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
  opened.store.dispatch(fileGroupsTaken([ofFile(1, 'One'), ofFile(2, 'Two', BO, { base: uuid(1) })]));
  await opened.until(({ records }) => records.outbox[0]?.state === 'refused');
  Object.assign(opened.server.answers, { [CHANGES]: 'connection reset' });
  opened.store.dispatch(mineChosen(uuid(1)));
  const [mine, next] = opened.state().records.outbox;
  expect([mine?.group.uuid === uuid(1), mine?.group.at]).toEqual([false, '2126-06-01T12:00:00.000Z']);
  expect(next?.group).toEqual(ofFile(2, 'Two', BO, { base: uuid(1) }).group);
});

it('OFFLINE O9: the clock of another device says nothing of this one', async () => {
  const opened = await open();
  Object.assign(opened.server.answers, { [CHANGES]: 'connection reset' });
  opened.store.dispatch(fileGroupsTaken([ofFile(1, 'One')]));
  expect([selectWrongClockAt(opened.state()), selectWaitingSince(opened.state())]).toEqual([null, null]);
  opened.record('Renamed', [rename(opened.paddock(MESA), 'High mesa')]);
  expect(selectWaitingSince(opened.state())).not.toBeNull();
});
