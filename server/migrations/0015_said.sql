-- What a group says of itself as data, at most 1 KiB, beside the words of its writer's page. Null in what was written before,
-- and in what would be larger: its label says it alone. A new column without a default rewrites no row.
alter table record_groups add column said jsonb;
