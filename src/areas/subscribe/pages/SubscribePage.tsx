import { useDispatch, useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectSubscription, selectSubscriptionLoad, subscriptionRetried } from '@features/subscription';
import { selectRanch } from '@features/user';
import { ListState, useLoad } from '@shared/components/ListState';
import { Lead, Page } from '@shared/components/Page';
import { PageTitle } from '@shared/components/PageTitle';
import { Trans } from '@shared/words';
import { Plan } from '../components/Plan';

/** What the ranch may use the product on, and until when. */
export default function SubscribePage() {
  const dispatch = useDispatch();
  const ranch = useSelector(selectRanch);
  const sub = useSelector(selectSubscription);
  const { failure, isBusy } = useLoad(useSelector(selectSubscriptionLoad));
  if (ranch === null) return null;
  const { name } = ranch;
  const why = failure?.message ?? '';
  return (
    <Page>
      <PageTitle title={t`Your plan`} />
      <h1>{t`Your plan`}</h1>
      <Lead>
        <Trans>It is the plan of {name}, and good for everyone who works there.</Trans>
      </Lead>
      <ListState
        failure={failure && { ...failure, message: t`We could not load your plan. ${why}` }}
        isBusy={isBusy}
        hasList={sub !== null}
        onRetry={() => dispatch(subscriptionRetried({ ranchUuid: ranch.ranch_uuid }))}
      />
      {sub !== null && <Plan ranch={ranch} sub={sub} />}
    </Page>
  );
}
