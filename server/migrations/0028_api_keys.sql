-- Keys for other programs: each belongs to a source (a scale, a spreadsheet), has scopes and an end. What a source's keys wrote
-- stays the source's own, so it outlives them.
create table api_sources (
  uuid uuid primary key,
  ranch_uuid uuid not null references ranches on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index api_sources_ranch on api_sources (ranch_uuid);

alter table export_keys rename to api_keys;
alter table api_keys rename constraint export_keys_pkey to api_keys_pkey;
alter table api_keys rename constraint export_keys_key_hash_key to api_keys_key_hash_key;
alter index export_keys_ranch rename to api_keys_ranch;
alter index export_keys_made_by rename to api_keys_made_by;
alter table api_keys
  add column source_uuid uuid references api_sources on delete cascade,
  -- The first characters of the key. Null for those from before: they have another form, no end, and open records.json as well.
  add column prefix text,
  add column scopes text[],
  add column kinds text[] not null default '{}',
  add column others text not null default 'own' check (others in ('own', 'all')),
  add column expires_at timestamptz,
  -- Since a backup was restored: a key that was revoked after it would be good again.
  add column off_since timestamptz;

insert into api_sources (uuid, ranch_uuid, name, created_at) select uuid, ranch_uuid, name, created_at from api_keys;
update api_keys set source_uuid = uuid,
  scopes = array[case scope when 'export' then 'figures' else scope end];
alter table api_keys
  alter column source_uuid set not null,
  alter column scopes set not null,
  add constraint api_keys_scopes_check
    check (cardinality(scopes) > 0 and scopes <@ array['figures', 'records', 'photos', 'write', 'calendar']),
  drop column name,
  drop column scope;
create index api_keys_source on api_keys (source_uuid);
