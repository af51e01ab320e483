import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { AppSettings } from '@contract/http/appSettings';
import {
  ABOUT_CONNECTION,
  appSettingsLoaded,
  appStarted,
  connectionChanged,
  requestSettled,
  requestStarted,
  sessionEnded,
  sessionOpened,
  sessionOpenedElsewhere,
  startupFinished,
  stepFailed,
  toastShown,
  toastsWithdrawn,
  workerCrashed,
  type StartupStep,
  type Toast,
} from '@shared/events';
import type { Connection } from '@shared/api/lineWatch';
import type { MobilePlatform } from '@shared/lib/device';
import type { Failure } from '@shared/requestState';

export interface UiState {
  appSettings: AppSettings | null;
  startup: 'idle' | 'running' | 'finished';
  /** Which quiet step of the last startup failed, and why: for support. */
  failedSteps: Partial<Record<StartupStep, Failure>>;
  /** The last crash of a worker: for support. */
  lastCrash: { event: string; message: string } | null;
  pendingRequests: number;
  connection: Connection;
  /** The person works on without a network, until it has come and gone again. */
  isWorkKept: boolean;
  /** What kind of phone or tablet is to be told of the app; null on a desk, and once that was put away. */
  mobilePrompt: MobilePlatform | null;
  /** Toasts that wait to be shown. */
  toasts: Toast[];
  /** What the toasts were about that were taken back last. */
  withdrawn: string[];
  /** How many sessions began or ended since the app started: what was said before is said to nobody any more. */
  sessionsChanged: number;
  /** Whether this browser plays a sound with them. */
  sound: boolean;
}

const initialState: UiState = {
  appSettings: null,
  startup: 'idle',
  failedSteps: {},
  lastCrash: null,
  pendingRequests: 0,
  connection: 'online',
  isWorkKept: false,
  mobilePrompt: null,
  toasts: [],
  withdrawn: [],
  sessionsChanged: 0,
  sound: false,
};

const started = (state: UiState) => {
  state.startup = 'running';
  state.failedSteps = {};
};

const sessionStarted = (state: UiState) => {
  started(state);
  state.sessionsChanged += 1;
};

function withdraw(state: Draft<UiState>, abouts: readonly string[]): void {
  state.toasts = state.toasts.filter(({ about }) => about === undefined || !abouts.includes(about));
  state.withdrawn = [...abouts];
}

const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    mobilePromptDue: (state, { payload }: PayloadAction<MobilePlatform>) => {
      state.mobilePrompt = payload;
    },
    mobilePromptClosed: (state) => {
      state.mobilePrompt = null;
    },
    workKept: (state) => {
      state.isWorkKept = true;
    },
    soundSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.sound = payload;
    },
    toastTaken: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ id }) => id !== payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(appStarted, started)
      .addCase(sessionOpened, sessionStarted)
      .addCase(sessionOpenedElsewhere, sessionStarted)
      .addCase(appSettingsLoaded, (state, { payload }) => {
        state.appSettings = payload;
      })
      .addCase(stepFailed, (state, { payload }) => {
        state.failedSteps[payload.step] = payload.failure;
      })
      .addCase(startupFinished, (state) => {
        state.startup = 'finished';
      })
      .addCase(sessionEnded, (state) => {
        // Who is signed out has no work to go on with.
        state.isWorkKept = false;
        state.startup = 'finished';
        state.failedSteps = {};
        state.toasts = [];
        state.sessionsChanged += 1;
      })
      .addCase(workerCrashed, (state, { payload }) => {
        state.lastCrash = payload;
      })
      .addCase(connectionChanged, (state, { payload }) => {
        state.connection = payload;
        if (payload !== 'offline') state.isWorkKept = false;
        if (payload === 'online') withdraw(state, [ABOUT_CONNECTION]);
      })
      .addCase(requestStarted, (state) => {
        state.pendingRequests += 1;
      })
      .addCase(requestSettled, (state) => {
        state.pendingRequests -= 1;
      })
      .addCase(toastShown, (state, { payload }) => {
        state.toasts.push(payload);
      })
      .addCase(toastsWithdrawn, (state, { payload }) => withdraw(state, payload)),
});

export const { mobilePromptClosed, mobilePromptDue, soundSwitched, toastTaken, workKept } = uiSlice.actions;
export const uiReducer = uiSlice.reducer;
