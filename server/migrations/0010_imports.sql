-- The imports of a ranch, which are few among its groups.
create index record_groups_imports on record_groups (ranch_uuid, import_uuid, revision) where import_uuid is not null;
