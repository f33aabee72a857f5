-- A sign-in code is bound to the browser that asked for it. Codes under way are dropped: their owners ask for another.

drop table one_time_passwords;

-- Rows are kept for a day, because they also count the emails with a code. A code that was used is deleted.
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
