create index ledger_created on ledger_entries (created);
-- What is still to come, for finding places that closed on it.
create index bookings_coming on bookings (pickup) where state = 'confirmed';

-- How the last tries to reach a partner went.
create table partner_runs (
  partner text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  problem text,
  saved int not null default 0
);
