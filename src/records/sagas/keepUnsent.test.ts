import { actorOf } from '@contract/people/actorOf';
import { forms } from '@features/auth';
import * as records from '@records/index';
import { selectUnsent } from '@records/recordsSelectors';
import { headAsked } from '@records/recordsEvents';
import { labeled } from '@testing/labeled';
import { selectOutbox } from '@testing/selectOutbox';
import { ranchChosen, sessionEnded, sessionOpened, sessionOpenedElsewhere } from '@shared/events';
import { aRecord, MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { withTabs } from '@testing/fakeBrowser';
import { CHANGES, fakeRecordServer } from '@testing/fakeRecordServer';
import { move, openReadRanch } from '@testing/openRanch';

const ME = 'GET /api/v3/user/me';
const REFUSED = { status: 401, body: { error: 'No', details: 'Log in', code: 'unauthenticated' } };
const OTHER = '11111111-1111-4111-8111-111111111111';
const BEN = aMe({ uuid: 'b0000000-0000-4000-8000-000000000000', email: 'ben@example.com' });

let undoFakes: (() => void)[] = [];
beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, hear) => {
    listen(type, hear);
    // Each test has a page of its own.
    if (type === 'beforeunload') undoFakes.push(() => window.removeEventListener(type, hear));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const undo of undoFakes) undo();
  undoFakes = [];
});

/** Maria has recorded a move that the server has not taken. */
async function waiting(given: Parameters<typeof openReadRanch>[0] = {}) {
  const opened = await openReadRanch(given);
  const { server, store, record, until, state } = opened;
  server.answers[CHANGES] = 'connection reset';
  const change = move(MESA);
  record('Moved 120 head to Mesa', [change]);
  await until((now) => now.records.trouble !== null);
  const good = () => Object.assign(server.answers, opened.ranch.answers);
  /** Somebody logs in on the page as it is. */
  const comes = async (me: object) => {
    server.answers[ME] = { status: 200, body: me };
    store.dispatch(sessionOpened());
    await until((now) => now.user.meLoaded && now.ui.startup === 'finished');
  };
  const told = () => state().ui.toasts.map(({ title, message }) => `${title}. ${message}`);
  return { ...opened, change, good, comes, told };
}

const asksOnClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const isSentBy = (body: unknown) => JSON.stringify(body).includes('Moved 120 head');

it('the session has ended: says what is not saved, and asks before the page is closed', async () => {
  const { store, server, until, told, state } = await waiting();
  server.answers[CHANGES] = REFUSED;
  store.dispatch(records.changeRecorded(labeled('Moved again'), [move(MESA)]));
  await until((now) => now.auth.session === 'anonymous' && now.ui.toasts.some(({ stays }) => stays === true));
  expect(told()).toContainEqual(
    expect.stringMatching(/^2 changes are not saved yet\. Your session has ended\. Log in/),
  );
  expect(state().records).toMatchObject({ ranchUuid: null, confirmed: {}, outbox: [] });
  expect(asksOnClose()).toBe(true);
});

it('the person who logs in again has it sent, once', async () => {
  const { store, good, comes, until, ranch, change, told } = await waiting();
  store.dispatch(sessionEnded('refused'));
  good();
  await comes(aMe());
  await until((now) => now.records.ranchUuid === RANCH_UUID && now.records.outbox.length === 0);
  expect(ranch.get(change.uuid)?.data).toMatchObject({ paddock_uuids: [MESA] });
  expect(ranch.applied.size).toBe(1);
  expect(told()).toContainEqual(expect.stringContaining('1 change is being saved now'));
  expect(asksOnClose()).toBe(false);
});

