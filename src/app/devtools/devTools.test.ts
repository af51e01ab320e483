import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import type { devTools as DevTools } from './devTools';
import { createSanitizer } from './sanitizer';

interface Options {
  maxAge: number;
  actionsDenylist: string[];
  predicate: (state: unknown, action: object) => boolean;
  actionSanitizer: (action: object, id: number) => unknown;
  stateSanitizer: (state: unknown, index: number) => unknown;
}

/** Puts a pretended browser extension in its place, loads the developer tools and gives what they ask of it. */
function asked(): Options {
  let options: Options | undefined;
  const passThrough: StoreEnhancer = (createStore) => createStore;
  const extension = (given: Options) => {
    options = given;
    return passThrough;
  };
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  jest.isolateModules(() => {
    const { devTools } = jest.requireActual<{ devTools: typeof DevTools }>('./devTools');
    configureStore({ reducer: () => null, enhancers: (defaults) => defaults().concat(devTools(createSanitizer())) });
  });
  if (options === undefined) throw new Error('The extension was not asked');
  return options;
}

afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__'));

it('keeps 25 states', () => {
  expect(asked().maxAge).toBe(25);
});

describe('which actions support sees', () => {
  const isShown = (type: string) => !asked().actionsDenylist.some((pattern) => new RegExp(pattern).test(type));

  it.each([
    'persist/REHYDRATE',
    'persist/PERSIST',
    'request/started',
    'request/settled',
    'ui/toastTaken',
    'user/userFormOpened',
    'auth/formOpened',
    'team/teamOpened',
    'queries/executeQuery/pending',
    'queries/executeQuery/fulfilled',
    'queries/config/middlewareRegistered',
    'queries/queries/removeQueryResult',
    'queries/mutations/removeMutationResult',
    'queries/invalidation/updateProvidedBy',
    'queries/internalSubscriptions/subscriptionsUpdated',
    '__rtkq/focused',
  ])('not %s, the noise of libraries and counters', (type) => {
    expect(isShown(type)).toBe(false);
  });

  it('not a list that RTK Query does not ask for a second time', () => {
    const refused = { type: 'queries/executeQuery/rejected', meta: { condition: true } };
    expect(asked().predicate({}, refused)).toBe(false);
    expect(asked().predicate({}, { ...refused, meta: { condition: false } })).toBe(true);
  });

  it.each([
    'auth/loginSubmitted',
    'auth/loginFailed',
    'startup/appSettingsLoaded',
    'ui/toastShown',
    'saga/workerCrashed',
    'session/opened',
    'page/changed',
    'queries/executeMutation/pending',
    'queries/executeMutation/rejected',
    'queries/executeQuery/rejected',
  ])('%s, a part of the story', (type) => {
    expect(isShown(type)).toBe(true);
  });
});

it('F3: shows neither password nor token in an action or a state', () => {
  const { actionSanitizer, stateSanitizer } = asked();
  const action = { type: 'auth/loginSubmitted', payload: { email: 'a@b.cd', password: 'canary' } };
  expect(actionSanitizer(action, 0)).toEqual({ ...action, payload: { email: 'a@b.cd', password: '[redacted]' } });
  expect(stateSanitizer({ auth: { reset: { token: 'canary' } } }, 0)).toEqual({
    auth: { reset: { token: '[redacted]' } },
  });
});

it('is no hindrance where there is no extension', () => {
  jest.isolateModules(() => {
    const { devTools } = jest.requireActual<{ devTools: typeof DevTools }>('./devTools');
    const store = configureStore({
      reducer: () => 1,
      enhancers: (defaults) => defaults().concat(devTools(createSanitizer())),
    });
    expect(store.getState()).toBe(1);
  });
});
