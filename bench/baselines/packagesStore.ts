import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistReducer, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeLeading, type Effect } from 'redux-saga/effects';

interface Credentials {
  email: string;
  password: string;
}

const login = createSlice({
  name: 'login',
  initialState: { isPending: false, refusal: '' },
  reducers: {
    submitted: (state, _action: PayloadAction<Credentials>) => {
      state.isPending = true;
    },
    refused: (state, { payload }: PayloadAction<string>) => ({ ...state, isPending: false, refusal: payload }),
  },
});
export const { submitted } = login.actions;
const { refused } = login.actions;

const user = createSlice({ name: 'user', initialState: { email: '' }, reducers: {} });

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};

const send = async (credentials: Credentials): Promise<string> =>
  (await fetch('/login', { method: 'POST', body: JSON.stringify(credentials) })).statusText;

function* worker({ payload }: ReturnType<typeof submitted>): Generator<Effect, void, string> {
  yield put(refused(yield call(send, payload)));
}

function* rootSaga() {
  yield takeLeading(submitted.type, worker);
}

/** A store as small as the packages allow: one slice that is kept, one that is not, one saga. */
export function startStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      login: login.reducer,
      user: persistReducer({ key: 'user', storage }, user.reducer),
    }),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] } }).concat(
        sagas,
      ),
  });
  sagas.run(rootSaga);
  persistStore(store);
  return store;
}

export type State = ReturnType<ReturnType<typeof startStore>['getState']>;
