-- Addresses that hear of what happens on a ranch. They end with the ranch, not with their maker.
create table webhooks (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  name text not null,
  address text not null,
  -- Of the address, as it is dialed.
  host text not null,
  events text[] not null check (cardinality(events) > 0 and events <@ array['record.changed', 'herd.moved', 'key.ending']),
  -- What signs, sealed with the server's key; the one before it signs too until then.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  made_by uuid references users on delete set null,
  -- Whether the owners heard that its maker has left the ranch.
  left_told boolean not null default false,
  created_at timestamptz not null,
  -- Null while it is on.
  off_since timestamptz,
  off_reason text check (off_reason in ('switched', 'gone', 'failed', 'restored')),
  -- The first try that failed since one succeeded.
  failing_since timestamptz,
  check ((off_since is null) = (off_reason is null)),
  check ((former_secret is null) = (former_until is null))
);
create index webhooks_ranch on webhooks (ranch_uuid);
create index webhooks_made_by on webhooks (made_by);

-- What happened, once for all webhooks of the ranch that asked for it.
create table webhook_messages (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  -- The one webhook that it is for; null: all of the ranch.
  webhook_uuid uuid references webhooks on delete cascade,
  event text not null,
  happened_at timestamptz not null,
  data jsonb not null,
  -- Until then further changes join it.
  due_at timestamptz not null,
  -- When it was given to the webhooks; null until then.
  spread_at timestamptz
);
create index webhook_messages_ranch on webhook_messages (ranch_uuid);
create index webhook_messages_webhook on webhook_messages (webhook_uuid);
create index webhook_messages_due on webhook_messages (due_at) where spread_at is null;
create index webhook_messages_open on webhook_messages (ranch_uuid) where spread_at is null;
create index webhook_messages_happened on webhook_messages (happened_at);

-- A message for one webhook, and what the last try heard.
create table webhook_deliveries (
  uuid uuid primary key,
  webhook_uuid uuid not null references webhooks on delete cascade,
  message_uuid uuid not null references webhook_messages on delete cascade,
  ranch_uuid uuid not null,
  happened_at timestamptz not null,
  -- The host of the address, of which few are sent to at once.
  host text not null,
  tries int not null,
  -- Null once it was delivered or given up.
  next_try_at timestamptz,
  tried_at timestamptz,
  delivered_at timestamptz,
  status int,
  failure text,
  ms int,
  unique (message_uuid, webhook_uuid)
);
create index webhook_deliveries_log on webhook_deliveries (webhook_uuid, happened_at desc, uuid desc);
create index webhook_deliveries_next on webhook_deliveries (next_try_at) where next_try_at is not null;
create index webhook_deliveries_waiting on webhook_deliveries (ranch_uuid) where next_try_at is not null;
