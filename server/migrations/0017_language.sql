-- The language that a person reads, null while they have not chosen one; that of a ranch's founder, for mails to people
-- without a choice of their own; and that in which an invitation was sent. New columns without a default rewrite no row.
alter table users add column language text;
alter table ranches add column language text;
alter table invitations add column language text;
