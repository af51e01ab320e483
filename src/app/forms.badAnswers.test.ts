import { forms } from '@features/auth/forms';
import { userForms } from '@features/user';
import { aMe } from '@testing/factories';
import { BAD_ANSWERS } from '@testing/badAnswers';
import { everyForm, type Form } from '@testing/everyForm';
import type { Answer } from '@testing/fakeServer';
import { setupStartedStore } from '@testing/setupTestStore';
import type { AppState } from './rootReducer';

/** Where an answer has nothing to say these are good. */
const EMPTY_OR_OBJECT = ['an empty body', 'an empty object', 'wrong types', 'a body with __proto__', '204'];

function start({ call, hasSession, me = aMe() }: Form, answer: Answer) {
  const answers = { 'GET /api/v3/user/me': { status: 200, body: me }, [call]: answer };
  return setupStartedStore({ hasSession, answers });
}

function expectToldOnce(state: AppState, { hasSession, me = aMe() }: Form): void {
  expect(state.ui.toasts).toHaveLength(1);
  expect(state.ui.toasts[0]?.message).toMatch(/^[^<>{}]{2,300}$/);
  expect(state.ui).toMatchObject({ pendingRequests: 0, lastCrash: null });
  expect(state.auth.session).toBe(hasSession ? 'signedIn' : 'anonymous');
  expect(state.user.me?.settings).toEqual(hasSession ? me.settings : undefined);
}

it('R1: every form is among these, but the two links whose failure is silent', () => {
  const submitted = new Set(everyForm.map(([, { submit }]) => submit.type));
  const all = Object.values({ ...forms, ...userForms }).map((form) => form.submitted.type);
  expect(all.filter((type) => !submitted.has(type))).toEqual([
    forms.cancelDelete.submitted.type,
    forms.link.submitted.type,
  ]);
});

describe.each(everyForm)('R1: %s', (_name, form) => {
  const answers = BAD_ANSWERS.filter(([what]) => form.isQuiet !== true || !EMPTY_OR_OBJECT.includes(what));

  it.each(answers)('that ends in %s says so once, readably, and can be sent again', async (_what, answer) => {
    const { store, until } = await start(form, answer);
    store.dispatch(form.submit);
    const state = await until((now) => form.request(now).status === 'failed');
    expectToldOnce(state, form);
  });

  describe('given up after 15 s', () => {
    afterEach(() => jest.useRealTimers());

    it.each(['no answer', 'a byte a second'] as const)('with %s, says so once, readably', async (answer) => {
      const { store } = await start(form, answer);
      jest.useFakeTimers();
      store.dispatch(form.submit);
      await jest.advanceTimersByTimeAsync(14_900);
      expect(form.request(store.getState()).status).toBe('pending');
      expect(store.getState().ui.toasts).toEqual([]);
      await jest.advanceTimersByTimeAsync(200);
      expect(form.request(store.getState()).status).toBe('failed');
      expectToldOnce(store.getState(), form);
    });
  });
});
