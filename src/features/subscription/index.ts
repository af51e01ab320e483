export { loadSubscription, subscriptionSaga } from './subscriptionSaga';
export {
  selectSubscription,
  selectSubscriptionLoad,
  selectTrialDaysLeft,
  TRIAL_ENDS_SOON_DAYS,
  trialInWords,
} from './subscriptionSelectors';
export { subscriptionReducer, subscriptionRetried } from './subscriptionSlice';
