-- Which link made a contract, and whom a link was made for, so that admins see what became of each.
alter table contract_links add column email text;
alter table contracts add column link_uuid uuid references contract_links on delete set null;
create unique index contracts_link on contracts (link_uuid);
create index contract_links_created on contract_links (created_at, uuid);

-- A link and the entry of the log that tells who made it were written at the same moment.
update contract_links l set email = a.target_email
  from audit_log a
  where a.action = 'contract_link_made' and a.at = l.created_at and a.target_email <> ''
    and (select count(*) from audit_log b where b.action = a.action and b.at = a.at) = 1;

-- So were the use of a link and the contract that it made.
update contracts c set link_uuid = l.uuid
  from contract_links l
  where l.ended_as = 'used' and l.ended_at = c.created_at and l.program = c.program
    and (select count(*) from contract_links b where b.ended_at = c.created_at) = 1
    and (select count(*) from contracts b where b.created_at = c.created_at) = 1;

-- A contract whose link was deleted long ago gets one again, of which no token has the hash.
with found as (
  select uuid, program, created_at from contracts where link_uuid is null
), made as (
  insert into contract_links (uuid, token_hash, program, created_at, expires_at, ended_as, ended_at)
  select uuid, sha256(uuid_send(uuid)), program, created_at, created_at, 'used', created_at from found
)
update contracts set link_uuid = found.uuid from found where contracts.uuid = found.uuid;
