-- A group that changed nothing belongs to no revision: that of somebody else's group stood there. `seen` is where the record
-- was then, which is what later groups of that sender are based on.
alter table record_groups
  alter column revision drop not null,
  add column seen bigint;
with shared as materialized (
  select ranch_uuid, revision from record_groups group by ranch_uuid, revision having count(*) > 1
), writers as materialized (
  select distinct version.ranch_uuid, version.group_uuid from shared join record_versions version using (ranch_uuid, revision)
)
update record_groups written set revision = null, seen = written.revision
from shared
where written.ranch_uuid = shared.ranch_uuid and written.revision = shared.revision and not exists (
  select from writers where writers.ranch_uuid = written.ranch_uuid and writers.group_uuid = written.uuid
);

-- What a ranch's record takes with all its versions, in bytes. Null until the next group that is written: it is counted then,
-- ranch by ranch, since to count all of them at once may take longer than a start may.
alter table ranches add column record_bytes bigint;
alter table ranches alter column record_bytes set default 0;

-- Open tasks, of which a ranch has a limit.
create index records_open_tasks on records (ranch_uuid)
  where kind = 'task' and not deleted and (data ->> 'done_at') is null;
