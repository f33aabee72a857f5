-- The warning of duplicates asks whose number is the same.
create index users_phone_number on users (phone_number) where phone_number <> '';
create index hosts_by_created on hosts (created, id);
create index hosts_by_business_name on hosts (business_name, id);
alter table hosts add column search tsvector generated always as (
  to_tsvector('simple', fold_letters(business_name))) stored;
create index hosts_search on hosts using gin (search);

-- Where a host's share is sent. One of them is active for each currency.
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
  version int not null default 1,
  created timestamptz not null
);
create index external_accounts_host on external_accounts (host_id, created);
create unique index external_accounts_active on external_accounts (host_id, account_ccy) where is_active;

-- Who else is told of what concerns a host's places: the counter, the accountant.
create table host_notification_emails (
  id text primary key,
  host_id text not null references hosts,
  email text not null,
  version int not null default 1,
  created timestamptz not null,
  unique (host_id, email)
);

-- What was sent to hosts. The ledger holds a row of it for every booking it pays.
create table payouts (
  id text primary key,
  host_id text not null references hosts,
  account_id text not null references external_accounts,
  currency_code text not null references currencies,
  amount int not null check (amount > 0),
  booking_count int not null,
  -- Stays that ended before this are paid.
  until timestamptz not null,
  created timestamptz not null
);
create index payouts_host on payouts (host_id, created desc);
alter table ledger_entries add column payout_id text references payouts;
