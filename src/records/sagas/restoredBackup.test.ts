import { headAsked, sendAgainAsked, tryAsked } from '@records/recordsEvents';
import { sentBeforeRestore } from '@records/sentBeforeRestore';
import { findDevice } from '@records/store/findDevice';
import { aRecord, MESA } from '@testing/aRecord';
import { aMe, RANCH_UUID } from '@testing/factories';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { CHANGES, RECORDS } from '@testing/fakeRecordServer';
import { move, openReadRanch } from '@testing/openRanch';

const OWNER = { actor: aMe().uuid, ranchUuid: RANCH_UUID };
const RESTORED = 'epoch-2';
const PERSON = '44444444-4444-4444-8444-444444444444';

beforeEach(() => void newDevice());
afterEach(() => setDevice(undefined));

const onDisk = async () => (await findDevice()?.outbox.read(OWNER.actor))?.groups ?? [];
const sentRows = async () => (await findDevice()?.outbox.sent(OWNER)) ?? [];
const offered = async () => sentBeforeRestore(await sentRows(), RESTORED);
const isSoon = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((go) => setTimeout(go, 5));
};

/** Five changes were sent and read, two applied and not read, and three wait. Then a backup from before is restored. */
async function restoredUnder() {
  const opened = await openReadRanch();
  const { ranch, server, record, idle, until, store } = opened;
  const answers = { ...ranch.answers };
  await until(({ records }) => records.copy === 'whole');
  const five = ['1', '2', '3', '4', '5'].map((label) => record(label, [move(MESA)]));
  await idle();
  await isSoon(async () => (await sentRows()).length === 5);
  server.answers[RECORDS] = 'connection reset';
  ranch.others({ kind: 'note', uuid: '33333333-3333-4333-8333-333333333333', data: {} });
  const two = ['6', '7'].map((label) => record(label, [move(MESA)]));
  await until(({ records: { outbox } }) => outbox.length === 2 && outbox.every(({ state }) => state === 'applied'));
  server.answers[CHANGES] = 'connection reset';
  const three = ['8', '9', '10'].map((label) => record(label, [move(MESA)]));
  await until(({ records: { outbox, trouble } }) => trouble !== null && outbox.length === 5);

  ranch.restore(RESTORED, aRecord());
  Object.assign(server.answers, answers);
  const before = server.callsTo(CHANGES).length;
  store.dispatch(headAsked());
  store.dispatch(tryAsked());
  await until(({ records }) => records.position?.epoch === RESTORED);
  await idle();
  await isSoon(async () => (await onDisk()).length === 0);
  const sentSince = () =>
    opened
      .sent()
      .slice(before)
      .flatMap(({ groups }) => groups.map(({ label }) => label));
  return { ...opened, five, two, three, sentSince };
}

it('OFFLINE O12: after a restored backup what was not read goes out again, and what was sent before is offered', async () => {
  const { ranch, two, three, sentSince, state, store, idle, five } = await restoredUnder();
  expect(new Set(sentSince())).toEqual(new Set(['6', '7', '8', '9', '10']));
  expect([...two, ...three].every((uuid) => ranch.applied.has(uuid))).toBe(true);
  expect(five.some((uuid) => ranch.applied.has(uuid))).toBe(false);
  expect((await offered()).map(({ group }) => group.label)).toEqual(['1', '2', '3', '4', '5']);
  expect(state().ui.toasts).toContainEqual(
    expect.objectContaining({ title: 'The server was restored from a backup', stays: true }),
  );

  store.dispatch(sendAgainAsked(await offered()));
  await idle();
  expect(five.every((uuid) => ranch.applied.has(uuid))).toBe(true);
  expect(sentSince().filter((label) => ['1', '2', '3', '4', '5'].includes(label))).toEqual(['1', '2', '3', '4', '5']);
  await isSoon(async () => (await sentRows()).length === 10);
  expect(await offered()).toEqual([]);
});

it('OFFLINE O12: what the restored server still has comes back as already saved, with the content it was sent with', async () => {
  const { ranch, five, store, idle, sent, state } = await restoredUnder();
  const [first = '', second = ''] = five;
  ranch.applied.set(first, 1);
  ranch.applied.set(second, 2);
  const { head } = ranch.server;
  const groups = await offered();
  store.dispatch(sendAgainAsked(groups));
  await idle();
  expect(ranch.server.head).toBe(head + 3);
  const groupsSent = sent().flatMap((call) => call.groups);
  expect(groupsSent.slice(-5).map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
  const firstCalls = groupsSent.filter(({ label }) => label === '1');
  expect(firstCalls).toHaveLength(2);
  expect(firstCalls[1]).toEqual(firstCalls[0]);
  expect(state().ui.toasts.filter(({ kind }) => kind === 'error')).toEqual([]);
});

it('OFFLINE O12: the day on which it was noticed is kept, and told of once', async () => {
  const before = Date.now();
  const { state, store, until } = await restoredUnder();
  const noticedAt = await findDevice()?.notes.restoredAt(RANCH_UUID, RESTORED);
  expect(noticedAt).toBeGreaterThanOrEqual(before);
  store.dispatch(headAsked());
  await until(({ records }) => records.news === null);
  expect(state().ui.toasts.filter(({ title }) => title.startsWith('The server was restored'))).toHaveLength(1);
  expect(await findDevice()?.notes.restoredAt(RANCH_UUID, 'another')).toBeUndefined();
});

it('OFFLINE O12: what was sent over 30 days ago is not offered', async () => {
  await restoredUnder();
  const inAMonth = Date.now() + 31 * 86_400_000;
  expect(sentBeforeRestore(await sentRows(), RESTORED, inAMonth)).toEqual([]);
});

it('OFFLINE O12: what waits to be sent again outlives the page', async () => {
  const { server, store, until } = await restoredUnder();
  server.answers[CHANGES] = 'connection reset';
  store.dispatch(sendAgainAsked(await offered()));
  await until(({ records: { outbox, trouble } }) => trouble !== null && outbox.every(({ disk }) => disk === 'written'));
  expect((await onDisk()).map(({ group, wasSent }) => [group.label, wasSent])).toEqual(
    ['1', '2', '3', '4', '5'].map((label) => [label, true]),
  );
  expect(await offered()).toEqual([]);
});

it('OFFLINE O12: what came by a file goes out again as of that file', async () => {
  const { store, idle, server } = await restoredUnder();
  const [first, ...others] = await offered();
  if (first === undefined) throw new Error('nothing is offered');
  store.dispatch(sendAgainAsked([{ ...first, fileOf: PERSON }, ...others]));
  await idle();
  const ofFile = server.callsTo(CHANGES).filter(({ query }) => new URLSearchParams(query).get('file_of') === PERSON);
  expect(ofFile.map(({ body }) => (body as { groups: { uuid: string }[] }).groups.map(({ uuid }) => uuid))).toEqual([
    [first.group.uuid],
  ]);
  await isSoon(async () => (await sentRows()).length === 10);
  const rows = await sentRows();
  expect(rows.find(({ group }) => group.uuid === first.group.uuid)?.fileOf).toBe(PERSON);
});
