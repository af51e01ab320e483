import { aMe, aRanch, RANCH_UUID } from '@testing/factories';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { ranchSetUpSubmitted } from './userSlice';

const RENAME = `PATCH /api/v1/ranch/${RANCH_UUID}`;
const SAVE = 'PATCH /api/v1/user/me';

async function setUp(ranchName: string, renamed: Answer = { status: 200, body: aRanch({ name: ranchName }) }) {
  const test = await setupStartedStore({ hasSession: true, answers: { [RENAME]: renamed } });
  test.store.dispatch(ranchSetUpSubmitted({ ranchName, settings: { units: 'metric' } }));
  const state = await test.until(({ user }) => ['succeeded', 'failed'].includes(user.preferences.status));
  return { ...test, state };
}

it('renames the ranch, folded, and then saves the settings', async () => {
  const { server } = await setUp('  Dry   Creek ');
  expect(server.callsTo(RENAME)[0]?.body).toEqual({ name: 'Dry Creek' });
  expect(server.callsTo(SAVE)[0]?.body).toEqual({ settings: { ...aMe().settings, units: 'metric' } });
});

it('asks for no new name when it is still the same', async () => {
  const { server } = await setUp('Rio Seco');
  expect(server.callsTo(RENAME)).toEqual([]);
  expect(server.callsTo(SAVE)).toHaveLength(1);
});

it('saves nothing more, and says so beside the name, when the name is refused', async () => {
  const details = { name: 'Your ranch name is toooooo long' };
  const { server, state } = await setUp('Too long', {
    status: 422,
    body: { error: 'Bad', details, code: 'invalid' },
  });
  expect(server.callsTo(SAVE)).toEqual([]);
  expect(state.user.preferences).toMatchObject({ status: 'failed', failure: { fields: details } });
  expect(state.user.me?.ranches[0]?.name).toBe('Rio Seco');
});
