import { useState } from 'react';
import type { Webhook } from '@contract/hooks/webhook';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Actions } from '@shared/components/Actions';
import { Button } from '@shared/components/Button';
import { ListState } from '@shared/components/ListState';
import { Rows } from '@shared/components/Rows';
import { useFocusOnNew } from '@shared/lib/useFocusOnNew';
import { DeliveryRow } from './DeliveryRow';
import { useDeliveriesInfiniteQuery, useSendFailedAgainMutation } from './webhooksApi';
import styles from './webhooks.module.css';

interface DeliveryLogProps {
  ranchUuid: string;
  webhook: Webhook;
}

function Deliveries({ ranchUuid, webhook: { uuid, off_since } }: DeliveryLogProps) {
  const log = useDeliveriesInfiniteQuery({ ranchUuid, uuid });
  const [sendAgain, sending] = useSendFailedAgainMutation();
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries);
  const [list, askForMore] = useFocusOnNew(deliveries?.length ?? 0);
  const isOn = off_since === null;
  const showMore = () => {
    askForMore();
    void log.fetchNextPage();
  };
  return (
    <>
      <Actions>
        <Button look="quiet" isBusy={log.isFetching} onClick={() => void log.refetch()}>{t`Look again`}</Button>
        {isOn && deliveries?.some(({ state }) => state === 'failed') === true && (
          <Button look="quiet" isBusy={sending.isLoading} onClick={() => void sendAgain({ ranchUuid, uuid })}>
            {t`Send all that failed again`}
          </Button>
        )}
      </Actions>
      {deliveries?.length === 0 && <p>{t`Nothing was sent in the last 30 days.`}</p>}
      <div ref={list}>
        <Rows>
          {deliveries?.map((each) => (
            <DeliveryRow key={each.uuid} ranchUuid={ranchUuid} webhookUuid={uuid} delivery={each} isOn={isOn} />
          ))}
        </Rows>
      </div>
      <ListState
        failure={failureIn(log.error)}
        isBusy={log.isFetching}
        hasList={deliveries !== undefined}
        onRetry={() => void log.refetch()}
      />
      {log.hasNextPage && (
        <Button look="quiet" isBusy={log.isFetchingNextPage} onClick={showMore}>
          {t`Show more`}
        </Button>
      )}
    </>
  );
}

/** What a webhook was sent in the last 30 days, the newest first, once somebody wants to see it. */
export function DeliveryLog({ ranchUuid, webhook }: DeliveryLogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name } = webhook;
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary aria-label={t`Log of ${name}`}>{t`Log of the last 30 days`}</summary>
      {isOpen && <Deliveries ranchUuid={ranchUuid} webhook={webhook} />}
    </details>
  );
}
