-- Claims for bags that were lost, damaged or stolen. A claim is a case of its own kind, beside the reports of a place; it
-- never counts against the place.
alter table incidents
  drop constraint incidents_kind_check,
  add constraint incidents_kind_check check (kind in ('closed', 'refused', 'closed_at_pickup', 'claim')),
  drop constraint incidents_answer_check,
  add constraint incidents_answer_check check (answer in ('agrees', 'disputes', 'on_the_way', 'open_now', 'statement')),
  drop constraint incidents_resolution_check,
  add constraint incidents_resolution_check check (resolution in ('rebooked', 'cancelled', 'collected', 'settled')),
  add constraint incidents_claim_check check (kind <> 'claim' or (counts_since is null and verdict is null));
drop index incidents_unanswered_reports;
create index incidents_unanswered_reports on incidents (answer_by)
  where answer is null and verdict is null and counts_since is null and kind <> 'claim';

create table claims (
  id text primary key references incidents (id) on delete cascade,
  booking_id text not null references bookings (id) on delete cascade,
  currency_code text not null references currencies,
  cause text not null check (cause in ('lost', 'damaged', 'stolen', 'contents_missing')),
  -- Numbers of the bags it is about.
  bags integer[] not null,
  -- What is claimed, each with its bag, value and age.
  items jsonb not null,
  police_reference text,
  state text not null default 'open' check (state in ('open', 'needs_more', 'to_confirm', 'accepted', 'refused')),
  -- What is paid for each item, minor units, and who bears it; null until it is accepted.
  accepted integer[],
  borne_by text check (borne_by in ('guarantee', 'host', 'platform')),
  -- Whether the price of the stay is refunded, too.
  refunds_stay boolean not null default false,
  -- Staff's words to the traveller with the last decision.
  decision_text text,
  decided_by text references users (id),
  decided_at timestamptz,
  -- The second person, above a sum.
  confirmed_by text references users (id),
  confirmed_at timestamptz,
  idempotency_key text unique,
  version integer not null default 1,
  check (confirmed_by <> decided_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (state not in ('to_confirm', 'accepted') or (accepted is not null and borne_by is not null))
);
create index claims_booking on claims (booking_id);

-- Photos and receipts, private as the pictures of a booking are. The hash stays when a file is erased: it shows a photo
-- that is used again.
create table claim_files (
  id text primary key,
  claim_id text not null references claims (id) on delete cascade,
  purpose text not null check (purpose in ('photo', 'receipt', 'police_report')),
  -- WebP; null once erased.
  bytes bytea,
  hash text not null,
  width integer not null,
  height integer not null,
  created timestamptz not null
);
create index claim_files_claim on claim_files (claim_id, created);
create index claim_files_hash on claim_files (hash);

create table claim_steps (
  id bigint generated always as identity primary key,
  claim_id text not null references claims (id) on delete cascade,
  kind text not null check (
    kind in ('sent', 'changed', 'more_needed', 'to_confirm', 'accepted', 'refused', 'account_given')
  ),
  text text,
  actor_id text references users (id),
  created timestamptz not null
);
create index claim_steps_claim on claim_steps (claim_id, id);

-- What an item is still worth, as staff see it: percent of its price in its first year, its second, and so on. The last
-- number holds for all later years.
create table depreciations (
  kind text primary key check (kind in ('bag', 'clothing', 'electronics', 'cosmetics', 'sports', 'other')),
  kept integer[] not null check (cardinality(kept) between 1 and 10 and 0 <= all (kept) and 100 >= all (kept)),
  version integer not null default 1
);
insert into depreciations (kind, kept) values
  ('bag', '{90,80,70,60,50,40}'),
  ('clothing', '{80,60,40,25}'),
  ('electronics', '{85,65,50,35,20}'),
  ('cosmetics', '{50}'),
  ('sports', '{90,75,60,50,40}'),
  ('other', '{85,70,55,40}');

-- Compensation is owed to a traveller until it is paid out: with hosts' shares, in the run of its currency.
alter table ledger_entries
  add column claim_id text references claims (id),
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in (
    'charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback', 'host_share', 'platform_fee',
    'guarantee', 'trees', 'payout', 'processing_fee', 'compensation', 'compensation_payout'));
create index ledger_claim on ledger_entries (claim_id) where claim_id is not null;

alter table external_accounts
  alter column host_id drop not null,
  add column claim_id text references claims (id),
  add check (num_nonnulls(host_id, claim_id) = 1);
create unique index external_accounts_of_claim on external_accounts (claim_id) where is_active and claim_id is not null;

alter table payouts
  alter column host_id drop not null,
  add column claim_id text references claims (id),
  add check (num_nonnulls(host_id, claim_id) = 1);
-- A claim is paid once, unless the bank returns it.
create unique index payouts_of_claim on payouts (claim_id) where status in ('prepared', 'sent');