it('O2, F5: another person neither sees nor sends it, and the first one has it afterwards', async () => {
  const { store, good, comes, until, ranch, server, state } = await waiting();
  const before = server.callsTo(CHANGES).length;
  store.dispatch(sessionEnded('refused'));
  good();
  await comes(BEN);
  store.dispatch(records.ranchOpened({ ranchUuid: RANCH_UUID, actor: actorOf(BEN) }));
  await until((now) => records.selectAreRecordsReady(now));
  expect(selectOutbox(state())).toEqual([]);
  expect(selectUnsent(state())).toBe(0);
  expect(asksOnClose()).toBe(false);
  store.dispatch(forms.signOut.submitted());
  await until((now) => now.auth.session === 'anonymous');
  expect(
    server
      .callsTo(CHANGES)
      .slice(before)
      .some(({ body }) => isSentBy(body)),
  ).toBe(false);
  await comes(aMe());
  await until((now) => now.records.ranchUuid === RANCH_UUID && now.records.outbox.length === 0);
  expect(ranch.applied.size).toBe(1);
});

it('M2: what an admin has recorded as the person is not sent by the person', async () => {
  const { store, comes, until, state } = await waiting();
  store.dispatch(sessionEnded('refused'));
  await comes(aMe({ masqueraded_by: 'admin@example.com' }));
  store.dispatch(records.ranchOpened({ ranchUuid: RANCH_UUID, actor: actorOf(state().user.me ?? aMe()) }));
  await until((now) => records.selectAreRecordsReady(now));
  expect(selectUnsent(state())).toBe(0);
});

it('F5: nothing of it is left after the person has signed out', async () => {
  const { store, until, state } = await waiting();
  store.dispatch(forms.signOut.submitted());
  await until((now) => now.auth.session === 'anonymous');
  expect(state().records).toMatchObject({ outbox: [], kept: [] });
  expect(asksOnClose()).toBe(false);
});

it('F5: nor in the other tabs, where somebody else comes', async () => {
  undoFakes.push(withTabs());
  const ranch = fakeRecordServer(aRecord());
  const first = await waiting({ ranch });
  const second = await openReadRanch({ ranch });
  await second.until((now) => now.records.outbox.length === 1);
  first.store.dispatch(forms.signOut.submitted());
  await second.until((now) => now.auth.session === 'anonymous');
  expect(second.state().records).toMatchObject({ outbox: [], kept: [] });
});

it('F5: what a tab could not ask about goes as soon as somebody else comes', async () => {
  const { store, comes, state } = await waiting();
  store.dispatch(sessionEnded('elsewhere'));
  expect(state().records.kept).toHaveLength(1);
  await comes(BEN);
  expect(state().records.kept).toEqual([]);
});

it('the person comes back in another tab: it is sent all the same', async () => {
  const { store, good, until, ranch } = await waiting();
  store.dispatch(sessionEnded('elsewhere'));
  good();
  store.dispatch(sessionOpenedElsewhere());
  await until((now) => now.records.ranchUuid === RANCH_UUID && now.records.outbox.length === 0);
  expect(ranch.applied.size).toBe(1);
});

it('another ranch is chosen: it waits until the person is back', async () => {
  const { store, good, until, ranch, state, told } = await waiting();
  store.dispatch(ranchChosen({ ranchUuid: OTHER }));
  expect(selectUnsent(state())).toBe(1);
  expect(told()).toContainEqual(expect.stringMatching(/^1 change is not saved yet\. .* back on the other ranch/));
  expect(asksOnClose()).toBe(true);
  good();
  store.dispatch(records.ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
  await until((now) => now.records.outbox.length === 0 && now.records.done.length === 1);
  expect(ranch.applied.size).toBe(1);
});

it('a person who lost the ranch meanwhile is told that it is not saved', async () => {
  const { store, comes, told, until, state } = await waiting();
  store.dispatch(sessionEnded('refused'));
  await comes(aMe({ ranches: [aRanch({ ranch_uuid: OTHER })] }));
  await until((now) => now.records.kept.length === 0);
  expect(told()).toContainEqual('1 change was not saved. You no longer belong to that ranch.');
  expect(selectUnsent(state())).toBe(0);
});

it('a person who loses the ranch while changes wait is told how many', async () => {
  const { told, until, server, store } = await waiting();
  const gone = { status: 404, body: { error: 'No', details: 'There is no such ranch', code: 'not_found' } };
  server.answers[`GET /api/v1/ranch/${RANCH_UUID}/records`] = gone;
  store.dispatch(headAsked());
  await until((now) => now.records.load.status === 'failed');
  expect(told()).toContainEqual('1 change was not saved. There is no such ranch');
});
