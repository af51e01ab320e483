import { useEffect } from 'react';
import type { NewHookSecret, Webhook } from '@contract/hooks/webhook';
import { t } from '@domain/words';
import { useUnkeptCall } from '@shared/api/useUnkeptCall';
import { Button } from '@shared/components/Button';
import { Confirm } from '@shared/components/Confirm';
import type { Made } from './MadeSecret';
import {
  renewSecretCall,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
} from './webhooksApi';

interface WebhookActionsProps {
  ranchUuid: string;
  webhook: Webhook;
  onMade: (made: Made) => void;
}

function NewSecret({ ranchUuid, webhook: { uuid, name }, onMade }: WebhookActionsProps) {
  const { request, answer, send } = useUnkeptCall<NewHookSecret>();
  useEffect(() => {
    if (answer !== undefined) onMade({ uuid, name, secret: answer.secret });
  }, [answer, name, onMade, uuid]);
  return (
    <Confirm
      label={t`New secret`}
      name={t`New secret of ${name}`}
      question={t`Make a new secret of ${name}?`}
      consequence={t`The secret before it is good for 24 more hours: give the receiver the new one by then.`}
      confirmLabel={t`Make secret`}
      isBusy={request.status === 'pending'}
      onConfirm={() => void send(renewSecretCall({ ranchUuid, uuid }))}
    />
  );
}

/** What may be done with a webhook. */
export function WebhookActions({ ranchUuid, webhook, onMade }: WebhookActionsProps) {
  const { uuid, name, off_since } = webhook;
  const isOn = off_since === null;
  const [test, testing] = useTestWebhookMutation();
  const [change, changing] = useChangeWebhookMutation();
  const [remove, removing] = useDeleteWebhookMutation();
  return (
    <>
      {isOn && (
        <Button
          look="quiet"
          isBusy={testing.isLoading}
          aria-label={t`Send a test to ${name}`}
          onClick={() => void test({ ranchUuid, uuid })}
        >{t`Send a test`}</Button>
      )}
      <NewSecret ranchUuid={ranchUuid} webhook={webhook} onMade={onMade} />
      <Button
        look="quiet"
        isBusy={changing.isLoading}
        aria-label={isOn ? t`Switch ${name} off` : t`Switch ${name} on`}
        onClick={() => void change({ ranchUuid, uuid, change: { on: !isOn } })}
      >
        {isOn ? t`Switch off` : t`Switch on`}
      </Button>
      <Confirm
        label={t`Delete`}
        name={t`Delete ${name}`}
        question={t`Delete ${name}?`}
        consequence={t`Its address is told nothing any more, and its log is gone.`}
        confirmLabel={t`Delete`}
        isBusy={removing.isLoading}
        onConfirm={() => void remove({ ranchUuid, uuid })}
      />
    </>
  );
}
