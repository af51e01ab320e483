import type { WaysOfContact } from '@contract/partners/partnerLinks';
import type { Preferences } from '@contract/people/me';
import type { Role } from '@contract/ranches/rights';
import type { Subscription } from '@contract/ranches/subscription';
import type { Language } from '@domain/language/languages';
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { HookTables } from './HookTables';
import type { KeyTables } from './KeyTables';
import type { NoticeTables } from './NoticeTables';
import type { Json } from './Json';
import type { RecordTables } from './RecordTables';

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
  settings: Json<Preferences>;
  language: Language | null;
  deletion_scheduled_at: Date | null;
  created_at: Date;
}

interface RanchesTable {
  uuid: string;
  name: string;
  created_at: Date;
  revision: Generated<number>;
  revision_floor: Generated<number>;
  records_count: Generated<number>;
  /** Null until it has been counted. */
  record_bytes: Generated<number | null>;
  language: Language | null;
  chain_n: number | null;
  chain_sha256: Buffer | null;
  chain_revision: number | null;
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
  /** The sender's email at that time, which outlives the account. */
  invited_by: string;
  sender_uuid: string | null;
  token_hash: Buffer;
  language: Language | null;
  created_at: Date;
  expires_at: Date;
}

interface PartnerLinksTable extends Ending {
  uuid: string;
  token_hash: Buffer;
  program: string;
  email: string | null;
  created_at: Date;
  expires_at: Date;
}

interface DealsTable {
  uuid: string;
  ranch_uuid: string;
  program: string;
  title: string;
  state: string;
  zip: string;
  members_count: number;
  ranch_type: string;
  preferred_communication: Json<WaysOfContact>;
  created_at: Date;
  link_uuid: string | null;
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
  /** The invitation that it is about, with which it goes. */
  invitation_uuid: string | null;
  tries: number;
  next_try_at: Date;
  created_at: Date;
}

interface LimitCountsTable {
  key: Buffer;
  counted_at: Date[];
  expires_at: Date;
}

interface AuditLogTable {
  uuid: string;
  at: Date;
  actor_email: string;
  target_email: string;
  action: string;
  address: string;
  /** Null for what an admin did. */
  ranch_uuid: Generated<string | null>;
  detail: ColumnType<object | null, string | undefined, never>;
}

interface DeletedRanchesTable {
  ranch_uuid: string;
  owner_uuid: string;
  joined_at: Date;
  deleted_at: Date;
}

interface RestoreMailsTable {
  ranch_uuid: string;
  restored_at: Date;
}

interface MoveNoticesTable {
  user_uuid: string;
  ranch_uuid: string;
  /** YYYY-MM-DD. */
  day: string;
}

interface SealMailsTable {
  user_uuid: string;
  ranch_uuid: string;
  /** As text in the ranch's days. */
  day: string;
  n: number;
}

interface PicturesTable {
  ranch_uuid: string;
  sha256: string;
  is_picture: boolean;
  bytes: number;
  stored_at: Date;
  unnamed_since: Date | null;
}

interface UploadsTable {
  uuid: string;
  ranch_uuid: string;
  user_uuid: string;
  photo_uuid: string;
  sha256: string;
  bytes: number;
  began_at: Date;
  kept_at: Date | null;
}

/** The tables as `server/migrations` makes them. */
export interface Database extends HookTables, KeyTables, NoticeTables, RecordTables {
  users: UsersTable;
  ranches: RanchesTable;
  memberships: MembershipsTable;
  subscriptions: SubscriptionsTable;
  sessions: SessionsTable;
  failed_checks: FailedChecksTable;
  address_tries: AddressTriesTable;
  idempotency_keys: IdempotencyKeysTable;
  invitations: InvitationsTable;
  contract_links: PartnerLinksTable;
  contracts: DealsTable;
  one_time_tokens: OneTimeTokensTable;
  outbox: OutboxTable;
  limit_counts: LimitCountsTable;
  audit_log: AuditLogTable;
  deleted_ranches: DeletedRanchesTable;
  restore_mails: RestoreMailsTable;
  move_notices: MoveNoticesTable;
  seal_mails: SealMailsTable;
  pictures: PicturesTable;
  uploads: UploadsTable;
}

/** A pool of connections, or the one connection of a transaction. */
export type Db = Kysely<Database>;
