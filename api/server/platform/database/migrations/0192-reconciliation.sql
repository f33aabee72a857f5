-- What moved at the payment service, as it says itself: never changed, and each once.
create table processor_transactions (
  id text primary key,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  -- What it belongs to: charge:<intent>, refund:<our refund>, dispute:<dispute>; null for what belongs to nothing of ours.
  subject text,
  booking_id text references bookings,
  amount integer not null,
  currency_code text not null,
  fee integer not null,
  -- The service settles in the currencies of our account.
  fee_currency_code text not null,
  occurred timestamptz not null,
  description text not null default ''
);
create index processor_transactions_subject on processor_transactions (subject);
create index processor_transactions_occurred on processor_transactions (occurred, id);

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback', 'host_share', 'platform_fee',
  'guarantee', 'trees', 'payout', 'processing_fee'));
-- A fee of the service's that no booking caused stands alone.
alter table ledger_entries alter column booking_id drop not null;
alter table ledger_entries add constraint ledger_entries_booking_check
  check (booking_id is not null or kind = 'processing_fee');
alter table ledger_entries add column transaction_id text unique references processor_transactions;

-- Coins that one side has and the other has not.
create table unexplained (
  id text primary key,
  kind text not null check (kind in ('not_in_ledger', 'not_at_service', 'amounts_differ', 'refund_not_sent', 'unknown_movement')),
  subject text not null,
  booking_id text references bookings,
  currency_code text not null,
  at_service integer not null,
  in_ledger integer not null,
  occurred timestamptz not null,
  found timestamptz not null,
  settled_at timestamptz,
  settled_by text references users,
  note text,
  version integer not null default 1
);
create unique index unexplained_open on unexplained (subject, currency_code) where settled_at is null;
create index unexplained_found on unexplained (found, id);
