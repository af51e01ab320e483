-- What signs the ends of chains, and every end that was signed.

create table signing_keys (
  -- The first 16 hex digits of the SHA-256 of the public key.
  key text primary key,
  public_key bytea not null,
  -- The private key under the server's secret, which is not in the database.
  sealed bytea not null,
  made_at timestamptz not null,
  -- Null for the one that signs now.
  ended_at timestamptz
);
create unique index signing_keys_now on signing_keys ((true)) where ended_at is null;

create table record_heads (
  ranch_uuid uuid not null,
  n bigint not null,
  signed_at timestamptz not null,
  key text not null,
  epoch uuid not null,
  line_sha256 bytea not null,
  signature bytea not null,
  primary key (ranch_uuid, n, signed_at, key)
);
