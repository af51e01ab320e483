-- What was erased from a history: its content is gone with its salt, and the salted hash stays, so that the chain holds.

alter table record_versions add column erased_sha256 bytea;
create index record_versions_erased on record_versions (ranch_uuid, uuid, revision) where erased_sha256 is not null;

alter table record_groups
  add column erased_label_sha256 bytea,
  -- Null where some of the group was erased: it counts as applied whatever is sent by its uuid.
  alter column content_hash drop not null;
