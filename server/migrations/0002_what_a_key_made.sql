-- What a call with an idempotency key made, beside the user whose it is: a ranch, where it was not the account itself.
alter table idempotency_keys add column made_uuid uuid;
