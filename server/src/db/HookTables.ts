import type { Failure } from '@contract/hooks/delivery';
import type { HookEvent, SentEvent } from '@contract/hooks/hookEvents';
import type { OffReason } from '@contract/hooks/webhook';
import type { ColumnType, Generated } from 'kysely';

interface WebhooksTable {
  uuid: string;
  ranch_uuid: string;
  name: string;
  address: string;
  host: string;
  events: HookEvent[];
  /** Sealed with the server's key. */
  secret: Buffer;
  former_secret: Buffer | null;
  former_until: Date | null;
  made_by: string | null;
  left_told: Generated<boolean>;
  created_at: Date;
  off_since: Date | null;
  off_reason: OffReason | null;
  failing_since: Date | null;
}

interface WebhookMessagesTable {
  uuid: string;
  ranch_uuid: string;
  webhook_uuid: string | null;
  event: SentEvent;
  happened_at: Date;
  data: ColumnType<object, string, string>;
  due_at: Date;
  spread_at: Date | null;
}

interface WebhookDeliveriesTable {
  uuid: string;
  webhook_uuid: string;
  message_uuid: string;
  ranch_uuid: string;
  happened_at: Date;
  host: string;
  tries: number;
  next_try_at: Date | null;
  tried_at: Date | null;
  delivered_at: Date | null;
  status: number | null;
  failure: Failure | null;
  ms: number | null;
}

/** What webhooks are kept in. */
export interface HookTables {
  webhooks: WebhooksTable;
  webhook_messages: WebhookMessagesTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
