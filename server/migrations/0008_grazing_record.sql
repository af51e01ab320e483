-- The grazing record: what people wrote down, every version of it, and the groups of changes that wrote them. All of it is
-- keyed by the ranch. There is no foreign key to ranches: a ranch's rows may be a million, and follow it in batches.

create table records (
  ranch_uuid uuid not null,
  uuid uuid not null,
  kind text not null,
  -- The ranch's revision that wrote it last.
  revision bigint not null,
  -- Null once it is deleted.
  data jsonb,
  deleted boolean not null,
  changed_at timestamptz not null,
  -- A user. The id alone stays when the account goes.
  changed_by uuid,
  -- The other records that the data names.
  refers uuid[] not null,
  primary key (ranch_uuid, uuid),
  check (deleted = (data is null))
);
create index records_revision on records (ranch_uuid, revision);
create index records_refers on records using gin (refers) where not deleted;
create index records_seasons on records (ranch_uuid, (data ->> 'starts_on')) where kind = 'season' and not deleted;
create index records_tombstones on records (changed_at) where deleted;

create table record_groups (
  ranch_uuid uuid not null,
  uuid uuid not null,
  -- SHA-256 of what was sent, so that the same uuid with other content is told apart.
  content_hash bytea not null,
  revision bigint not null,
  -- When the person did it, by their clock.
  at timestamptz not null,
  applied_at timestamptz not null,
  label text not null,
  import_uuid uuid,
  -- A user; in a masquerade the admin, and `on_behalf_of` the person they acted as.
  sender_uuid uuid,
  on_behalf_of uuid,
  primary key (ranch_uuid, uuid)
);

create table record_versions (
  ranch_uuid uuid not null,
  uuid uuid not null,
  revision bigint not null,
  group_uuid uuid not null,
  data jsonb,
  primary key (ranch_uuid, uuid, revision)
);

-- One row. A restored backup gets another epoch, and its revisions go on after all that were ever given out.
create table record_epoch (
  epoch uuid primary key,
  revisions_after bigint not null
);
insert into record_epoch values (gen_random_uuid(), 0);

-- Ranches that are gone, whose rows above are still to be deleted.
create table ranches_gone (
  ranch_uuid uuid primary key
);

alter table ranches
  add column revision bigint not null default 0,
  -- Deleted records up to this revision are told of no more.
  add column revision_floor bigint not null default 0,
  -- How many records there are that are not deleted.
  add column records_count integer not null default 0,
  -- Every change to the record writes the row again: in its own page, if there is space.
  set (fillfactor = 50);

insert into record_groups
  select uuid, gen_random_uuid(), '', 1, created_at, created_at, 'Founded the ranch', null, null, null from ranches;
insert into records
  select uuid, uuid, 'ranch', 1,
    '{"time_zone": null, "standard_weight_lb": 1000, "standard_intake_lb": 30, "rest_target_growing_days": 45, "rest_target_dormant_days": 90, "utilisation_percent": 50}',
    false, created_at, null, '{}'
  from ranches;
insert into records
  select ranch_uuid, seasons.uuid, 'season', 1,
    jsonb_build_object(
      'name', seasons.name,
      'type', 'year',
      'starts_on', to_char(seasons.created_at at time zone 'UTC', 'YYYY') || '-01-01',
      'ends_on', null
    ),
    false, seasons.created_at, null, '{}'
  from seasons
  where seasons.uuid in (select current_season_uuid from ranches);
insert into record_versions
  select r.ranch_uuid, r.uuid, 1, g.uuid, r.data from records r join record_groups g on g.ranch_uuid = r.ranch_uuid;
alter table ranches drop column current_season_uuid;
drop table seasons;
-- After the deferred foreign key is gone: rows that this transaction wrote could not be altered while it waits.
update ranches set revision = 1, records_count = (select count(*) from records where ranch_uuid = ranches.uuid);

-- Typed columns, for people who read the database with SQL.
create view grazing_ranches as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'time_zone' as time_zone,
  (data ->> 'standard_weight_lb')::float8 as standard_weight_lb,
  (data ->> 'standard_intake_lb')::float8 as standard_intake_lb,
  (data ->> 'rest_target_growing_days')::float8 as rest_target_growing_days,
  (data ->> 'rest_target_dormant_days')::float8 as rest_target_dormant_days,
  (data ->> 'utilisation_percent')::float8 as utilisation_percent
