import { SCHEMA_VERSION } from '@contract/grazing/changes';
import { MESA } from '@testing/aRecord';
import { CHANGES } from '@testing/fakeRecordServer';
import { labeled } from '@testing/labeled';
import { move, openReadRanch as ready } from '@testing/openRanch';
import { selectOutbox } from '@testing/selectOutbox';
import { groupOf } from './group';
import { groupsHeard } from './recordsEvents';

interface Sent {
  schema: number;
  groups: { label: string; schema?: number }[];
}

const unavailable = { status: 503, body: { error: 'Updating', details: 'Updating', code: 'unavailable' } };

it('a group keeps the version it was recorded with, and a call has groups of one version only', async () => {
  const { store, server, record, idle, ranch } = await ready();
  const older = { ...groupOf(labeled('Older'), [move(MESA)]), schema: 0 };
  const { schema: _absent, ...first } = groupOf(labeled('Of the first version'), [move(MESA)]);
  store.dispatch(
    groupsHeard([
      { group: older, by: 'person' },
      { group: first, by: 'person' },
    ]),
  );
  record('New', [move(MESA)]);
  await idle();
  const sent = server.callsTo(CHANGES).map(({ body }) => body as Sent);
  const versions = sent.flatMap(({ schema, groups }) => groups.map(({ label }) => [label, schema]));
  expect(versions).toEqual([
    ['Older', 0],
    ['Of the first version', 1],
    ['New', SCHEMA_VERSION],
  ]);
  expect(sent[0]?.groups).toHaveLength(1);
  expect(JSON.stringify(sent.map(({ groups }) => groups))).not.toContain('schema');
  expect(ranch.applied.size).toBe(3);
});

it('a server that is older than the app refuses nothing: what is recorded waits, and is saved later', async () => {
  const { record, until, idle, server, ranch } = await ready();
  server.answers[CHANGES] = unavailable;
  const change = move(MESA);
  record('Moved', [change]);
  const waiting = await until((now) => now.records.trouble !== null);
  expect(selectOutbox(waiting)).toMatchObject([{ state: 'waiting' }]);
  server.answers[CHANGES] = ranch.answers[CHANGES] ?? 'no answer';
  await idle();
  expect(ranch.get(change.uuid)?.data).toMatchObject({ paddock_uuids: [MESA] });
});
