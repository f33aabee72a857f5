-- Payments that travellers contest at their bank. Money that goes and comes back with one is in the ledger.
create table disputes (
  -- The payment service's own.
  id text primary key,
  payment_id text not null references payments,
  -- The booking itself, also where a change of it was paid.
  booking_id text not null references bookings,
  amount int not null check (amount > 0),
  currency_code text not null,
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  -- Until when the bank takes an answer.
  due_by timestamptz,
  created timestamptz not null,
  closed_at timestamptz
);
create index disputes_booking on disputes (booking_id);
create index disputes_open on disputes (created) where status = 'open';

alter table ledger_entries add column dispute_id text references disputes;
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback',
  'host_share', 'platform_fee', 'guarantee', 'trees', 'payout'
));

-- How often staff had a refused refund sent again: the service answers the same request the same way for a day.
alter table refunds add column tries int not null default 0;
