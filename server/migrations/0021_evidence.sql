-- What a feeding says of its dry matter, and the ranch's own list of feeds.
-- Views show records that were stored without the new fields with their defaults.
drop view grazing_feed;
create view grazing_feed as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'at')::timestamptz as at,
  (data ->> 'lb')::float8 as lb,
  data ->> 'what' as what,
  data ->> 'use' as use,
  (data ->> 'herd_uuid')::uuid as herd_uuid,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  data ->> 'note' as note,
  (data ->> 'dm_percent')::float8 as dm_percent,
  data ->> 'animal' as animal,
  (data ->> 'days')::float8 as days,
  (data ->> 'feedstuff_uuid')::uuid as feedstuff_uuid
from records where kind = 'feed' and not deleted;

create view grazing_feedstuffs as select ranch_uuid, uuid, revision, changed_at, changed_by,
  data ->> 'name' as name,
  data ->> 'what' as what,
  (data ->> 'dm_percent')::float8 as dm_percent,
  (data ->> 'roughage')::boolean as roughage,
  data ->> 'source' as source,
  data ->> 'status' as status,
  data ->> 'certificate' as certificate,
  data ->> 'supplier' as supplier,
  (data ->> 'retired_at')::timestamptz as retired_at,
  data ->> 'note' as note
from records where kind = 'feedstuff' and not deleted;
