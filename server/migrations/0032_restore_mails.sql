-- Ranches whose owners have yet to be told that a backup was restored.
create table restore_mails (
  ranch_uuid uuid primary key references ranches on delete cascade,
  restored_at timestamptz not null
);
