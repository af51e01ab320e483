-- Ranches that their owner has deleted and can still bring back. They have no members meanwhile, so nothing of them can be
-- read or written. The day on which they go for good follows from the time.
create table deleted_ranches (
  ranch_uuid uuid primary key references ranches on delete cascade,
  -- Without a cascade: the ranch goes with the account, by the purge.
  owner_uuid uuid not null references users,
  -- Since when the owner has been on the ranch.
  joined_at timestamptz not null,
  deleted_at timestamptz not null
);
create index deleted_ranches_owner on deleted_ranches (owner_uuid);
create index deleted_ranches_deleted on deleted_ranches (deleted_at);
