-- Payouts to hosts, and of compensation to travellers.

-- Accounts that a host's share or a claim's compensation is sent to. One of them is active for each currency.
create table external_accounts (
  id text primary key,
  -- One of the two: a host's account, or a claimant's.
  host_id text references hosts,
  claim_id text references claims (id),
  payment_type text not null check (payment_type in ('bank_transfer', 'paypal')),
  account_holder text not null,
  account_number text not null,
  account_ccy text not null references currencies,
  account_country text not null,
  account_city_name text not null default '',
  account_address text not null default '',
  is_active boolean not null default true,
  -- Nothing is sent to an account that a bank has returned money from, or that staff are reviewing.
  on_hold text check (on_hold in ('returned', 'staff')),
  hold_reason text,
  -- Payouts to a changed account wait until its owner has had the time to hear of the change.
  pays_from timestamptz,
  version int not null default 1,
  created timestamptz not null,
  check (num_nonnulls(host_id, claim_id) = 1),
  constraint external_accounts_of_host unique (id, host_id),
  constraint external_accounts_of_claimant unique (id, claim_id)
);
create index external_accounts_host on external_accounts (host_id, created);
create unique index external_accounts_active on external_accounts (host_id, account_ccy) where is_active;
create unique index external_accounts_of_claim on external_accounts (claim_id) where is_active and claim_id is not null;

-- Payouts are prepared together, reviewed, and released by staff with a file for the bank.
create table payout_runs (
  id text primary key,
  currency_code text not null references currencies,
  until timestamptz not null,
  created timestamptz not null,
  released_at timestamptz,
  released_by text references users
);
-- Prepared payouts gather in one run per currency until it is released.
create unique index payout_runs_open on payout_runs (currency_code) where released_at is null;
create index payout_runs_created on payout_runs (created, id);

-- The ledger has a row for every booking that a payout pays.
create table payouts (
  id text primary key,
  run_id text references payout_runs,
  host_id text references hosts,
  claim_id text references claims (id),
  account_id text not null references external_accounts,
  -- The account's version when the payout was prepared.
  account_version integer,
  currency_code text not null references currencies,
  amount int not null check (amount > 0),
  booking_count int not null,
  -- Pays for stays that ended before this.
  until timestamptz not null,
  status text not null default 'sent' check (status in ('prepared', 'sent', 'left_out', 'returned')),
  created timestamptz not null,
  sent_at timestamptz,
  -- When it was left out or returned, and why.
  ended_at timestamptz,
  reason text,
  check (num_nonnulls(host_id, claim_id) = 1),
  -- A host is paid to an account of their own, and a claim to that of its traveller.
  constraint payouts_host_account foreign key (account_id, host_id) references external_accounts (id, host_id),
  constraint payouts_claim_account foreign key (account_id, claim_id) references external_accounts (id, claim_id)
);
create index payouts_host on payouts (host_id, created desc);
create index payouts_of_run on payouts (run_id);
-- A claim is paid once, unless the bank returns it.
create unique index payouts_of_claim on payouts (claim_id) where status in ('prepared', 'sent');
-- For deleting accounts that payouts no longer go to.
create index payouts_account on payouts (account_id) where account_id is not null;

-- Changes of where a host's money goes. Each can be undone by a mailed link, and two of the staff can end its wait.
create table account_changes (
  id text primary key,
  -- Order of the changes of one instant, too.
  number bigint generated always as identity,
  host_id text not null references hosts,
  account_id text not null references external_accounts on delete cascade,
  currency_code text not null constraint account_changes_currency references currencies,
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
create index account_changes_account on account_changes (account_id);
create index account_changes_replaced on account_changes (replaced_account_id)
  where replaced_account_id is not null;
create index account_changes_replaced_by on account_changes (replaced_by) where replaced_by is not null;
