-- What a key is seen doing: its calls by day (UTC), from where, and what it was refused last. And what happened to keys, in the
-- ranch's own log.
create table api_key_days (
  key_uuid uuid not null references api_keys on delete cascade,
  day date not null,
  calls integer not null default 0,
  refused integer not null default 0,
  last_refused_at timestamptz,
  -- The code of the error.
  last_refusal text,
  primary key (key_uuid, day)
);
create table api_key_addresses (
  key_uuid uuid not null references api_keys on delete cascade,
  -- An IPv6 address by its /64 network.
  address text not null,
  last_used_at timestamptz not null,
  primary key (key_uuid, address)
);
-- Calls and streams that are under way, of all processes: the holder (a ranch, or a key) has a few numbered places, and who has
-- one says every now and then that it still needs it.
create table api_key_places (
  holder uuid not null,
  place smallint not null,
  taken_by uuid not null,
  until timestamptz not null,
  primary key (holder, place)
);
create index api_key_places_taken_by on api_key_places (taken_by);

alter table api_keys
  -- When its maker and the owners were told that it ends soon, and when the log was told that it has ended.
  add column end_told_at timestamptz,
  add column end_noted_at timestamptz;
create index api_keys_ends on api_keys (expires_at) where end_noted_at is null;

-- Rows of a ranch are its own and go with it; the others speak of what admins did.
alter table audit_log add column ranch_uuid uuid references ranches on delete cascade, add column detail jsonb;
create index audit_log_ranch on audit_log (ranch_uuid, at, uuid) where ranch_uuid is not null;
