-- Which signed end of a ranch's chain each person was mailed last, and on which day of the ranch.
create table seal_mails (
  user_uuid uuid not null references users on delete cascade,
  ranch_uuid uuid not null references ranches on delete cascade,
  day date not null,
  n bigint not null,
  primary key (user_uuid, ranch_uuid)
);
create index seal_mails_ranch on seal_mails (ranch_uuid);
create index users_with_seal_mails on users (uuid) where settings ->> 'seal_mails' in ('daily', 'monthly');
