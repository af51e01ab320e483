import { useCallback, useState } from 'react';
import { t } from '@domain/words';
import { failureIn } from '@shared/api/requestStateOf';
import { Button } from '@shared/components/Button';
import { Card } from '@shared/components/Card';
import { ListState } from '@shared/components/ListState';
import { Rows } from '@shared/components/Rows';
import { useFocusAfterLoss } from '@shared/lib/useFocusAfterLoss';
import { MadeSecret, type Made } from './MadeSecret';
import { MakeWebhookForm } from './MakeWebhookForm';
import { WebhookRow } from './WebhookRow';
import { useWebhooksQuery } from './webhooksApi';

/** The addresses that hear of what happens on the ranch: made, tested, listed and deleted. For those who may. */
export function WebhooksOfRanch({ ranchUuid }: { ranchUuid: string }) {
  const { currentData: webhooks, error, isFetching, refetch } = useWebhooksQuery(ranchUuid);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<readonly Made[]>([]);
  const isHere = ({ uuid }: Made) => isFetching || webhooks === undefined || webhooks.some((one) => one.uuid === uuid);
  const heading = useFocusAfterLoss(webhooks?.length ?? 0);
  const show = useCallback(
    (answer: Made) => {
      setMade((before) => [answer, ...before.filter(({ uuid }) => uuid !== answer.uuid)]);
      setIsMaking(false);
      void refetch();
    },
    [refetch],
  );
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>{t`Webhooks`}</h2>
      <p>
        {t`A program of yours, or a service that you use, is told at once when something happens on the ranch. Messages hold ids and numbers, and no names or notes: the program reads the rest with a key. A webhook goes on until you delete it, also when its maker leaves the ranch.`}
      </p>
      <div>
        <Button onClick={() => setIsMaking(true)}>{t`Make a webhook`}</Button>
      </div>
      {made.filter(isHere).map((each) => (
        <MadeSecret key={each.secret} {...each} />
      ))}
      <Rows>
        {webhooks?.map((each) => (
          <WebhookRow key={each.uuid} ranchUuid={ranchUuid} webhook={each} onMade={show} />
        ))}
      </Rows>
      <ListState
        failure={failureIn(error)}
        isBusy={isFetching}
        hasList={webhooks !== undefined}
        onRetry={() => void refetch()}
      />
      {isMaking && <MakeWebhookForm ranchUuid={ranchUuid} onMade={show} onClose={() => setIsMaking(false)} />}
    </Card>
  );
}
