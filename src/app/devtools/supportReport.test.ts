import { createStore } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';
import { forms } from '@features/auth/forms';
import { noticeShown } from '@shared/events';
import { setupStartedStore } from '@testing/setupTestStore';
import { createRootReducer, type AppState } from '../rootReducer';
import { supportReport } from './supportReport';

const NOW = new Date('2026-11-21T08:00:00Z');

interface Report {
  payload: string;
  report: { version: string; browser: string; at: string; times: string[] };
}

async function reportOfASignIn() {
  const { store, until } = await setupStartedStore();
  store.dispatch(forms.login.submitted({ email: 'maria@example.com', password: 'canary-password' }));
  await until(({ ui, auth }) => auth.session === 'signedIn' && ui.startup === 'finished');
  const text = supportReport(store, NOW);
  const report = JSON.parse(text) as Report;
  const lifted = JSON.parse(report.payload) as LiftedState<AppState, { type: string }, null>;
  return { store, text, report, lifted };
}

describe('the support report', () => {
  it('is imported by the Redux DevTools and leads to the state the person was in', async () => {
    const { store, lifted } = await reportOfASignIn();
    const devTools = createStore(createRootReducer(), instrument());
    devTools.liftedStore.dispatch(ActionCreators.importState(lifted));
    const { auth, user, subscription } = devTools.getState();
    const then = store.getState();
    expect(auth).toEqual(then.auth);
    expect(user.me).toEqual(then.user.me);
    expect(subscription).toEqual(then.subscription);
  });

  it('can be travelled through, step by step', async () => {
    const { lifted } = await reportOfASignIn();
    const devTools = createStore(createRootReducer(), instrument());
    devTools.liftedStore.dispatch(ActionCreators.importState(lifted));
    devTools.liftedStore.dispatch(ActionCreators.jumpToState(0));
    expect(devTools.getState().auth.session).toBe('anonymous');
    const { computedStates } = devTools.liftedStore.getState();
    expect(computedStates.map(({ error }) => error).filter(Boolean)).toEqual([]);
  });

  it('reads as a story, without noise', async () => {
    const { lifted } = await reportOfASignIn();
    const types = Object.values(lifted.actionsById).map(({ action }) => action.type);
    expect(types.slice(types.indexOf('auth/loginSubmitted'))).toEqual([
      'auth/loginSubmitted',
      'auth/loginSucceeded',
      'session/opened',
      'user/meLoaded',
      'subscription/subscriptionLoaded',
      'team/teamLoaded',
      'startup/finished',
    ]);
  });

  it('F3: holds no password and no token', async () => {
    const { text } = await reportOfASignIn();
    expect(text).toContain('maria@example.com');
    expect(text).not.toContain('canary');
  });

  it('says of which version and browser it is, and when each thing happened', async () => {
    const { report } = await reportOfASignIn();
    expect(report.report).toMatchObject({ version: 'test', at: NOW.toISOString() });
    expect(report.report.browser).toContain('jsdom');
    expect(report.report.times.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT.*Z startup\/finished$/);
  });

  it('keeps the last 25 states', async () => {
    const { store } = await setupStartedStore();
    for (let at = 1; at <= 40; at += 1) store.dispatch(noticeShown('info', `Notice ${at}`));
    const { payload } = JSON.parse(supportReport(store, NOW)) as Report;
    const lifted = JSON.parse(payload) as LiftedState<
      AppState,
      { type: string; payload: { message: string } },
      unknown
    >;
    expect(lifted.computedStates).toHaveLength(26);
    expect(lifted.actionsById[1]?.action.payload.message).toBe('Notice 16');
    expect(lifted.actionsById[25]?.action.payload.message).toBe('Notice 40');
    expect(lifted.committedState?.ui.notices).toHaveLength(15);
  });
});
