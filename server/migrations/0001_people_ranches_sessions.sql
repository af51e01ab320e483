-- Times come from the application's clock, so no column has a default of now().

create table users (
  uuid uuid primary key,
  -- The normal form alone (NFKC, trimmed, lower case); the application makes it.
  email text not null unique check (email = lower(email) and email = btrim(email)),
  first_name text not null,
  last_name text not null,
  full_name text not null,
  phone_number text not null,
  -- A PHC string: the parameters stand in it.
  password_hash text not null,
  is_admin boolean not null,
  is_beta_tester boolean not null,
  -- json and not jsonb: a person's settings come back exactly as they were sent.
  settings json not null,
  deletion_scheduled_at timestamptz,
  created_at timestamptz not null
);

create table ranches (
  uuid uuid primary key,
  name text not null,
  current_season_uuid uuid,
  created_at timestamptz not null
);

create table seasons (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index seasons_ranch on seasons (ranch_uuid);

alter table ranches add constraint ranches_current_season
  foreign key (current_season_uuid) references seasons on delete set null deferrable initially deferred;
create index ranches_current_season_uuid on ranches (current_season_uuid);

create table memberships (
  ranch_uuid uuid not null references ranches on delete cascade,
  user_uuid uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'manager', 'member', 'viewer')),
  joined_at timestamptz not null,
  primary key (ranch_uuid, user_uuid)
);
create index memberships_user on memberships (user_uuid);

create table subscriptions (
  ranch_uuid uuid primary key references ranches on delete cascade,
  status text not null check (status in ('trial', 'active', 'past_due', 'canceled')),
  plan text not null,
  trial_ends_at timestamptz
);

create table sessions (
  -- SHA-256 of the token: the table opens nothing.
  token_hash bytea primary key,
  user_uuid uuid not null references users on delete cascade,
  -- The admin who acts as the user, if one does.
  masqueraded_by uuid references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_uuid);
create index sessions_masqueraded_by on sessions (masqueraded_by) where masqueraded_by is not null;
create index sessions_expires on sessions (expires_at);

-- Failed checks of a password. The key is an HMAC of what is counted, so no email stands here.
create table failed_checks (
  key bytea primary key,
  failed_at timestamptz[] not null,
  waits_until timestamptz,
  expires_at timestamptz not null
);
create index failed_checks_expires on failed_checks (expires_at);

-- Tries of one address in its current minute.
create table address_tries (
  key bytea primary key,
  tries integer not null,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index address_tries_expires on address_tries (expires_at);

create table idempotency_keys (
  route text not null,
  key_hash bytea not null,
  -- HMAC of the body without its password.
  fingerprint bytea not null,
  user_uuid uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (route, key_hash)
);
create index idempotency_keys_user on idempotency_keys (user_uuid);
create index idempotency_keys_expires on idempotency_keys (expires_at);
