import { useDispatch, useSelector } from 'react-redux';
import { selectSubscription, selectSubscriptionLoad, subscriptionRetried } from '@features/subscription';
import { selectRanch } from '@features/user';
import { ListState, useLoad } from '@shared/components/ListState';
import { Lead, Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { Plan } from '../components/Plan';

/** What the ranch may use the product on, and until when. */
export default function SubscribePage() {
  const dispatch = useDispatch();
  const ranch = useSelector(selectRanch);
  const sub = useSelector(selectSubscription);
  const { failure, isBusy } = useLoad(useSelector(selectSubscriptionLoad));
  if (ranch === null) return null;
  return (
    <Page>
      <PageTitle title="Your plan" />
      <h1>Your plan</h1>
      <Lead>It is the plan of {ranch.name}, and good for everyone who works there.</Lead>
      <ListState
        failure={failure && { ...failure, message: `We could not load your plan. ${failure.message}` }}
        isBusy={isBusy}
        hasList={sub !== null}
        onRetry={() => dispatch(subscriptionRetried({ ranchUuid: ranch.ranch_uuid }))}
      />
      {sub !== null && <Plan ranch={ranch} sub={sub} />}
    </Page>
  );
}
