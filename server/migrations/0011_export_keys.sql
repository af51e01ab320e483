-- Keys by which other programs read the exports and the calendar of a ranch. One is good while its maker is on the ranch in a
-- role that may make it; a deleted ranch keeps those of its owner for as long as it can be brought back.
create table export_keys (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  -- SHA-256 of the key: the table opens nothing.
  key_hash bytea not null unique,
  name text not null,
  scope text not null check (scope in ('export', 'calendar')),
  made_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  -- To the hour.
  last_used_at timestamptz
);
create index export_keys_ranch on export_keys (ranch_uuid);
create index export_keys_made_by on export_keys (made_by);
