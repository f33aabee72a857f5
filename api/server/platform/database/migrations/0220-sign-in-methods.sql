-- Staff who have given one proof of two can only give the other.
alter table tokens drop constraint tokens_role_check;
alter table tokens add constraint tokens_role_check
  check (role in ('guest', 'customer', 'host', 'manager', 'clerk', 'device', 'admin', 'recovery', 'mfa_pending'));

-- Of staff's sessions: when they were last used, to a few minutes, and by which program.
alter table tokens add column last_used_at timestamptz;
alter table tokens add column user_agent text;

-- Staff sign in each working day: those who did so before today's rules do as well.
update tokens set expires_at = least(expires_at, created + interval '12 hours') where role = 'admin';

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
  -- Base32, encrypted for this server.
  sealed_secret text not null,
  created timestamptz not null,
  -- Null until one of its codes was given: it does not count before.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  -- The last half minute whose code was taken: each opens once.
  last_step bigint not null default 0
);

create table backup_codes (
  hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created timestamptz not null,
  used_at timestamptz
);
create index backup_codes_user on backup_codes (user_id);