from records where kind = 'ranch' and not deleted;

create view grazing_seasons as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  data ->> 'type' as type,
  (data ->> 'starts_on')::date as starts_on,
  (data ->> 'ends_on')::date as ends_on
from records where kind = 'season' and not deleted;

create view grazing_paddocks as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  nullif(data -> 'shape', 'null') as shape,
  (data ->> 'acres')::float8 as acres,
  (data ->> 'grazeable_percent')::float8 as grazeable_percent,
  (data ->> 'rating')::float8 as rating,
  (data ->> 'parent_uuid')::uuid as parent_uuid,
  (data ->> 'starts_at')::timestamptz as starts_at,
  (data ->> 'retired_at')::timestamptz as retired_at,
  (data ->> 'rest_target_days')::float8 as rest_target_days,
  data ->> 'grass_type' as grass_type,
  data ->> 'note' as note
from records where kind = 'paddock' and not deleted;

create view grazing_herds as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  data ->> 'color' as color,
  (data ->> 'ours')::boolean as ours,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'herd' and not deleted;

create view grazing_counts as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'at')::timestamptz as at,
  data -> 'classes' as classes,
  data ->> 'reason' as reason,
  data ->> 'note' as note
from records where kind = 'count' and not deleted;

create view grazing_transfers as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'from_herd_uuid')::uuid as from_herd_uuid,
  (data ->> 'to_herd_uuid')::uuid as to_herd_uuid,
  data ->> 'animal' as animal,
  (data ->> 'head')::float8 as head,
  (data ->> 'average_weight_lb')::float8 as average_weight_lb,
  data ->> 'reason' as reason,
  data ->> 'note' as note
from records where kind = 'transfer' and not deleted;

create view grazing_moves as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'at')::timestamptz as at,
  array(select jsonb_array_elements_text(data -> 'paddock_uuids')::uuid) as paddock_uuids,
  data ->> 'off' as off,
  (data ->> 'strip_acres')::float8 as strip_acres,
  (data ->> 'planned_days')::float8 as planned_days,
  (data ->> 'plan_uuid')::uuid as plan_uuid,
  data ->> 'note' as note
from records where kind = 'move' and not deleted;

create view grazing_plans as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  array(select jsonb_array_elements_text(data -> 'paddock_uuids')::uuid) as paddock_uuids,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'days')::float8 as days,
  data ->> 'note' as note
from records where kind = 'plan' and not deleted;

create view grazing_forage as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'lb_per_acre')::float8 as lb_per_acre,
  data ->> 'measure' as measure,
  data ->> 'method' as method,
  data ->> 'note' as note
from records where kind = 'forage' and not deleted;

create view grazing_feed as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'lb')::float8 as lb,
  data ->> 'what' as what,
  data ->> 'use' as use,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  data ->> 'note' as note
from records where kind = 'feed' and not deleted;

create view grazing_marks as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'what' as what,
  (data ->> 'starts_on')::date as starts_on,
  (data ->> 'ends_on')::date as ends_on,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  (data ->> 'lb')::float8 as lb,
  data ->> 'note' as note
from records where kind = 'mark' and not deleted;

create view grazing_places as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'what' as what,
  data ->> 'name' as name,
  data -> 'shape' as shape,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'place' and not deleted;

create view grazing_tasks as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'title' as title,
  (data ->> 'due_on')::date as due_on,
  (data ->> 'assignee_uuid')::uuid as assignee_uuid,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'repeat_days')::float8 as repeat_days,
  (data ->> 'done_at')::timestamptz as done_at,
  data ->> 'note' as note
from records where kind = 'task' and not deleted;

create view grazing_notes as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'at')::timestamptz as at,
  data ->> 'text' as text,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  nullif(data -> 'point', 'null') as point
from records where kind = 'note' and not deleted;

create view grazing_rain as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'on')::date as "on",
  (data ->> 'inches')::float8 as inches
from records where kind = 'rain' and not deleted;
