-- Notices on phones, by Web Push.

-- What a person wants to be told. Without a row notices were never turned on.
create table notice_choices (
  user_uuid uuid primary key references users on delete cascade,
  moves boolean not null,
  tasks boolean not null,
  imports boolean not null,
  -- Hours of the day in the ranch's zone; both null: there are no quiet hours.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null))
);

-- A person's browser that notices are sent to.
create table push_subscriptions (
  uuid uuid primary key,
  user_uuid uuid not null references users on delete cascade,
  -- The session that it ends with; null once that has ended by age: the person's next log-in there takes it up again.
  session_hash bytea references sessions (token_hash) on delete cascade,
  endpoint text not null unique,
  -- The browser's keys, in base64url.
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null,
  -- Since when it has no session.
  paused_at timestamptz
);
create index push_subscriptions_user on push_subscriptions (user_uuid);
create index push_subscriptions_session on push_subscriptions (session_hash);

-- What is told, one row for each device. It stays after it was sent, so that a thing is told once.
create table push_messages (
  uuid uuid primary key,
  subscription_uuid uuid not null references push_subscriptions on delete cascade,
  -- Null for what is of no ranch.
  ranch_uuid uuid,
  user_uuid uuid not null,
  -- What it tells of.
  thing text not null,
  -- Its words and addresses.
  notice jsonb not null,
  is_urgent boolean not null,
  -- Whether it has waited for the end of the quiet hours.
  is_held boolean not null,
  tries int not null,
  -- From when on it may go out.
  due_at timestamptz not null,
  -- Null once it was sent or given up.
  next_try_at timestamptz,
  unique (subscription_uuid, thing),
  foreign key (ranch_uuid, user_uuid) references memberships on delete cascade
);
create index push_messages_next on push_messages (next_try_at) where next_try_at is not null;
create index push_messages_member on push_messages (ranch_uuid, user_uuid);
create index push_messages_due on push_messages (due_at);

-- Up to which day and revision a ranch was looked at for what is due.
create table notice_looks (
  ranch_uuid uuid primary key references ranches on delete cascade,
  day date not null,
  revision bigint not null
);
