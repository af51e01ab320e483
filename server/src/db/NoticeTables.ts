import type { ColumnType } from 'kysely';

interface NoticeChoicesTable {
  user_uuid: string;
  moves: boolean;
  tasks: boolean;
  imports: boolean;
  quiet_from: number | null;
  quiet_until: number | null;
}

/** A person's browser that notices are sent to. */
export interface PushSubscriptionRow {
  uuid: string;
  user_uuid: string;
  session_hash: Buffer | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  device: string;
  created_at: Date;
  paused_at: Date | null;
}

interface PushMessagesTable {
  uuid: string;
  subscription_uuid: string;
  ranch_uuid: string | null;
  user_uuid: string;
  thing: string;
  notice: ColumnType<object, string, string>;
  is_urgent: boolean;
  is_held: boolean;
  tries: number;
  due_at: Date;
  next_try_at: Date | null;
}

interface NoticeLooksTable {
  ranch_uuid: string;
  /** YYYY-MM-DD. */
  day: string;
  revision: number;
}

/** What notices on phones are kept in. */
export interface NoticeTables {
  notice_choices: NoticeChoicesTable;
  push_subscriptions: PushSubscriptionRow;
  push_messages: PushMessagesTable;
  notice_looks: NoticeLooksTable;
}
