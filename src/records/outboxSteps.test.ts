import { MESA } from '@testing/aRecord';
import { move } from '@testing/openRanch';
import { openRecords } from '@testing/openRecords';
import { stepsBetween } from './outboxSteps';
import { groupsAnswered } from './recordsEvents';
import { selectLastChanges } from './selectLastChanges';

const HEAD = 10;

it('all that was saved is kept as sent, also where more is read at once than can be undone', () => {
  const { store, state, record, others } = openRecords();
  const uuids = Array.from({ length: 60 }, (_, at) => record(`Move ${at}`, [move(MESA)]));
  const before = state().records.outbox;
  store.dispatch(
    groupsAnswered(uuids.map((uuid, at) => ({ uuid, status: 'applied' as const, revision: HEAD + at + 1 }))),
  );
  others(HEAD + 60);
  const { outbox, done } = state().records;
  expect(stepsBetween(before, outbox, done).map(({ what, each }) => [what, each.group.uuid])).toEqual(
    uuids.map((uuid) => ['save', uuid]),
  );
  expect(selectLastChanges(state())).toHaveLength(50);
});
