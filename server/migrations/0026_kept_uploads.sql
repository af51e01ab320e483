-- An upload whose picture was kept is remembered as long as one that is open: its sender may not have heard of it.

alter table uploads add column kept_at timestamptz;
