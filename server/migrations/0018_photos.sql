-- Photos are records; their pictures are files, known here by their hash.
create view grazing_photos as select ranch_uuid, uuid, revision, changed_at, changed_by,
  (data ->> 'at')::timestamptz as at,
  data ->> 'sha256' as sha256,
  (data ->> 'bytes')::float8 as bytes,
  (data ->> 'width')::float8 as width,
  (data ->> 'height')::float8 as height,
  data ->> 'caption' as caption,
  nullif(data -> 'point', 'null') as point,
  (data ->> 'bearing_deg')::float8 as bearing_deg,
  (data ->> 'paddock_uuid')::uuid as paddock_uuid,
  data ->> 'subject_kind' as subject_kind,
  (data ->> 'subject_uuid')::uuid as subject_uuid
from records where kind = 'photo' and not deleted;
create index records_pictures on records (ranch_uuid, (data ->> 'sha256')) where kind = 'photo' and not deleted;

-- What has come and was judged. There is no foreign key to ranches: files follow a ranch that goes, and then their rows.
create table pictures (
  ranch_uuid uuid not null,
  -- SHA-256 of the file as it was sent, 64 hex digits.
  sha256 text not null,
  -- False for a file that could not be opened as a picture: nothing is kept of it.
  is_picture boolean not null,
  -- What came, and the three sizes that were made of it.
  bytes bigint not null,
  stored_at timestamptz not null,
  -- Since when no record that is not deleted names it; null while one does.
  unnamed_since timestamptz,
  primary key (ranch_uuid, sha256)
);

-- Pictures that are on their way. What has come of one is as long as its file.
create table uploads (
  uuid uuid primary key,
  ranch_uuid uuid not null,
  user_uuid uuid not null,
  photo_uuid uuid not null,
  sha256 text not null,
  bytes bigint not null,
  began_at timestamptz not null
);
create index uploads_user on uploads (user_uuid);
create index uploads_began on uploads (began_at);
