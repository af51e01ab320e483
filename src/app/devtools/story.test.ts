import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { aSignup } from '@testing/factories';

interface Options {
  actionSanitizer: (action: Action) => unknown;
  stateSanitizer: (state: unknown) => unknown;
}

const history: unknown[] = [];

/** Stands for the browser extension: it notes each action and each state as the real one shows them. */
const extension =
  ({ actionSanitizer, stateSanitizer }: Options): StoreEnhancer =>
  (createStore) =>
  (reducer, preloaded) =>
    createStore((state, action) => {
      const next = reducer(state, action);
      history.push(actionSanitizer(action), stateSanitizer(next));
      return next;
    }, preloaded);

it('F3: a whole sign-up and sign-in leave no password and no token in what support sees', async () => {
  // The extension is looked for as the modules load.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  const { setupStartedStore } = await import('@testing/setupTestStore');
  const { forms } = await import('@features/auth/forms');
  const { store, until } = await setupStartedStore();
  store.dispatch(forms.signup.submitted(aSignup({ password: 'canary sage moon' })));
  await until(({ team }) => team.teamLoaded);
  store.dispatch(forms.login.submitted({ email: 'maria@example.com', password: 'canary sage moon' }));
  await until(({ auth }) => auth.login.status === 'succeeded');
  const shown = JSON.stringify(history);
  expect(shown).toContain('auth/signupSubmitted');
  expect(shown).toContain('[redacted]');
  expect(shown).toContain('maria@example.com');
  expect(shown).not.toContain('canary');
});
