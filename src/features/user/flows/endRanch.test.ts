import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { userForms } from '../userForms';

const OTHER = aRanch({ ranch_uuid: '11111111-1111-4111-8111-111111111111', name: 'Dry Creek' });
const DELETED = { ranch_uuid: RANCH_UUID, name: 'Rio Seco', until: '2026-12-22T12:00:00.000Z' };
const ME = 'GET /api/v3/user/me';
const DELETE = `DELETE /api/v1/ranch/${RANCH_UUID}`;
const LEAVE = `DELETE /api/v1/ranch/${RANCH_UUID}/user/me`;
const RESTORE = `POST /api/v1/ranch/${RANCH_UUID}/restore`;

async function onRanches(before: object, after: object, answers: Record<string, Answer>) {
  const state = { isDone: false };
  const done = (answer: Answer) => () => {
    state.isDone = true;
    return answer;
  };
  return setupStartedStore({
    hasSession: true,
    answers: {
      [ME]: () => ({ status: 200, body: aMe(state.isDone ? after : before) }),
      ...Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, done(answer)])),
    },
  });
}

const both = { ranches: [aRanch(), OTHER] };
const rest = { ranches: [OTHER], deleted_ranches: [DELETED] };
const words = ({ ui }: { ui: { toasts: readonly { title: string; message: string }[] } }) =>
  ui.toasts.map(({ title, message }) => `${title} ${message}`.trim());

it('a deleted ranch is gone, the person goes on in another, and hears until when it can be brought back', async () => {
  const { store, server, until } = await onRanches(both, rest, { [DELETE]: { status: 204 } });
  store.dispatch(userForms.ranchDeletion.submitted({ ranchUuid: RANCH_UUID, name: 'Rio Seco' }));
  const state = await until(({ ui }) => ui.toasts.length > 0);
  expect(server.callsTo(DELETE)[0]?.body).toEqual({ name: 'Rio Seco' });
  expect([state.user.ranchUuid, state.user.me?.ranches]).toEqual([OTHER.ranch_uuid, [OTHER]]);
  expect(state.user.me?.deleted_ranches).toEqual([DELETED]);
  expect(words(state)).toEqual([
    'Rio Seco is deleted You can bring it back until December 22, 2026, from your account.',
  ]);
});

it('while others are on it, it stays, and the form says why', async () => {
  const details = 'Others are still on this ranch';
  const { store, until } = await onRanches(both, both, {
    [DELETE]: { status: 409, body: { error: details, details, code: 'has_members' } },
  });
  store.dispatch(userForms.ranchDeletion.submitted({ ranchUuid: RANCH_UUID, name: 'Rio Seco' }));
  const { user } = await until((state) => state.user.ranchDeletion.status === 'failed');
  expect(user.ranchDeletion).toMatchObject({ failure: { code: 'has_members', message: details } });
  expect(user.ranchUuid).toBe(RANCH_UUID);
});

it('who leaves their only ranch has none', async () => {
  const { store, until } = await onRanches({}, { ranches: [] }, { [LEAVE]: { status: 204 } });
  store.dispatch(userForms.ranchLeaving.submitted({ ranchUuid: RANCH_UUID }));
  const state = await until(({ ui }) => ui.toasts.length > 0);
  expect([state.user.ranchUuid, state.user.me?.ranches, words(state)]).toEqual([null, [], ['You have left Rio Seco.']]);
});

it('a ranch that is brought back is the one that the person goes on in', async () => {
  const { store, until } = await onRanches(rest, both, { [RESTORE]: { status: 200, body: aRanch() } });
  store.dispatch(userForms.ranchRestore.submitted({ ranchUuid: RANCH_UUID }));
  const state = await until(({ user }) => user.ranchRestore.status === 'succeeded');
  expect([state.user.ranchUuid, state.user.me?.deleted_ranches]).toEqual([RANCH_UUID, []]);
});

it('one that is not there to be brought back is looked for again', async () => {
  const body = { error: 'There is nothing here', details: 'There is nothing here', code: 'not_found' };
  const { store, server, until } = await onRanches(rest, both, { [RESTORE]: { status: 404, body } });
  const asked = server.callsTo(ME).length;
  store.dispatch(userForms.ranchRestore.submitted({ ranchUuid: RANCH_UUID }));
  const { user } = await until((state) => state.user.me?.ranches.length === 2);
  expect([user.ranchRestore.status, server.callsTo(ME).length > asked]).toEqual(['failed', true]);
});
