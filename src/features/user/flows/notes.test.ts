import type { Preferences } from '@contract/people/me';
import { ranchChosen, sessionEnded } from '@shared/events';
import { aMe, aRanch } from '@testing/factories';
import { setupStartedStore } from '@testing/setupTestStore';
import { userForms } from '../userForms';
import { preferencesNoted } from '../userSlice';

const ME = 'GET /api/v3/user/me';
const SAVE = 'PATCH /api/v1/user/me';
const OTHER = '11111111-1111-4111-8111-111111111111';
const look = { mapSelectedColorScheme: 'restDays' };
const ranches = [aRanch(), aRanch({ ranch_uuid: OTHER, name: 'Dry Creek' })];

async function start(over: Parameters<typeof aMe>[0] = {}) {
  const me = aMe({ ranches, ...over });
  const test = await setupStartedStore({ hasSession: true, answers: { [ME]: { status: 200, body: me } } });
  const saved = () => test.server.callsTo(SAVE).map(({ body }) => body);
  return { ...test, saved };
}

/** Lets every request that is on its way come to its end. */
const quiet = () => new Promise((done) => setTimeout(done, 300));

describe('the ranch that the person last worked in', () => {
  it('is saved over what the server has by now, not over what this page knew', async () => {
    const { store, server, saved } = await start();
    server.answers[ME] = { status: 200, body: aMe({ ranches, settings: { ...look, elsewhere: 'kept' } }) };
    store.dispatch(ranchChosen({ ranchUuid: OTHER }));
    await quiet();
    expect(saved()).toEqual([{ settings: { ...look, elsewhere: 'kept', lastRanchUuid: OTHER } }]);
  });

  it('is known to the page at once, and not saved again while it is the same', async () => {
    const { store, server, saved } = await start();
    server.answers[ME] = { status: 200, body: aMe({ ranches, settings: { ...look, lastRanchUuid: OTHER } }) };
    store.dispatch(ranchChosen({ ranchUuid: OTHER }));
    expect(store.getState().user.me?.settings.lastRanchUuid).toBe(OTHER);
    await quiet();
    expect(saved()).toEqual([]);
  });

  it('is not saved for the person by an admin who acts as them', async () => {
    const { store, saved } = await start({ masqueraded_by: 'admin@example.com' });
    store.dispatch(ranchChosen({ ranchUuid: OTHER }));
    await quiet();
    expect(saved()).toEqual([]);
  });

  it.each(['connection reset', { status: 500 }] as const)(
    'R1: is quiet where the line is lost by %j',
    async (answer) => {
      const { store, server, saved } = await start();
      server.answers[ME] = answer;
      store.dispatch(ranchChosen({ ranchUuid: OTHER }));
      await quiet();
      expect([saved(), store.getState().ui.toasts]).toEqual([[], []]);
    },
  );

  it('F5: is not saved for the next person after a sign-out', async () => {
    const { store, server, saved } = await start();
    server.answers[ME] = 'no answer';
    store.dispatch(ranchChosen({ ranchUuid: OTHER }));
    await new Promise((done) => setTimeout(done, 50));
    store.dispatch(sessionEnded('signedOut'));
    await quiet();
    expect(saved()).toEqual([]);
  });
});

it('two notes at once are both saved', async () => {
  const { store, saved } = await start();
  store.dispatch(ranchChosen({ ranchUuid: OTHER }));
  store.dispatch(preferencesNoted({ onboardingDone: true }));
  await quiet();
  expect(saved().at(-1)).toEqual({ settings: { ...look, lastRanchUuid: OTHER, onboardingDone: true } });
});

it('a note and a form that is saved at the same time both stay', async () => {
  const stored: { settings: Preferences } = { settings: look };
  const { server, store } = await start();
  server.answers[ME] = () => ({ status: 200, body: aMe({ ranches, ...stored }) });
  server.answers[SAVE] = ({ body }) => {
    Object.assign(stored, body);
    return { status: 200, body: aMe({ ranches, ...stored }) };
  };
  store.dispatch(ranchChosen({ ranchUuid: OTHER }));
  store.dispatch(userForms.preferences.submitted({ units: 'metric' }));
  await quiet();
  expect(stored.settings).toMatchObject({ units: 'metric', lastRanchUuid: OTHER });
});
