import { aMe, RANCH_UUID } from '@testing/factories';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { setupStartedStore } from '@testing/setupTestStore';

const ME = 'GET /api/v3/user/me';
const SAVE = 'PATCH /api/v1/user/me';
const PAYMENT = `GET /api/v1/ranch/${RANCH_UUID}/payment`;
const TEAM = `GET /api/v3/ranch/${RANCH_UUID}/user`;

it('has more than twenty of them', () => expect(BAD_ANSWERS).toHaveLength(21));

describe.each(BAD_ANSWERS)('R1: %s', (_what, answer) => {
  it('to me: a guest, quietly', async () => {
    const { store, server } = await setupStartedStore({ hasSession: true, answers: { [ME]: answer } });
    const { auth, user, ui } = store.getState();
    expect(auth.session).toBe('anonymous');
    expect(user).toMatchObject({ me: null, meLoaded: false });
    expect(ui).toMatchObject({ toasts: [], pendingRequests: 0, lastCrash: null });
    expect(ui.failedSteps.me).toBeDefined();
    expect(server.sent).toHaveLength(2);
  });

  it('to the migrated settings: they serve for now, and the chain goes on', async () => {
    const { store, server } = await setupStartedStore({
      hasSession: true,
      answers: { [ME]: { status: 200, body: aMe({ settings: { colorScheme: 'forage' } }) }, [SAVE]: answer },
    });
    const { user, ui, subscription } = store.getState();
    expect(user.me?.settings).toMatchObject({ colorScheme: 'forage', mapSelectedColorScheme: 'forage' });
    expect(subscription.subLoaded).toBe(true);
    expect(ui).toMatchObject({ toasts: [], pendingRequests: 0, lastCrash: null });
    expect(ui.failedSteps.migration).toBeDefined();
    expect(server.callsTo(SAVE)).toHaveLength(1);
  });

  it('to the subscription: not loaded, and the team is there', async () => {
    const { until } = await setupStartedStore({ hasSession: true, answers: { [PAYMENT]: answer } });
    // A refusal lets the person's ranches be looked at again.
    const { subscription, team, ui } = await until(({ ui: { pendingRequests } }) => pendingRequests === 0);
    expect(subscription).toMatchObject({ sub: null, subLoaded: false });
    expect(team.teamLoaded).toBe(true);
    expect(ui).toMatchObject({ toasts: [], pendingRequests: 0, lastCrash: null });
    expect(Object.keys(ui.failedSteps)).toEqual(['subscription']);
  });

  it('to the team: not loaded, and the subscription is there', async () => {
    const { until } = await setupStartedStore({ hasSession: true, answers: { [TEAM]: answer } });
    // A refusal lets the person's ranches be looked at again.
    const { subscription, team, ui } = await until(({ ui: { pendingRequests } }) => pendingRequests === 0);
    expect(team).toMatchObject({ ranchTeam: [], teamLoaded: false });
    expect(subscription.subLoaded).toBe(true);
    expect(ui).toMatchObject({ toasts: [], pendingRequests: 0, lastCrash: null });
    expect(Object.keys(ui.failedSteps)).toEqual(['team']);
  });
});

it('R1: sends the migrated settings once, unknown keys and all, and not again when they are there', async () => {
  const legacy = { mapLayer: 'hybrid', fromAnOlderApp: { deep: [1] } };
  const { store, server } = await setupStartedStore({
    hasSession: true,
    answers: { [ME]: { status: 200, body: aMe({ settings: legacy }) } },
  });
  const sent = server.callsTo(SAVE);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    settings: { ...legacy, mapActiveLayers: { mapLayer: 'ERSI_HYBRID', objectLayers: [] }, units: 'imperial' },
  });
  expect(store.getState().user.preferences.status).toBe('idle');
});
