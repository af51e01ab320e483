import { linkTokens, takeLinkTokens } from '@shared/lib/linkTokens';
import { BAD_ANSWERS } from '@testing/badAnswers';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import { forms } from '../forms';

/** Where an answer has nothing to say these are good. */
const EMPTY_OR_OBJECT = ['an empty body', 'an empty object', 'wrong types', 'a body with __proto__', '204'];
const CANCEL = 'POST /api/v1/user/cancel_delete';
const ME = 'GET /api/v3/user/me';

afterEach(() => linkTokens.forget('token'));

async function submitted(answer: Answer, hasSession = false) {
  history.replaceState(null, '', '/cancel_delete?token=canary-link');
  takeLinkTokens();
  const test = await setupStartedStore({ hasSession, answers: { [CANCEL]: answer } });
  test.store.dispatch(forms.cancelDelete.submitted());
  return { ...test, state: await test.until(({ auth }) => auth.cancelDelete.status !== 'pending') };
}

describe('keeping an account that was to be deleted', () => {
  it('sends the token of the link, and says that it is done', async () => {
    const { server, state } = await submitted({ status: 204 });
    expect(server.callsTo(CANCEL).map(({ body }) => body)).toEqual([{ token: 'canary-link' }]);
    expect(state.ui.toasts.map(({ kind, title, message }) => [kind, title, message])).toEqual([
      ['success', '', 'Deletion of your account was suspended successfully!'],
    ]);
  });

  it('F2: leaves the token in no state, and lets it go', async () => {
    const { state } = await submitted({ status: 204 });
    expect(JSON.stringify([state, location.href, history.state])).not.toContain('canary');
    expect(linkTokens.get('token')).toBeUndefined();
  });

  it('asks again who it is, for anyone who is signed in here', async () => {
    const { server, until } = await submitted({ status: 204 }, true);
    await until(({ ui }) => ui.pendingRequests === 0);
    expect(server.callsTo(ME)).toHaveLength(2);
  });

  const failures = BAD_ANSWERS.filter(([what]) => !EMPTY_OR_OBJECT.includes(what));
  it.each([...failures, ['a used link', { status: 410, body: { error: 'Used', code: 'token_used' } }] as const])(
    'R1: that ends in %s is silent',
    async (_what, answer) => {
      const { state } = await submitted(answer);
      expect(state.auth.cancelDelete.status).toBe('failed');
      expect(state.ui).toMatchObject({ toasts: [], pendingRequests: 0, lastCrash: null });
    },
  );
});
