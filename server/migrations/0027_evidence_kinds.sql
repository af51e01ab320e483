-- What others ask a ranch for: organic grazing, monitoring, land that is reported together, and the drought plan.
drop view grazing_ranches;
create view grazing_ranches as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'time_zone' as time_zone,
  (data ->> 'standard_weight_lb')::float8 as standard_weight_lb,
  (data ->> 'standard_intake_lb')::float8 as standard_intake_lb,
  (data ->> 'rest_target_growing_days')::float8 as rest_target_growing_days,
  (data ->> 'rest_target_dormant_days')::float8 as rest_target_dormant_days,
  (data ->> 'utilisation_percent')::float8 as utilisation_percent,
  data ->> 'rule_set' as rule_set,
  nullif(data -> 'rain_normals_in', 'null') as rain_normals_in
from records where kind = 'ranch' and not deleted;

create view grazing_grazing_seasons as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'starts_on')::date as starts_on,
  (data ->> 'ends_on')::date as ends_on,
  data ->> 'note' as note
from records where kind = 'grazing_season' and not deleted;

create view grazing_confinements as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  data ->> 'animal' as animal,
  (data ->> 'starts_at')::timestamptz as starts_at,
  (data ->> 'ends_at')::timestamptz as ends_at,
  data ->> 'reason' as reason,
  data ->> 'note' as note
from records where kind = 'confinement' and not deleted;

create view grazing_demands as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'animal' as animal,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'starts_on')::date as starts_on,
  data ->> 'stage' as stage,
  (data ->> 'dmd_lb')::float8 as dmd_lb,
  (data ->> 'dmd_percent')::float8 as dmd_percent,
  data ->> 'exempt' as exempt,
  data ->> 'source' as source
from records where kind = 'demand' and not deleted;

create view grazing_key_areas as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  nullif(data -> 'point', 'null') as point,
  data ->> 'plant' as plant,
  data ->> 'season_of_use' as season_of_use,
  (data ->> 'min_stubble_in')::float8 as min_stubble_in,
  (data ->> 'max_use_percent')::float8 as max_use_percent,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'key_area' and not deleted;

create view grazing_use_readings as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'key_area_uuid')::uuid as key_area_uuid,
  (data ->> 'at')::timestamptz as at,
  data -> 'heights_in' as heights_in,
  (data ->> 'mean_in')::float8 as mean_in,
  (data ->> 'readings')::float8 as readings,
  (data ->> 'use_percent')::float8 as use_percent,
  data ->> 'method' as method,
  data ->> 'by' as by,
  data ->> 'cause' as cause,
  data ->> 'note' as note
from records where kind = 'use_reading' and not deleted;

create view grazing_photo_points as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  data -> 'point' as point,
  (data ->> 'bearing_deg')::float8 as bearing_deg,
  (data ->> 'camera_height_in')::float8 as camera_height_in,
  data ->> 'lens' as lens,
  data ->> 'landmark' as landmark,
  data ->> 'purpose' as purpose,
  data ->> 'due_on_day' as due_on_day,
  (data ->> 'repeat_days')::float8 as repeat_days,
  data ->> 'at_grazing' as at_grazing,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'photo_point' and not deleted;

create view grazing_transects as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  data -> 'point' as point,
  (data ->> 'bearing_deg')::float8 as bearing_deg,
  data ->> 'layout' as layout,
  data ->> 'due_on_day' as due_on_day,
  (data ->> 'repeat_days')::float8 as repeat_days,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'transect' and not deleted;

create view grazing_transect_readings as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'transect_uuid')::uuid as transect_uuid,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'bare')::float8 as bare,
  (data ->> 'litter')::float8 as litter,
  (data ->> 'rock')::float8 as rock,
  (data ->> 'annual_grass')::float8 as annual_grass,
  (data ->> 'perennial_grass')::float8 as perennial_grass,
  (data ->> 'forb')::float8 as forb,
  (data ->> 'shrub')::float8 as shrub,
  (data ->> 'tree')::float8 as tree,
  (data ->> 'canopy')::float8 as canopy,
  (data ->> 'gaps')::float8 as gaps,
  data -> 'heights_in' as heights_in,
  data ->> 'by' as by,
  data ->> 'note' as note
from records where kind = 'transect_reading' and not deleted;

create view grazing_land_units as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  array(select jsonb_array_elements_text(data -> 'paddock_uuids')::uuid) as paddock_uuids,
  (data ->> 'starts_on')::date as starts_on,
  (data ->> 'ends_on')::date as ends_on,
  data ->> 'note' as note
from records where kind = 'unit' and not deleted;

create view grazing_attestations as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'year')::float8 as year,
  (data ->> 'unit_uuid')::uuid as unit_uuid,
  data ->> 'text' as text,
  data ->> 'name' as name,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'chain_n')::float8 as chain_n,
  data ->> 'line_sha256' as line_sha256
from records where kind = 'attestation' and not deleted;

create view grazing_triggers as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  data ->> 'on_day' as on_day,
  data ->> 'indicator' as indicator,
  data ->> 'from_day' as from_day,
  data ->> 'to_day' as to_day,
  (data ->> 'threshold')::float8 as threshold,
  data ->> 'side' as side,
  data ->> 'action' as action,
  data ->> 'animal' as animal,
  (data ->> 'head_percent')::float8 as head_percent,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'trigger' and not deleted;

create view grazing_decisions as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'trigger_uuid')::uuid as trigger_uuid,
  (data ->> 'on')::date as on,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'value')::float8 as value,
  data ->> 'what' as what,
  data ->> 'by' as by,
  data ->> 'note' as note
from records where kind = 'decision' and not deleted;
