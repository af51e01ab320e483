import type { Settings } from '@contract/me';
import type { Role } from '@contract/role';
import type { Subscription } from '@contract/subscription';
import type { ColumnType, Kysely } from 'kysely';

/** JSON is written as text and read as the value. */
type Json<T> = ColumnType<T, string, string>;

interface UsersTable {
  uuid: string;
  email: string;
  first_name: string;
  last_name: string;
  full_name: string;
  phone_number: string;
  password_hash: string;
  is_admin: boolean;
  is_beta_tester: boolean;
  settings: Json<Settings>;
  deletion_scheduled_at: Date | null;
  created_at: Date;
}

interface RanchesTable {
  uuid: string;
  name: string;
  current_season_uuid: string | null;
  created_at: Date;
}

interface SeasonsTable {
  uuid: string;
  ranch_uuid: string;
  name: string;
  created_at: Date;
}

interface MembershipsTable {
  ranch_uuid: string;
  user_uuid: string;
  role: Role;
  joined_at: Date;
}

interface SubscriptionsTable {
  ranch_uuid: string;
  status: Subscription['status'];
  plan: string;
  trial_ends_at: Date | null;
}

interface SessionsTable {
  token_hash: Buffer;
  user_uuid: string;
  masqueraded_by: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

interface FailedChecksTable {
  key: Buffer;
  failed_at: Date[];
  waits_until: Date | null;
  expires_at: Date;
}

interface AddressTriesTable {
  key: Buffer;
  tries: number;
  started_at: Date;
  expires_at: Date;
}

interface IdempotencyKeysTable {
  route: string;
  key_hash: Buffer;
  fingerprint: Buffer;
  user_uuid: string;
  made_uuid: string | null;
  expires_at: Date;
}

/** What is left of a link that can no longer be used, and since when. */
interface Ending {
  ended_as: 'used' | 'revoked' | null;
  ended_at: Date | null;
}

interface InvitationsTable extends Ending {
  uuid: string;
  ranch_uuid: string;
  email: string;
  role: Role;
  invited_by: string;
  token_hash: Buffer;
  created_at: Date;
  expires_at: Date;
}

interface ContractLinksTable extends Ending {
  uuid: string;
  token_hash: Buffer;
  program: string;
  created_at: Date;
  expires_at: Date;
}

interface ContractsTable {
  uuid: string;
  ranch_uuid: string;
  program: string;
  title: string;
  state: string;
  zip: string;
  members_count: number;
  ranch_type: string;
  preferred_communication: Json<Record<string, boolean>>;
  created_at: Date;
}

interface OneTimeTokensTable extends Ending {
  token_hash: Buffer;
  kind: 'reset' | 'cancel_delete';
  user_uuid: string;
  created_at: Date;
  expires_at: Date;
}

interface OutboxTable {
  uuid: string;
  sealed: Buffer;
  tries: number;
  next_try_at: Date;
  created_at: Date;
}

interface MailCountsTable {
  key: Buffer;
  sent_at: Date[];
  expires_at: Date;
}

interface AuditLogTable {
  uuid: string;
  at: Date;
  actor_email: string;
  target_email: string;
  action: string;
  address: string;
}

/** The tables as `server/migrations` makes them. */
export interface Database {
  users: UsersTable;
  ranches: RanchesTable;
  seasons: SeasonsTable;
  memberships: MembershipsTable;
  subscriptions: SubscriptionsTable;
  sessions: SessionsTable;
  failed_checks: FailedChecksTable;
  address_tries: AddressTriesTable;
  idempotency_keys: IdempotencyKeysTable;
  invitations: InvitationsTable;
  contract_links: ContractLinksTable;
  contracts: ContractsTable;
  one_time_tokens: OneTimeTokensTable;
  outbox: OutboxTable;
  mail_counts: MailCountsTable;
  audit_log: AuditLogTable;
}

/** A pool of connections, or the one connection of a transaction. */
export type Db = Kysely<Database>;
