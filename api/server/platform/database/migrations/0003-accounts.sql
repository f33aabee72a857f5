-- Users, and how they sign in. Secrets are stored as hashes.

create table users (
  id text primary key,
  role text not null check (role in ('guest', 'customer', 'host', 'manager', 'clerk', 'device', 'admin')),
  email text,
  -- When the owner of the address was last known to have it: by a code or a link in their mailbox, or by an identity
  -- provider. Until then the account has no session, whatever password it has.
  email_proven_at timestamptz,
  -- The browser that has signed up, as `sign_in_codes.browser_hash`; null once the address is proven.
  signed_up_in text,
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
      || ' ' || regexp_replace(phone_number, '\D', '', 'g'))) stored,
  -- `normaliseEmail` (api/contract/rules/fields.ts). With it, the unique index of addresses is one of mailboxes.
  constraint users_email_spelling check (email = lower(btrim(email))),
  constraint users_scopes check (scopes is null or role = 'admin'),
  constraint users_lengths check (
    greatest(length(email), length(first_name), length(last_name), length(phone_number),
      length(secondary_phone_number)) <= 250)
);
-- A guest has no address: what a guest types is stored on their bookings.
create unique index users_email on users (email) where email is not null;
create index users_search on users using gin (search);
create index users_created on users (created, id) where role <> 'guest';
create index users_last_name on users (last_name, id) where role <> 'guest';
-- For the warning of duplicate hosts.
create index users_phone_number on users (phone_number) where phone_number <> '';
-- People are searched by any part of their address, name or number. Guests, who are most of the rows, have none.
create index users_similar on users
  using gin ((coalesce(email, '') || ' ' || first_name || ' ' || last_name || ' ' || phone_number) gin_trgm_ops)
  with (fastupdate = off) where role <> 'guest';
-- For jobs: accounts that were never proven, and guests to delete.
create index users_unproven on users (created) where signed_up_in is not null;
create index users_guests on users (created) where role = 'guest';

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
  user_agent text,
  -- The last proof that the owner of the session was present: when, by what, and since when the account has had that.
  proven_at timestamptz,
  proven_by text check (proven_by in ('code', 'passkey', 'authenticator', 'backup_code')),
  proof_since timestamptz,
  constraint tokens_proof check ((proven_at is null) = (proven_by is null))
);
create index tokens_user on tokens (user_id);
create index tokens_expiry on tokens (expires_at);

-- A session that proves its owner is of a role of its own; every other one is of the role of its user.
create function is_role_of(person text, session text) returns boolean language sql stable
return session in ('recovery', 'mfa_pending') or exists (select from users where id = person and role = session);

create function check_session_role() returns trigger language plpgsql as $$
begin
  if exists (select from tokens t where t.id = new.id and not is_role_of(t.user_id, t.role)) then
    perform refuse('tokens_role', 'tokens', format('Session %s is not of the role of its user.', new.id));
  end if;
  return null;
end $$;
create constraint trigger tokens_role after insert or update of role, user_id on tokens deferrable initially deferred
  for each row execute function check_session_role();

create function check_roles_of_sessions() returns trigger language plpgsql as $$
begin
  if exists (select from tokens t where t.user_id = new.id and not is_role_of(t.user_id, t.role)) then
    perform refuse('tokens_role', 'users', format('User %s has sessions of another role.', new.id));
  end if;
  return null;
end $$;
create constraint trigger tokens_role_of_user after update of role on users deferrable initially deferred
  for each row when (new.role <> old.role) execute function check_roles_of_sessions();

-- Codes sent by email, each bound to the browser that asked for it. Rows are kept for a day, because they also count the
-- emails with a code. A code that was used is deleted.
create table sign_in_codes (
  id text primary key,
  email text not null,
  -- SHA-256 of the address and of the secret of the browser that asked.
  browser_hash text not null,
  -- The account has signed in in this browser before.
  is_known boolean not null,
  code_hash text not null,
  created timestamptz not null,
  expires_at timestamptz not null,
  tries_left int not null
);
create index sign_in_codes_email on sign_in_codes (email, created);
create index sign_in_codes_created on sign_in_codes (created);

-- Wrong guesses of a day from browsers an account does not know. A guess counts before it is checked; a right one is
-- deleted again.
create table sign_in_guesses (
  id text primary key,
  email text not null,
  -- The codes it was compared with: a guess without a browser's secret is compared with several.
  codes int not null check (codes > 0),
  created timestamptz not null
);
create index sign_in_guesses_email on sign_in_guesses (email, created);
create index sign_in_guesses_created on sign_in_guesses (created);

-- Links mailed instead of a code: each works once.
create table one_time_links (
  hash text primary key,
  email text not null,
  purpose text not null check (purpose in ('sign_in', 'recovery', 'email_change')),
  site text not null check (site in ('travellers', 'hosts', 'staff')),
  created timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_links_email on one_time_links (email, created);
create index one_time_links_created on one_time_links (created);

-- Browsers in which an account has signed in by email.
create table known_browsers (
  user_id text not null references users (id) on delete cascade,
  -- SHA-256 of the account and of the browser's secret, so that two accounts of one browser have nothing in common.
  hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, hash)
);
create index known_browsers_last_used_at on known_browsers (last_used_at);
create index known_browsers_last_used on known_browsers (last_used_at);

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
