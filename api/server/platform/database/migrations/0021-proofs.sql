-- The last proof that the owner of a session was present: when, by what, and since when the account has had that.
alter table tokens
  add column proven_at timestamptz,
  add column proven_by text check (proven_by in ('code', 'passkey', 'authenticator', 'backup_code')),
  add column proof_since timestamptz,
  add constraint tokens_proof check ((proven_at is null) = (proven_by is null));
