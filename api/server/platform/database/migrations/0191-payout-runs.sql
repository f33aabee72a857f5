-- Payouts are prepared together, looked at, and released by staff with a file for the bank.
create table payout_runs (
  id text primary key,
  currency_code text not null references currencies,
  until timestamptz not null,
  created timestamptz not null,
  released_at timestamptz,
  released_by text references users
);
-- What is prepared gathers in one run a currency until it is released.
create unique index payout_runs_open on payout_runs (currency_code) where released_at is null;
create index payout_runs_created on payout_runs (created, id);

alter table payouts
  add column run_id text references payout_runs,
  add column status text not null default 'sent' check (status in ('prepared', 'sent', 'left_out', 'returned')),
  add column account_version integer,
  add column sent_at timestamptz,
  add column ended_at timestamptz,
  add column reason text;
update payouts set sent_at = created;
create index payouts_of_run on payouts (run_id);

-- Nothing is sent to an account that a bank has sent money back from, or that staff want to look at.
alter table external_accounts
  add column on_hold text check (on_hold in ('returned', 'staff')),
  add column hold_reason text;
