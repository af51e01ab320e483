-- What animals were given, what they weigh and how they are tagged; with what transfers and the ranch's settings gained.

drop view grazing_ranches;
create view grazing_ranches as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'time_zone' as time_zone,
  (data ->> 'standard_weight_lb')::float8 as standard_weight_lb,
  (data ->> 'standard_intake_lb')::float8 as standard_intake_lb,
  (data ->> 'rest_target_growing_days')::float8 as rest_target_growing_days,
  (data ->> 'rest_target_dormant_days')::float8 as rest_target_dormant_days,
  (data ->> 'utilisation_percent')::float8 as utilisation_percent,
  data ->> 'rule_set' as rule_set
from records where kind = 'ranch' and not deleted;

drop view grazing_transfers;
create view grazing_transfers as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'from_herd_uuid')::uuid as from_herd_uuid,
  (data ->> 'to_herd_uuid')::uuid as to_herd_uuid,
  data ->> 'animal' as animal,
  (data ->> 'head')::float8 as head,
  (data ->> 'average_weight_lb')::float8 as average_weight_lb,
  data ->> 'reason' as reason,
  data ->> 'note' as note,
  coalesce(data -> 'tags', '[]') as tags,
  coalesce(data ->> 'document', '') as document,
  coalesce(data ->> 'party', '') as party
from records where kind = 'transfer' and not deleted;

create view grazing_products as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  data ->> 'what' as what,
  data ->> 'active' as active,
  data ->> 'reg_no' as reg_no,
  (data ->> 'dose')::float8 as dose,
  data ->> 'dose_unit' as dose_unit,
  (data ->> 'dose_per_lb')::float8 as dose_per_lb,
  data ->> 'route' as route,
  (data ->> 'meat_days')::float8 as meat_days,
  (data ->> 'milk_hours')::float8 as milk_hours,
  (data ->> 'export_days')::float8 as export_days,
  data ->> 'organic' as organic,
  (data ->> 'graze_days')::float8 as graze_days,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'product' and not deleted;

create view grazing_treatments as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'last_at')::timestamptz as last_at,
  data ->> 'animal' as animal,
  (data ->> 'head')::float8 as head,
  data -> 'tags' as tags,
  (data ->> 'product_uuid')::uuid as product_uuid,
  data ->> 'product' as product,
  data ->> 'batch' as batch,
  data ->> 'active' as active,
  data ->> 'reg_no' as reg_no,
  (data ->> 'dose')::float8 as dose,
  data ->> 'dose_unit' as dose_unit,
  (data ->> 'dose_per_lb')::float8 as dose_per_lb,
  data ->> 'route' as route,
  (data ->> 'meat_days')::float8 as meat_days,
  (data ->> 'milk_hours')::float8 as milk_hours,
  (data ->> 'export_days')::float8 as export_days,
  data ->> 'organic' as organic,
  (data ->> 'expires_on')::date as expires_on,
  data ->> 'reason' as reason,
  (data ->> 'total')::float8 as total,
  data ->> 'site' as site,
  data ->> 'by' as by,
  data ->> 'vet' as vet,
  data ->> 'prescription' as prescription,
  data ->> 'supplier' as supplier,
  data ->> 'proof' as proof,
  (data ->> 'extralabel')::boolean as extralabel,
  (data ->> 'not_for_food')::boolean as not_for_food,
  (data ->> 'cost')::float8 as cost,
  data ->> 'note' as note
from records where kind = 'treatment' and not deleted;

create view grazing_weighings as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'at')::timestamptz as at,
  data ->> 'animal' as animal,
  data -> 'entries' as entries,
  data ->> 'note' as note
from records where kind = 'weighing' and not deleted;

create view grazing_animals as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  data ->> 'animal' as animal,
  data -> 'ids' as ids,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'born_on')::date as born_on,
  (data ->> 'dam_uuid')::uuid as dam_uuid,
  data ->> 'note' as note
from records where kind = 'animal' and not deleted;

create view grazing_paddock_treatments as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'acres')::float8 as acres,
  data ->> 'what' as what,
  (data ->> 'product_uuid')::uuid as product_uuid,
  data ->> 'product' as product,
  data ->> 'batch' as batch,
  (data ->> 'rate')::float8 as rate,
  data ->> 'rate_unit' as rate_unit,
  (data ->> 'lb')::float8 as lb,
  (data ->> 'n_percent')::float8 as n_percent,
  (data ->> 'graze_days')::float8 as graze_days,
  (data ->> 'export_days')::float8 as export_days,
  data ->> 'by' as by,
  data ->> 'note' as note
from records where kind = 'paddock_treatment' and not deleted;
