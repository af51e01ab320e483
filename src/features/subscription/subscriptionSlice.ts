import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Subscription } from '@contract/subscription';
import { isRanchLeft } from '@shared/events';

export interface SubscriptionState {
  sub: Subscription | null;
  subLoaded: boolean;
}

const initialState: SubscriptionState = { sub: null, subLoaded: false };

const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    subscriptionLoaded: (_state, { payload }: PayloadAction<Subscription | null>) => ({
      sub: payload,
      subLoaded: true,
    }),
  },
  extraReducers: (builder) => builder.addMatcher(isRanchLeft, () => initialState),
});

export const { subscriptionLoaded } = subscriptionSlice.actions;
export const subscriptionReducer = subscriptionSlice.reducer;
