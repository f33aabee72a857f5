-- Users, and how they sign in. Secrets are stored as hashes.

create table users (
  id text primary key,
  role text not null check (role in ('guest', 'customer', 'host', 'manager', 'clerk', 'device', 'admin')),
  email text,
  first_name text not null default '',
  last_name text not null default '',
  phone_number text not null default '',
  secondary_phone_number text,
  secondary_phone_number_type text,
  language text not null default 'en',
  email_opt_in boolean not null default false,
  accepted_tos_at timestamptz,
  password_hash text,
  -- The scopes of a member of staff; null grants all.
  scopes text[],
  created timestamptz not null default now(),
  deleted_at timestamptz,
  -- Grows with every change by staff, so that a form opened before it is refused.
  version int not null default 1,
  search tsvector generated always as (
    to_tsvector('simple', fold_letters(
      first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || phone_number)
      || ' ' || regexp_replace(phone_number, '\D', '', 'g'))) stored
);
-- A guest has no address: what a guest types is stored on their bookings.
create unique index users_email on users (email) where email is not null;
create index users_search on users using gin (search);
create index users_created on users (created, id) where role <> 'guest';
create index users_last_name on users (last_name, id) where role <> 'guest';
-- For the warning of duplicate hosts.
create index users_phone_number on users (phone_number) where phone_number <> '';

-- Kinds of mail that a person has switched off, by address: most travellers have no account.
create table mail_choices (
  email text not null,
  kind text not null,
  created timestamptz not null default now(),
  primary key (email, kind)
);

-- A new address keeps the choices of the former one; deleting an account deletes them.
create function move_mail_choices() returns trigger language plpgsql as $$
begin
  if new.email is not null then
    insert into mail_choices (email, kind, created)
      select new.email, kind, created from mail_choices where email = old.email
      on conflict do nothing;
  end if;
  delete from mail_choices where email = old.email;
  return null;
end
$$;
create trigger users_move_mail_choices after update of email on users
  for each row when (old.email is distinct from new.email) execute function move_mail_choices();

-- Former addresses of accounts, each with a mailed link that restores it.
create table email_changes (
  hash text primary key,
  user_id text not null references users,
  former_email text not null,
  created timestamptz not null,
  expires_at timestamptz not null,
  undone_at timestamptz
);
create index email_changes_of_user on email_changes (user_id);
create index email_changes_former on email_changes (former_email);

-- Sessions.
create table tokens (
  id text primary key,
  hash text not null unique,
  user_id text not null references users,
  -- Staff who have given one of two proofs are `mfa_pending` and can only give the other.
  role text not null check (role in (
    'guest', 'customer', 'host', 'manager', 'clerk', 'device', 'admin', 'recovery', 'mfa_pending')),
  created timestamptz not null,
  expires_at timestamptz not null,
  -- For staff's sessions: when they were last used, to a few minutes, and by which program.
  last_used_at timestamptz,
  user_agent text
);
create index tokens_user on tokens (user_id);

create table one_time_passwords (
  email text primary key,
  code_hash text not null,
  created timestamptz not null,
  expires_at timestamptz not null,
  tries_left int not null
);

-- Links in mails to hosts that open one session. Used and expired links are kept for a while, to say so.
create table sign_in_links (
  hash text primary key,
  user_id text not null references users,
  created timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_links_user on sign_in_links (user_id);
create index sign_in_links_expiry on sign_in_links (expires_at);

-- Accounts at Apple or Google, by their name for a person, which outlives every address.
create table user_identities (
  provider text not null check (provider in ('google', 'apple')),
  subject text not null,
  user_id text not null references users,
  created timestamptz not null,
  primary key (provider, subject),
  -- An address that the provider has reassigned to another person does not open this account.
  unique (user_id, provider)
);

-- Apple's and Google's proofs of a sign-in that were used: each opens one session. Kept until they expire.
create table used_id_tokens (
  hash text primary key,
  expires_at timestamptz not null
);
create index used_id_tokens_expiry on used_id_tokens (expires_at);

create table passkeys (
  -- The credential's id, base64url.
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  -- COSE, base64url.
  public_key text not null,
  -- How often an authenticator says it has signed; zero for those that do not count.
  sign_count bigint not null,
  transports jsonb not null,
  is_synced boolean not null,
  created timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table authenticators (
  user_id text primary key references users (id) on delete cascade,
  -- Base32, encrypted with the server's secret.
  sealed_secret text not null,
  created timestamptz not null,
  -- Null until one of its codes is given: an unconfirmed authenticator is not used.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- The last half minute whose code was accepted: each is accepted once.
  last_step bigint not null default 0
);

create table backup_codes (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created timestamptz not null,
  used_at timestamptz
);
create index backup_codes_user on backup_codes (user_id);
