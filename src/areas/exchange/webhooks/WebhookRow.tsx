import type { OffReason, Webhook } from '@contract/hooks/webhook';
import { listed } from '@domain/language/language';
import { t } from '@domain/words';
import { Actions } from '@shared/components/Actions';
import { Row } from '@shared/components/Rows';
import { timeInWords } from '@shared/lib/dates';
import { DeliveryLog } from './DeliveryLog';
import { eventInWords } from './eventWords';
import type { Made } from './MadeSecret';
import { WebhookActions } from './WebhookActions';
import styles from './webhooks.module.css';

const OFF: Readonly<Record<OffReason, string>> = {
  switched: t`somebody switched it off`,
  gone: t`its address takes no more messages (410)`,
  failed: t`nothing arrived for five days`,
  restored: t`a backup was restored`,
};

function stateInWords({ off_since, off_reason, failing_since, former_until }: Webhook): string {
  const former = former_until === null ? '' : timeInWords(former_until);
  const parts = former_until === null ? [] : [t`The secret before signs too until ${former}.`];
  if (off_since !== null) {
    const [since, why] = [timeInWords(off_since), OFF[off_reason ?? 'switched']];
    parts.push(t`Off since ${since}: ${why}.`);
  } else if (failing_since !== null) {
    const since = timeInWords(failing_since);
    parts.push(t`Nothing has arrived since ${since}.`);
  }
  return parts.join(' ');
}

interface WebhookRowProps {
  ranchUuid: string;
  webhook: Webhook;
  onMade: (made: Made) => void;
}

/** One webhook: where it sends what, who made it, whether it arrives, and what was sent. */
export function WebhookRow({ ranchUuid, webhook, onMade }: WebhookRowProps) {
  const { name, address, events, made_by } = webhook;
  const told = listed(events.map(eventInWords));
  const maker = made_by ?? t`a former member`;
  return (
    <Row title={<b translate="no">{name}</b>}>
      <p className={styles.address} translate="no">
        {address}
      </p>
      <p>
        {t`Is told: ${told}. Made by ${maker}.`} <b>{stateInWords(webhook)}</b>
      </p>
      <Actions>
        <WebhookActions ranchUuid={ranchUuid} webhook={webhook} onMade={onMade} />
      </Actions>
      <DeliveryLog ranchUuid={ranchUuid} webhook={webhook} />
    </Row>
  );
}
