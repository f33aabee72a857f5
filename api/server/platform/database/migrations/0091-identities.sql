-- Whom Apple or Google mean by the name they have for somebody, which outlives every address.
create table user_identities (
  provider text not null check (provider in ('google', 'apple')),
  subject text not null,
  user_id text not null references users,
  created timestamptz not null,
  primary key (provider, subject),
  -- An address that was given to somebody else there opens nothing here.
  unique (user_id, provider)
);

-- Proofs of a sign-in that were used: each opens one session. Kept as hashes, until they would be refused anyway.
create table used_id_tokens (
  hash text primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_expiry on used_id_tokens (expires_at);
