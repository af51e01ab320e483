import { findDevice } from '@records/store/findDevice';
import { meLoaded } from '@shared/events';
import { MESA } from '@testing/aRecord';
import { newDevice, setDevice } from '@testing/fakeDevice';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { CHANGES } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { move, openReadRanch } from '@testing/openRanch';

const ME = 'GET /api/v3/user/me';
const OTHER = '11111111-1111-4111-8111-111111111111';
const meWith = (...ranches: ReturnType<typeof aRanch>[]) => aMe({ ranches });
const answered = (me: object): Answer => ({ status: 200, body: me });
const both = meWith(aRanch(), aRanch({ ranch_uuid: OTHER, name: 'Dry Creek' }));

beforeEach(() => void newDevice());
afterEach(() => setDevice(undefined));

const states = async () => (await findDevice()?.outbox.read(aMe().uuid))?.groups.map(({ state }) => state);

/** Maria has recorded a move that the server has not taken, and it is on the disk. */
async function waiting() {
  const opened = await openReadRanch();
  opened.server.answers[CHANGES] = 'connection reset';
  opened.record('Moved 120 head to Mesa', [move(MESA)]);
  await opened.until(({ records: { outbox } }) => outbox.length === 1 && outbox[0]?.disk === 'written');
  const told = () =>
    opened
      .state()
      .ui.toasts.map(({ message }) => message)
      .join();
  return { ...opened, told };
}

it('an answer from before the ranch was made puts nothing aside: the person is asked for again', async () => {
  const { store, server, until, told } = await waiting();
  const before = server.callsTo(ME).length;
  server.answers[ME] = answered(both);
  store.dispatch(meLoaded(meWith(aRanch({ ranch_uuid: OTHER }))));
  const state = await until(({ user }) => user.me?.ranches.length === 2);
  expect(server.callsTo(ME).length - before).toBe(1);
  expect(state.records).toMatchObject({
    ranchUuid: RANCH_UUID,
    outbox: [{ group: { label: 'Moved 120 head to Mesa' } }],
  });
  expect(await states()).toEqual(['waiting']);
  expect(told()).not.toContain('no longer belong');
});

it('a ranch that is missing from both is lost, with all that waits put aside', async () => {
  const { store, server, until, told } = await waiting();
  const lost = meWith(aRanch({ ranch_uuid: OTHER }));
  server.answers[ME] = answered(lost);
  store.dispatch(meLoaded(lost));
  await until(({ ui }) => ui.toasts.some(({ stays }) => stays === true));
  expect(told()).toContain('You no longer belong to this ranch.');
  expect(await states()).toEqual(['stranded']);
});

it.each<[string, Answer]>([
  ['cannot be asked', 'connection reset'],
  ['says that somebody else is signed in', answered(aMe({ uuid: OTHER, ranches: [] }))],
])('nothing is put aside where the server %s', async (_what, answer) => {
  const { store, server, until } = await waiting();
  const before = server.callsTo(ME).length;
  server.answers[ME] = answer;
  store.dispatch(meLoaded(meWith()));
  await until(() => server.callsTo(ME).length > before);
  await new Promise((go) => setTimeout(go, 50));
  expect(await states()).toEqual(['waiting']);
});
