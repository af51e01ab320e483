import { latePartsOf } from '@app/lateParts';
import { addRecords } from '@app/records/addRecords';
import type { AppState } from '@app/rootReducer';
import * as records from '@records/index';
import { aRecord, CREEK, moveData } from './aRecord';
import { labeled } from './labeled';
import { aMe, aRanch, RANCH_UUID } from './factories';
import { CHANGES, fakeRecordServer } from './fakeRecordServer';
import { setupStartedStore } from './setupTestStore';

type State = AppState & Required<records.WithRecords>;

interface Given {
  founding?: readonly object[];
  role?: ReturnType<typeof aRanch>['role'];
  ranch?: ReturnType<typeof fakeRecordServer>;
}

/** The real store with Rio Seco's record open, on a pretended server. */
export async function openRanch({
  founding = aRecord(),
  role = 'owner',
  ranch = fakeRecordServer(founding),
}: Given = {}) {
  const test = await setupStartedStore({
    hasSession: true,
    answers: { 'GET /api/v3/user/me': { status: 200, body: aMe({ ranches: [aRanch({ role })] }) }, ...ranch.answers },
  });
  const { store, server } = test;
  addRecords(latePartsOf(store));
  store.dispatch(records.ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
  const until = async (holds: (state: State) => boolean) =>
    (await test.until((state) => 'records' in state && holds(state as State))) as State;
  const state = () => store.getState() as State;
  const record = (label: string, changes: Parameters<typeof records.changeRecorded>[1]) => {
    const action = records.changeRecorded(labeled(label), changes);
    store.dispatch(action);
    return action.payload.group.uuid;
  };
  const paddock = (uuid = CREEK) => {
    const found = records.selectOne(state(), 'paddock', uuid);
    if (found === undefined) throw new Error('no such paddock');
    return found;
  };
  const idle = () => until(({ records: { outbox } }) => outbox.length === 0);
  const sent = () =>
    server.callsTo(CHANGES).map(({ body }) => body as { sent_at: string; groups: { label: string }[] });
  return { ...test, ranch, until, state, record, paddock, idle, sent };
}

/** The same, once the record has been read. */
export async function openReadRanch(given: Given = {}) {
  const opened = await openRanch(given);
  await opened.until((state) => records.selectAreRecordsReady(state));
  return opened;
}

/** A herd goes somewhere now. */
export const move = (to: string, herd?: string) => records.added('move', moveData(to, undefined, herd), ['at']);

export const newHerd = () =>
  records.added('herd', { name: 'Bulls', color: '#000000', ours: true, retired_at: null, note: '' });

export const rename = (held: Pick<records.Held, 'uuid' | 'base'>, name: string) =>
  records.changed('paddock', held, { name });
