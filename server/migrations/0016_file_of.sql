-- From whose device's file of changes a group was read: a user that the ranch's team or record named then, else the uuid of
-- zeros. Null for a group that its own device sent. A new column without a default rewrites no row.
alter table record_groups add column file_of uuid;
