-- Links, mail, the partner program and the audit log. Of a token there is nothing but its SHA-256 here.

create table invitations (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  -- In its normal form.
  email text not null,
  role text not null check (role in ('owner', 'manager', 'member', 'viewer')),
  invited_by text not null,
  -- SHA-256 of the token's jti.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_as text check (ended_as in ('used', 'revoked')),
  ended_at timestamptz
);
-- One at a time for each email: inviting again replaces.
create unique index invitations_open on invitations (ranch_uuid, email) where ended_as is null;

create table contract_links (
  uuid uuid primary key,
  token_hash bytea not null unique,
  program text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_as text check (ended_as in ('used', 'revoked')),
  ended_at timestamptz
);

create table contracts (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  program text not null,
  title text not null,
  state text not null,
  zip text not null,
  members_count integer not null check (members_count >= 0),
  ranch_type text not null,
  preferred_communication json not null,
  created_at timestamptz not null
);
create index contracts_ranch on contracts (ranch_uuid);

-- Links that reset a password or keep an account from being deleted.
create table one_time_tokens (
  token_hash bytea primary key,
  kind text not null check (kind in ('reset', 'cancel_delete')),
  user_uuid uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_as text check (ended_as in ('used', 'revoked')),
  ended_at timestamptz
);
create index one_time_tokens_user on one_time_tokens (user_uuid);
create index one_time_tokens_expires on one_time_tokens (expires_at);

-- Mails on their way, sealed with a key that is not in the database, since links stand in them.
create table outbox (
  uuid uuid primary key,
  sealed bytea not null,
  tries integer not null,
  next_try_at timestamptz not null,
  created_at timestamptz not null
);
create index outbox_next_try on outbox (next_try_at);

-- When mails of a kind went out lately. The key is an HMAC of what is counted.
create table mail_counts (
  key bytea primary key,
  sent_at timestamptz[] not null,
  expires_at timestamptz not null
);
create index mail_counts_expires on mail_counts (expires_at);

-- Emails and not references: an entry outlives the accounts that it speaks of.
create table audit_log (
  uuid uuid primary key,
  at timestamptz not null,
  actor_email text not null,
  target_email text not null,
  action text not null,
  address text not null
);
create index audit_log_at on audit_log (at, uuid);

create index users_created on users (created_at, uuid);
create index users_deletion on users (deletion_scheduled_at) where deletion_scheduled_at is not null;
