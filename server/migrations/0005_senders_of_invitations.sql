-- An invitation is worth what its sender may still grant when it is redeemed, so it knows who that is. Without one the
-- sender is gone.
alter table invitations add column sender_uuid uuid references users on delete set null;
create index invitations_sender on invitations (sender_uuid);

update invitations set sender_uuid = users.uuid from users where users.email = invitations.invited_by;

-- Open ones whose sender has lost the right by now.
update invitations set ended_as = 'revoked', ended_at = current_timestamp
where ended_as is null and not exists (
  select from memberships
  where memberships.ranch_uuid = invitations.ranch_uuid and memberships.user_uuid = invitations.sender_uuid
    and (memberships.role = 'owner' or (memberships.role = 'manager' and invitations.role <> 'owner'))
);
