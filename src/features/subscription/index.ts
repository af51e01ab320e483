export { loadSubscription, subscriptionSaga } from './subscriptionSaga';
export {
  selectIsSubscriptionKnown,
  selectSubscription,
  selectSubscriptionLoad,
  selectTrialDaysLeft,
} from './subscriptionSelectors';
export { subscriptionReducer, subscriptionRetried } from './subscriptionSlice';
