import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Subscription } from '@contract/subscription';
import { isRanchLeft, stepFailed } from '@shared/events';
import type { Failure } from '@shared/requestState';

export interface SubscriptionState {
  sub: Subscription | null;
  subLoaded: boolean;
  /** Why it did not come, until the next try has ended. */
  loadFailure: Failure | null;
  isRetrying: boolean;
}

const initialState: SubscriptionState = { sub: null, subLoaded: false, loadFailure: null, isRetrying: false };

const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    subscriptionLoaded: (_state, { payload }: PayloadAction<Subscription | null>) => ({
      sub: payload,
      subLoaded: true,
      loadFailure: null,
      isRetrying: false,
    }),
    /** The person asks again for a subscription that did not come. */
    subscriptionRetried: (state, _action: PayloadAction<{ ranchUuid: string }>) => {
      state.isRetrying = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(stepFailed, (state, { payload: { step, failure } }) => {
        if (step === 'subscription') Object.assign(state, { loadFailure: failure, isRetrying: false });
      })
      .addMatcher(isRanchLeft, () => initialState),
});

export const { subscriptionLoaded, subscriptionRetried } = subscriptionSlice.actions;
export const subscriptionReducer = subscriptionSlice.reducer;
