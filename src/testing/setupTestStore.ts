import type { Task } from 'redux-saga';
import { latePartsOf } from '@app/lateParts';
import { startStore, type AppStore } from '@app/store';
import type { AppState } from '@app/rootReducer';
import { appStarted } from '@shared/events';
import { aRanchRecord } from './aRecord';
import { aMe, RANCH_UUID } from './factories';
import { fakeRecordServer } from './fakeRecordServer';
import { fakeServer } from './fakeServer';

/** A server on which everything goes well: settings, a signed-in Maria, her subscription and her team, good links. */
const goodAnswers = (): Parameters<typeof fakeServer>[0] => ({
  'GET /assets/json/settingsV.json': { status: 200, body: {} },
  'POST /api/v1/auth/login': { status: 200, body: { token: 'canary-token' } },
  'POST /api/v1/auth/register': { status: 201, body: { token: 'canary-token' } },
  'POST /api/v1/auth/logout': { status: 204 },
  'POST /api/v1/link': { status: 200, body: { state: 'good' } },
  'GET /api/v1/contract': { status: 200, body: { links: [], next_cursor: null } },
  'GET /api/v3/user/me': { status: 200, body: aMe() },
  'PATCH /api/v1/user/me': ({ body }) => ({ status: 200, body: aMe(body as object) }),
  'POST /api/v1/user/beta': ({ body }) => ({ status: 200, body: aMe(body as object) }),
  [`GET /api/v1/ranch/${RANCH_UUID}/payment`]: {
    status: 200,
    body: { status: 'trial', plan: 'trial', trial_ends_at: '2026-12-21T00:00:00.000Z' },
  },
  [`GET /api/v3/ranch/${RANCH_UUID}/user`]: { status: 200, body: [] },
  ...fakeRecordServer([aRanchRecord()]).answers,
});

interface Setup {
  answers?: Parameters<typeof fakeServer>[0];
  /** Whether this browser shows a trace of a session before the app starts. */
  hasSession?: boolean;
}

/** What is run beside the root saga from now on: the parts that are added late. */
function keepLateTasks(store: AppStore): readonly Task[] {
  const { extra } = latePartsOf(store);
  const { sagas } = extra;
  const tasks: Task[] = [];
  extra.sagas = {
    run(...saga) {
      const task = sagas.run(...saga);
      tasks.push(task);
      return task;
    },
  };
  return tasks;
}

/** The real store with the real sagas and the real storage; only the network is pretended. */
export function setupTestStore({ answers = {}, hasSession = false }: Setup = {}) {
  document.cookie = `has_session=${hasSession ? '1; Max-Age=60' : '; Max-Age=0'}; Path=/`;
  const server = fakeServer({ ...goodAnswers(), ...answers });
  const { store, sagas } = startStore();
  const lateTasks = keepLateTasks(store);
  /** Ends what is at work in this app, as closing its page does. */
  const close = () => [sagas, ...lateTasks].forEach((task) => task.cancel());
  return { store, server, close, until: (holds: (state: AppState) => boolean) => until(store, holds) };
}

/** The same, with the startup chain already at its end. */
export async function setupStartedStore(setup: Setup = {}) {
  const test = setupTestStore(setup);
  test.store.dispatch(appStarted());
  await test.until(({ ui }) => ui.startup === 'finished');
  return test;
}

/**
 * Resolves, once something holds, with the state that the sagas at work then leave behind. A state that never comes
 * fails by jest's own time-out.
 */
function until(store: AppStore, holds: (state: AppState) => boolean): Promise<AppState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds(store.getState())) return;
      unsubscribe();
      void Promise.resolve().then(() => resolve(store.getState()));
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}
