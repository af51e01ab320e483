import * as records from '@records/index';
import { ANIMAL_NAMES } from '@records/herdWords';
import { aHerdRecord, aRecord } from '@testing/aRecord';
import { labeled } from '@testing/labeled';
import { openReadRanch as ready } from '@testing/openRanch';
import { line } from '@contract/grazing/recordFields';
import { RECORD_SCHEMAS } from '@contract/grazing/records';
import { wordOf } from '@shared/lib/wording';
import { groupOf } from './group';
import { groupsHeard } from './recordsEvents';

const herds = RECORD_SCHEMAS.herd.shape({ brand: line().meta({ since: 90, absent: 'none' }) });
Object.assign(RECORD_SCHEMAS, { herd: herds });

const flight = { ...aHerdRecord('flight'), kind: 'drone', revision: 7 };
const bulls = { ...aHerdRecord('bulls', { temper: 'calm' }), revision: 8 };

it('a kind and a field that only a newer server knows are kept, and passed over', async () => {
  const { state, record, idle, ranch } = await ready({ founding: [...aRecord(), flight, bulls] });
  expect(records.summaryOf(state().records).counts).toMatchObject({ drone: 1, herd: 2 });
  const held = records.selectOne(state(), 'herd', bulls.uuid);
  expect(held?.data).toMatchObject({ temper: 'calm' });
  if (held !== undefined) record('Renamed', [records.changed('herd', held, { name: 'Old bulls' })]);
  await idle();
  expect(ranch.get(bulls.uuid)?.data).toMatchObject({ name: 'Old bulls', temper: 'calm' });
  expect(records.selectHerdFigures(state()).size).toBe(2);
});

it('a record that was stored or recorded without an added field has its default', async () => {
  const { store, state, server } = await ready({ founding: [...aRecord(), bulls] });
  expect(records.selectOne(state(), 'herd', bulls.uuid)?.data).toMatchObject({ brand: 'none' });
  Object.keys(server.answers).forEach((call) => (server.answers[call] = 'no answer'));
  const change = records.added('herd', { name: 'Kept', color: '#000000', ours: true, retired_at: null, note: '' });
  store.dispatch(groupsHeard([{ group: groupOf(labeled('Added Kept'), [change]), by: 'person' }]));
  expect(records.selectOne(state(), 'herd', change.uuid)?.data).toMatchObject({ name: 'Kept', brand: 'none' });
});

it('a value that only a newer server knows is shown as "Other"', () => {
  expect([wordOf(ANIMAL_NAMES, 'bison'), wordOf(ANIMAL_NAMES, 'yaks'), wordOf(ANIMAL_NAMES, 'toString')]).toEqual([
    'Bison',
    'Other',
    'Other',
  ]);
});
