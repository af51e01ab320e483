import { createStore } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument';
import { forms } from '@features/auth/forms';
import { toastShown } from '@shared/events';
import { aMember, anOpenInvitation, RANCH_UUID } from '@testing/factories';
import { renderApp } from '@testing/renderApp';
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

  it('can be traveled through, step by step', async () => {
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

  it('says to which page the person came, and what they asked for there, but not what the machinery said', async () => {
    const LIST = `/api/v1/ranch/${RANCH_UUID}/invitation`;
    const { store, user } = await renderApp('/settings/account?token=canary#canary', {
      hasSession: true,
      answers: {
        [`GET ${LIST}`]: { status: 200, body: [anOpenInvitation()] },
        [`POST ${LIST}`]: { status: 429, body: { error: 'No', details: 'Enough for today.', code: 'too_many' } },
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Team' }));
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    await screen.findAllByText('Enough for today.');
    const text = supportReport(store, NOW);
    const { report } = JSON.parse(text) as Report;
    const types = report.times.map((line) => line.split(' ')[1]);
    expect(types.slice(types.indexOf('startup/finished') + 1)).toEqual([
      'page/changed',
      'queries/sendInvitation/pending',
      'queries/sendInvitation/rejected',
      'ui/toastShown',
    ]);
    expect(text).toContain('/settings/account');
    expect(text).toContain('/settings/team');
    expect(text).not.toContain('canary');
  });

  it('F3: shows no part of an address that may be a token', async () => {
    const { store } = await renderApp(`/join/${'x1Y2'.repeat(11)}/now`);
    expect(await screen.findByRole('heading', { name: /^Oh moooo/ })).toBeVisible();
    const text = supportReport(store, NOW);
    expect(text).not.toContain('x1Y2');
    expect(text).toContain('/join/[left out]/now');
  });

  it('shows of a list how it stands, and of a large team its beginning', async () => {
    const team = Array.from({ length: 2_000 }, (_none, at) =>
      aMember({ uuid: `u${at}`, email: `hand${at}@example.com` }),
    );
    const { store } = await renderApp('/settings/team', {
      hasSession: true,
      answers: {
        [`GET /api/v1/ranch/${RANCH_UUID}/invitation`]: { status: 200, body: [anOpenInvitation()] },
        [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: team },
      },
    });
    await screen.findByText('ben@example.com');
    store.dispatch(toastShown('info', 'One more state'));
    const text = supportReport(store, NOW);
    const { computedStates } = JSON.parse((JSON.parse(text) as Report).payload) as LiftedState<
      AppState & { queries: unknown },
      { type: string },
      unknown
    >;
    expect(computedStates.at(-1)?.state.queries).toMatchObject({
      queries: { [`invitations("${RANCH_UUID}")`]: { endpointName: 'invitations', status: 'fulfilled', count: 1 } },
    });
    expect(text).not.toContain('ben@example.com');
    expect(text).toContain('[1950 more]');
    expect(text.length).toBeLessThan(500_000);
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
    for (let at = 1; at <= 40; at += 1) store.dispatch(toastShown('info', `Toast ${at}`));
    const { payload } = JSON.parse(supportReport(store, NOW)) as Report;
    const lifted = JSON.parse(payload) as LiftedState<
      AppState,
      { type: string; payload: { message: string } },
      unknown
    >;
    expect(lifted.computedStates).toHaveLength(26);
    expect(lifted.actionsById[1]?.action.payload.message).toBe('Toast 16');
    expect(lifted.actionsById[25]?.action.payload.message).toBe('Toast 40');
    expect(lifted.committedState?.ui.toasts).toHaveLength(15);
  });
});
