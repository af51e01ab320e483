export { loadSubscription } from './loadSubscription';
export { subscriptionSaga } from './subscriptionSaga';
export {
  selectIsSubscriptionKnown,
  selectIsSubscriptionRetrying,
  selectSubscription,
  selectSubscriptionFailure,
  selectTrialDaysLeft,
} from './subscriptionSelectors';
export { subscriptionReducer, subscriptionRetried } from './subscriptionSlice';
