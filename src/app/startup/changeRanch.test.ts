import { ranchChosen } from '@shared/events';
import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import { setupStartedStore } from '@testing/setupTestStore';

const OTHER = '11111111-1111-4111-8111-111111111111';
const OTHER_SEASON = '22222222-2222-4222-8222-222222222222';
const subscription = { status: 'active', plan: 'ranch', trial_ends_at: null };
const member = {
  uuid: 'x',
  first_name: 'Ann',
  last_name: 'B',
  full_name: 'Ann B',
  email: 'a@b.cd',
  role: 'member',
  joined_at: '2026-01-01',
};

function setup() {
  const ranches = [aRanch(), aRanch({ ranch_uuid: OTHER, name: 'Dry Creek', current_season_uuid: OTHER_SEASON })];
  return setupStartedStore({
    hasSession: true,
    answers: {
      'GET /api/v3/user/me': { status: 200, body: aMe({ ranches }) },
      [`GET /api/v1/ranch/${OTHER}/payment`]: { status: 200, body: subscription },
      [`GET /api/v3/ranch/${OTHER}/user`]: { status: 200, body: [member] },
    },
  });
}

it('takes ranch, season, subscription and team of the ranch that is chosen', async () => {
  const { store, until } = await setup();
  store.dispatch(ranchChosen({ ranchUuid: OTHER }));
  const state = await until(({ team, subscription: { subLoaded } }) => team.teamLoaded && subLoaded);
  expect(state.user).toMatchObject({ ranchUuid: OTHER, seasonUuid: OTHER_SEASON });
  expect(state.subscription.sub).toEqual(subscription);
  expect(state.team.ranchTeam).toEqual([member]);
});

it('shows nothing of the ranch that was left while the next one is on its way', async () => {
  const { store } = await setup();
  store.dispatch(ranchChosen({ ranchUuid: OTHER }));
  expect(store.getState().subscription).toMatchObject({ sub: null, subLoaded: false });
});

it('ends with the last of several choices, whatever answers late', async () => {
  const { store, until } = await setup();
  for (const ranchUuid of [OTHER, RANCH_UUID, OTHER, RANCH_UUID]) store.dispatch(ranchChosen({ ranchUuid }));
  const state = await until(({ team, ui }) => team.teamLoaded && ui.pendingRequests === 0);
  expect(state.user.ranchUuid).toBe(RANCH_UUID);
  expect(state.subscription.sub?.status).toBe('trial');
});

it('stays where it is for a ranch the person does not belong to', async () => {
  const { store } = await setup();
  store.dispatch(ranchChosen({ ranchUuid: '33333333-3333-4333-8333-333333333333' }));
  expect(store.getState().user.ranchUuid).toBe(RANCH_UUID);
});
