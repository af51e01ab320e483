-- The chain of each ranch: a line for each group, and for what else happens to its history. Each line holds the hash of the
-- one before. Columns are empty for what was there before.

alter table ranches
  -- Its last line; null: its chain is not begun.
  add column chain_n bigint,
  add column chain_sha256 bytea,
  -- The revision up to which it is chained. Another than the ranch's own: groups were written without lines.
  add column chain_revision bigint;

alter table record_groups
  add column chain_n bigint,
  add column line_sha256 bytea,
  add column label_salt bytea,
  -- When it was sent, by the same clock as `at`.
  add column sent_at timestamptz,
  -- When it was chained, where that was later than when it was accepted.
  add column sealed_at timestamptz;
create unique index record_groups_chain on record_groups (ranch_uuid, chain_n) where chain_n is not null;
-- Groups without a line, in the order in which they are chained.
create index record_groups_unchained on record_groups (ranch_uuid, coalesce(revision, seen), (revision is null), applied_at)
  where chain_n is null;

alter table record_versions add column salt bytea;

-- Lines of other types: what else happened to a history.
create table record_lines (
  ranch_uuid uuid not null,
  n bigint not null,
  line jsonb not null,
  line_sha256 bytea not null,
  primary key (ranch_uuid, n)
);

-- What kind records were whose tombstone is gone, up to the revision of the tombstone: their versions stay.
create table swept_records (
  ranch_uuid uuid not null,
  uuid uuid not null,
  revision bigint not null,
  kind text not null,
  primary key (ranch_uuid, uuid, revision)
);
