import { ranchChosen, sessionEnded } from '@shared/events';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { aMe, aMember, aRanch, mariaAsMember, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { memberRemovalSubmitted, memberRoleSubmitted, teamRetried } from './teamSlice';

const OTHER = '11111111-1111-4111-8111-111111111111';
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;
const ana = aMember();
const which = { ranchUuid: RANCH_UUID, userUuid: ana.uuid, isSelf: false };
const CHANGE = `PATCH /api/v1/ranch/${RANCH_UUID}/user/${ana.uuid}`;
const REMOVE = `DELETE /api/v1/ranch/${RANCH_UUID}/user/${ana.uuid}`;
const promoted = memberRoleSubmitted({ ...which, role: 'manager' });

const setup = (answers: Record<string, Answer> = {}) =>
  setupStartedStore({
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': {
        status: 200,
        body: aMe({ ranches: [aRanch(), aRanch({ ranch_uuid: OTHER, name: 'Dry Creek' })] }),
      },
      [TEAM]: { status: 200, body: [mariaAsMember(), ana] },
      [`GET /api/v3/ranch/${OTHER}/user`]: { status: 200, body: [ana] },
      ...answers,
    },
  });

it('puts the member as the server now knows them in place of the one before', async () => {
  const { store, until } = await setup({ [CHANGE]: { status: 200, body: { ...ana, role: 'manager' } } });
  store.dispatch(promoted);
  const { team } = await until(({ team: { change } }) => change.status === 'succeeded');
  expect(team.ranchTeam.map(({ role }) => role)).toEqual(['owner', 'manager']);
});

it('does one change at a time, whichever it is', async () => {
  const { store, server } = await setup({ [CHANGE]: 'no answer' });
  store.dispatch(promoted);
  store.dispatch(memberRemovalSubmitted({ ...which, userUuid: 'another' }));
  expect(server.sent.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  expect(store.getState().team).toMatchObject({ change: { status: 'pending' }, changing: ana.uuid });
});

it.each(BAD_ANSWERS)('R1: a change that ends in %s is told once, and changes nobody', async (_what, answer) => {
  const { store, until } = await setup({ [CHANGE]: answer });
  store.dispatch(promoted);
  const state = await until(({ team: { change }, ui }) => change.status === 'failed' && ui.toasts.length > 0);
  expect(state.ui.toasts).toHaveLength(1);
  expect(state.team.ranchTeam).toEqual([mariaAsMember(), ana]);
  expect(state.ui).toMatchObject({ pendingRequests: 0, lastCrash: null });
});

it('tells nothing to the ranch the person went on to meanwhile', async () => {
  const { store, server, until } = await setup({ [CHANGE]: 'no answer' });
  store.dispatch(promoted);
  await until(({ ui }) => ui.pendingRequests > 0);
  store.dispatch(ranchChosen({ ranchUuid: OTHER }));
  const { team, ui } = await until((state) => state.team.teamLoaded && state.ui.pendingRequests === 0);
  expect(team).toMatchObject({ ranchTeam: [ana], change: { status: 'idle' }, changing: null });
  expect(ui.toasts).toEqual([]);
  expect(server.callsTo(CHANGE)).toHaveLength(1);
});

it('gives a removal up with the session', async () => {
  const { store, until } = await setup({ [REMOVE]: 'no answer' });
  store.dispatch(memberRemovalSubmitted(which));
  store.dispatch(sessionEnded('refused'));
  const { team } = await until(({ ui }) => ui.pendingRequests === 0);
  expect(team).toMatchObject({ ranchTeam: [], change: { status: 'idle' } });
});

it('ends the session when the server no longer knows it', async () => {
  const body = { error: 'Sign in', details: 'Sign in', code: 'unauthenticated' };
  const { store, until } = await setup({ [REMOVE]: { status: 401, body } });
  store.dispatch(memberRemovalSubmitted(which));
  const { team } = await until(({ auth }) => auth.session === 'anonymous');
  expect(team.ranchTeam).toEqual([]);
});

it('loads a team again that did not come', async () => {
  const { store, server, until } = await setup({ [TEAM]: { status: 500 } });
  expect(store.getState().team.load.status).toBe('failed');
  server.answers[TEAM] = { status: 200, body: [ana] };
  store.dispatch(teamRetried({ ranchUuid: RANCH_UUID }));
  expect(store.getState().team.load).toEqual({ status: 'pending' });
  const { team } = await until((state) => state.team.teamLoaded);
  expect(team).toMatchObject({ ranchTeam: [ana], load: { status: 'succeeded' } });
});
