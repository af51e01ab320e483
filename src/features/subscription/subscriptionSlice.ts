import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Subscription } from '@contract/ranches/subscription';
import { isRanchLeft, stepFailed } from '@shared/events';
import { failed, idle, pending, succeeded, type RequestState } from '@shared/requestState';

export interface SubscriptionState {
  sub: Subscription | null;
  subLoaded: boolean;
  /** How the loading stands: idle while it first loads, pending while it is tried again. */
  load: RequestState;
}

const initialState: SubscriptionState = { sub: null, subLoaded: false, load: idle };

const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    subscriptionLoaded: (_state, { payload }: PayloadAction<Subscription | null>) => ({
      sub: payload,
      subLoaded: true,
      load: succeeded,
    }),
    /** The person asks again for a subscription that did not come. */
    subscriptionRetried: (state, _action: PayloadAction<{ ranchUuid: string }>) => {
      state.load = pending;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(stepFailed, (state, { payload: { step, failure } }) => {
        if (step === 'subscription') state.load = failed(failure);
      })
      .addMatcher(isRanchLeft, () => initialState),
});

export const { subscriptionLoaded, subscriptionRetried } = subscriptionSlice.actions;
export const subscriptionReducer = subscriptionSlice.reducer;
