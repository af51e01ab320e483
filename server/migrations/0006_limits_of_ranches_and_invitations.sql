-- What is counted towards a limit of so many in a time is not mails alone any more.
alter table mail_counts rename to limit_counts;
alter table limit_counts rename column sent_at to counted_at;
alter index mail_counts_pkey rename to limit_counts_pkey;
alter index mail_counts_expires rename to limit_counts_expires;

-- A mail that waits goes with the invitation that it is about.
alter table outbox add column invitation_uuid uuid references invitations on delete cascade;
create index outbox_invitation on outbox (invitation_uuid) where invitation_uuid is not null;
