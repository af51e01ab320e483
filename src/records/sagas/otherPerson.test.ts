import { actorOf } from '@contract/people/actorOf';
import * as records from '@records/index';
import { headAsked } from '@records/recordsEvents';
import { sessionOpened } from '@shared/events';
import { MESA } from '@testing/aRecord';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { CHANGES, RECORDS } from '@testing/fakeRecordServer';
import { move, openRanch, openReadRanch } from '@testing/openRanch';

const ME = 'GET /api/v3/user/me';
const OTHER = '11111111-1111-4111-8111-111111111111';
const BEN = aMe({
  uuid: 'b0000000-0000-4000-8000-000000000000',
  email: 'ben@example.com',
  ranches: [aRanch({ ranch_uuid: OTHER })],
});
const REFUSED: Answer = { status: 409, body: { error: 'Other', details: 'Somebody else', code: 'other_person' } };

type Opened = Awaited<ReturnType<typeof openRanch>>;

/** From now on the browser's cookie is Ben's, and no tab told this one. */
function benTakesTheCookie({ server, ranch }: Opened) {
  server.answers[ME] = { status: 200, body: BEN };
  for (const call of [CHANGES, RECORDS] as const) {
    const good = ranch.answers[call] as (sent: never) => Answer;
    server.answers[call] = (sent) =>
      new URLSearchParams(sent.query).get('actor') === actorOf(BEN) ? good(sent as never) : REFUSED;
  }
}

const isBens = ({ user }: ReturnType<Opened['state']>) => user.meLoaded && user.me?.uuid === BEN.uuid;

it('changes that wait stay with who recorded them, and are sent once that person is back', async () => {
  const opened = await openReadRanch();
  const { record, until, ranch, server, store, idle } = opened;
  benTakesTheCookie(opened);
  record('Moved 120 head to Mesa', [move(MESA)]);
  const state = await until(isBens);
  expect(ranch.applied.size).toBe(0);
  expect(server.callsTo(CHANGES)).toHaveLength(1);
  expect(state.records.kept).toMatchObject([
    {
      actor: aMe().uuid,
      ranchUuid: RANCH_UUID,
      outbox: [{ state: 'waiting', group: { label: 'Moved 120 head to Mesa' } }],
    },
  ]);
  expect(state.records).toMatchObject({ ranchUuid: null, outbox: [], confirmed: {} });
  Object.assign(server.answers, ranch.answers, { [ME]: { status: 200, body: aMe() } });
  store.dispatch(sessionOpened());
  await until((now) => now.records.ranchUuid === RANCH_UUID);
  await idle();
  expect(ranch.applied.size).toBe(1);
});

it('what is new is not read for somebody else', async () => {
  const opened = await openReadRanch();
  opened.ranch.others({ kind: 'paddock', uuid: MESA, data: { name: 'Read by Ben' } });
  benTakesTheCookie(opened);
  opened.store.dispatch(headAsked());
  const state = await opened.until(isBens);
  expect(JSON.stringify(state.records)).not.toContain('Read by Ben');
  expect(state.records.ranchUuid).toBeNull();
});

it('nor is the whole record', async () => {
  const opened = await openRanch();
  benTakesTheCookie(opened);
  const state = await opened.until(isBens);
  expect(records.selectAreRecordsReady(state)).toBe(false);
  expect(state.records).toMatchObject({ ranchUuid: null, confirmed: {} });
});
