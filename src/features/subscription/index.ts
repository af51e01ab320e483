export { loadSubscription } from './loadSubscription';
export { selectTrialDaysLeft } from './subscriptionSelectors';
export { subscriptionReducer } from './subscriptionSlice';
