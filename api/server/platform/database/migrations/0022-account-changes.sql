-- Notification addresses that hosts have removed: for thirty days they hear of changes that concern the host's safety.
create table former_notice_addresses (
  host_id text not null references hosts,
  email text not null,
  left_at timestamptz not null,
  primary key (host_id, email)
);

-- Changes of where a host's money goes. Each can be undone by a mailed link, and two of the staff can end its wait.
create table account_changes (
  id text primary key,
  -- Order of the changes of one instant, too.
  number bigint generated always as identity,
  host_id text not null references hosts,
  account_id text not null references external_accounts on delete cascade,
  currency_code text not null,
  -- The account that was active in this currency before, and the changed columns of this one; null if it is new.
  replaced_account_id text references external_accounts on delete cascade,
  before jsonb,
  -- Ends of both numbers, as shown to people.
  old_end text,
  new_end text not null,
  undo_hash text not null unique,
  changed_by text not null references users,
  created timestamptz not null,
  starts_at timestamptz not null,
  -- A later change of the same currency: it voids the confirmations of this one.
  replaced_by text references account_changes on delete cascade,
  undone_at timestamptz,
  confirmed_by text references users,
  confirmed_at timestamptz,
  released_by text references users,
  released_at timestamptz,
  check (released_by <> confirmed_by),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check ((released_at is null) = (released_by is null))
);
create index account_changes_host on account_changes (host_id, currency_code, number);
create index account_changes_created on account_changes (created);
create index account_changes_waiting on account_changes (starts_at) where undone_at is null and released_at is null;
