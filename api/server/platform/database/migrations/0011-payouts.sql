-- Payouts to hosts.

-- Accounts that a host's share is sent to. One of them is active for each currency.
create table external_accounts (
  id text primary key,
  host_id text not null references hosts,
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
  version int not null default 1,
  created timestamptz not null
);
create index external_accounts_host on external_accounts (host_id, created);
create unique index external_accounts_active on external_accounts (host_id, account_ccy) where is_active;

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
  host_id text not null references hosts,
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
  reason text
);
create index payouts_host on payouts (host_id, created desc);
create index payouts_of_run on payouts (run_id);
