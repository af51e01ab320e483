-- The last day (in the ranch's zone) on which it was seen to that a person hears of a ranch's moves, with a mail where any were
-- due: written once a day, however many servers there are.
create table move_notices (
  user_uuid uuid not null references users on delete cascade,
  ranch_uuid uuid not null references ranches on delete cascade,
  day date not null,
  primary key (user_uuid, ranch_uuid)
);
create index move_notices_ranch on move_notices (ranch_uuid);
create index users_with_move_notices on users (uuid) where settings ->> 'move_notices' = 'true';
