-- The index there is covers open invitations alone. When a ranch goes, its ended ones are looked for as well.
create index invitations_ranch on invitations (ranch_uuid);
