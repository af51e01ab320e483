-- What a key sends carries the key beside its sender, and the source, which outlives the key. A record knows which source made
-- it: a key changes only what its own source made, unless its maker let it change all.
alter table record_groups add column key_uuid uuid, add column source_uuid uuid;
alter table records add column made_by_source uuid;
