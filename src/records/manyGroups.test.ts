import { aRecord, CREEK, moveData } from '@testing/aRecord';
import { aMe, RANCH_UUID } from '@testing/factories';
import { setDevice } from '@testing/fakeDevice';
import { CHANGES } from '@testing/fakeRecordServer';
import { openReadRanch } from '@testing/openRanch';
import { sessionEnded } from '@shared/events';
import { added, type Group } from './group';
import {
  allRead,
  deviceMissed,
  fileGroupsTaken,
  groupsAnswered,
  groupsHeard,
  groupsStored,
  ranchOpened,
} from './recordsEvents';
import { recordsReducer } from './recordsReducer';
import { selectRecords } from './recordsSelectors';
import { NO_RECORDS, type RecordsState } from './recordsState';
import { selectLastChanges } from './selectLastChanges';
import { selectWaiting } from './selectWaiting';
import { DONE_MAX } from './transitions/reading';
import { uuidV7 } from './uuidV7';

const BO = '22222222-2222-4222-8222-222222222222';
const AT = '2026-06-03T12:00:00.000Z';

/** Moves, a group each, that count how often somebody looks at what they are and what they write. */
function counted(count: number) {
  let looks = 0;
  const groups = Array.from({ length: count }, () => {
    const [uuid, changes] = [uuidV7(), [added('move', moveData(CREEK, AT))]];
    const group = { at: AT, label: 'Moved', import_uuid: null, schema: 2 };
    const look =
      <T>(value: T) =>
      (): T => {
        looks += 1;
        return value;
      };
    Object.defineProperty(group, 'uuid', { enumerable: true, get: look(uuid) });
    Object.defineProperty(group, 'changes', { enumerable: true, get: look(changes) });
    return group as Group;
  });
  /** How many looks something takes. */
  const during = (work: () => unknown): number => {
    const before = looks;
    work();
    return looks - before;
  };
  return { groups, during };
}

type By = 'person' | 'page';
const told = (groups: readonly Group[], by: By) => groups.map((group) => ({ group, by }));

function read(): RecordsState {
  const opened = recordsReducer(NO_RECORDS, ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
  const epoch = { epoch: 'epoch-1', head: 6, cursor: 6 };
  return recordsReducer(recordsReducer(opened, deviceMissed()), allRead({ ...epoch, records: aRecord() }));
}

const waiting = (groups: readonly Group[], by: By = 'page') => recordsReducer(read(), groupsHeard(told(groups, by)));

/** The server has applied each of them as it was sent. */
const results = (groups: readonly Group[]) =>
  groups.map(({ uuid }, index) => ({
    uuid,
    status: 'applied' as const,
    revision: 7 + index,
    epoch: 'epoch-1',
    sent: { epoch: 'epoch-1', at: AT, over: 0, changed_at: AT, changed_by: BO },
  }));

const WORK: Readonly<Record<string, (count: number) => number>> = {
  'are read from a file': (count) => {
    const { groups, during } = counted(count);
    const state = read();
    return during(() => recordsReducer(state, fileGroupsTaken(told(groups, 'page'))));
  },
  'are shown over the record': (count) => {
    const { groups, during } = counted(count);
    const records = waiting(groups);
    return during(() => selectRecords({ records }));
  },
  'are answered': (count) => {
    const { groups, during } = counted(count);
    const [state, answers] = [waiting(groups), groupsAnswered(results(groups))];
    return during(() =>
      expect(recordsReducer(state, answers)).toMatchObject({ outbox: [], position: { head: 6 + count } }),
    );
  },
  'are listed as waiting': (count) => {
    const { groups, during } = counted(count);
    const records = waiting(groups);
    return during(() => expect(selectWaiting({ records }).waiting).toHaveLength(count));
  },
  'are listed as the last changes': (count) => {
    const { groups, during } = counted(count);
    const records = waiting(groups, 'person');
    return during(() => expect(selectLastChanges({ records })).toHaveLength(DONE_MAX));
  },
};

it.each(Object.keys(WORK))('OFFLINE: twice as many changes take about twice as many looks where they %s', (what) => {
  const work = WORK[what] ?? (() => NaN);
  const [once, twice] = [work(300), work(600)];
  expect(once).toBeGreaterThan(0);
  expect(twice / once).toBeLessThan(3);
});

it('OFFLINE: twice as many changes take about twice as many looks where they are told as stored', async () => {
  setDevice(undefined);
  const work = async (count: number) => {
    const { store, server, state } = await openReadRanch();
    Object.assign(server.answers, { [CHANGES]: 'no answer' });
    const { groups, during } = counted(count);
    store.dispatch(groupsHeard(told(groups, 'page')));
    expect(state().records.outbox).toHaveLength(count);
    const uuids = groups.map(({ uuid }) => uuid);
    const looks = during(() => store.dispatch(groupsStored(uuids)));
    store.dispatch(sessionEnded('refused'));
    return looks;
  };
  const [once, twice] = [await work(100), await work(200)];
  expect(twice / once).toBeLessThan(3);
});
