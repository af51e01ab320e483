import type { Answer } from '@testing/fakeServer';
import { aMe, aRanch } from '@testing/factories';
import { setupStartedStore } from '@testing/setupTestStore';
import { selectRanchStatus } from '../userSelectors';
import { userForms } from '../userForms';

const ME = 'GET /api/v3/user/me';
const CREATE = 'POST /api/v1/ranch';
const made = aRanch({ name: "Maria's Ranch" });

async function withoutRanch(answer: Answer) {
  let hasMade = false;
  return setupStartedStore({
    hasSession: true,
    answers: {
      [ME]: () => ({ status: 200, body: aMe({ ranches: hasMade ? [made] : [] }) }),
      [CREATE]: () => {
        hasMade = answer !== 'connection reset';
        return answer;
      },
    },
  });
}

it('tells a person without a ranch from one who is not known yet', async () => {
  const { store } = await withoutRanch({ status: 201, body: made });
  expect(selectRanchStatus(store.getState())).toBe('none');
});

it("makes a ranch named after the person, asks for the person again and loads the ranch's team", async () => {
  const { store, server, until } = await withoutRanch({ status: 201, body: made });
  const loadedBefore = server.callsTo(ME).length;
  store.dispatch(userForms.ranchCreation.submitted());
  const state = await until(({ subscription }) => subscription.sub !== null);
  expect(server.callsTo(CREATE)[0]?.body).toEqual({ name: "Maria's Ranch" });
  expect(server.callsTo(ME)).toHaveLength(loadedBefore + 1);
  expect(state.user.ranchUuid).toBe(made.ranch_uuid);
});

it('says so when it fails, and tries again with the same key', async () => {
  const { store, server, until } = await withoutRanch('connection reset');
  for (const times of [1, 2]) {
    store.dispatch(userForms.ranchCreation.submitted());
    await until(({ user, ui }) => user.ranchCreation.status === 'failed' && ui.toasts.length === times);
  }
  const [first, second] = server.callsTo(CREATE).map(({ headers }) => headers['Idempotency-Key']);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});
