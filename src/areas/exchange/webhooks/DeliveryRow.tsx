import type { Delivery } from '@contract/hooks/delivery';
import { numberInWords } from '@domain/language/formats';
import { plural, t } from '@domain/words';
import { Button } from '@shared/components/Button';
import { Row } from '@shared/components/Rows';
import { timeInWords } from '@shared/lib/dates';
import { eventInWords } from './eventWords';
import { failureInWords } from './failureWords';
import { useSendAgainMutation } from './webhooksApi';
import styles from './webhooks.module.css';

interface DeliveryRowProps {
  ranchUuid: string;
  webhookUuid: string;
  delivery: Delivery;
  isOn: boolean;
}

function becameInWords({ state, tries, status, failure, ms, next_try_at }: Delivery): string {
  const [took, heard] = [numberInWords(ms ?? 0), String(status ?? '')];
  const times = plural(tries, { one: '# try', other: '# tries' });
  const counted = ms === null || state === 'delivered' ? times : t`${times}, the last one ${took} ms`;
  if (state === 'delivered') return t`Delivered in ${took} ms (${heard}), ${counted}.`;
  const why = failure === null ? '' : failureInWords(failure, status);
  if (state === 'failed') return t`Given up, ${counted}. ${why}`;
  const next = next_try_at === null ? '' : timeInWords(next_try_at);
  return tries === 0 ? t`On its way.` : t`${why} ${counted}; the next one is on ${next}.`;
}

/** One message: what it told, what became of it, and its body as it was sent. */
export function DeliveryRow({ ranchUuid, webhookUuid, delivery, isOn }: DeliveryRowProps) {
  const { uuid, event, at, state, body, message_id } = delivery;
  const [sendAgain, sending] = useSendAgainMutation();
  const [what, when] = [eventInWords(event), timeInWords(at)];
  return (
    <Row
      title={
        <>
          <b>{what}</b> <time dateTime={at}>{when}</time>
        </>
      }
      actions={
        isOn && (
          <Button
            look="quiet"
            isBusy={sending.isLoading}
            aria-label={t`Send again: ${what}, ${when}`}
            onClick={() => void sendAgain({ ranchUuid, uuid: webhookUuid, deliveryUuid: uuid })}
          >{t`Send again`}</Button>
        )
      }
    >
      <p>{state === 'delivered' ? becameInWords(delivery) : <b>{becameInWords(delivery)}</b>}</p>
      <details className={styles.more}>
        <summary aria-label={t`What was sent: ${what}, ${when}`}>{t`What was sent`}</summary>
        <p translate="no">
          <code>webhook-id: {message_id}</code>
        </p>
        <pre className={styles.body} translate="no">
          {body}
        </pre>
      </details>
    </Row>
  );
}
