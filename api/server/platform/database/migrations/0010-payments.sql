-- Payments, refunds and disputes, and what the payment service says about them.

-- Customers at the payment service, for travellers who keep cards there. Without a user the service has to delete it
-- too.
create table payment_customers (
  id text primary key,
  provider text not null,
  user_id text references users,
  created timestamptz not null,
  unique (provider, user_id)
);
create index payment_customers_to_forget on payment_customers (created) where user_id is null;

-- Attempts to pay.
create table payments (
  id text primary key,
  booking_id text not null references bookings,
  intent_id text not null unique,
  amount int not null,
  currency_code text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- The bank's code for its refusal.
  refusal text,
  created timestamptz not null,
  settled_at timestamptz,
  -- When the service was last asked about it: the least recently asked comes first.
  asked_at timestamptz,
  -- When the service ended it: no money can come of it any more.
  ended_at timestamptz
);
create index payments_booking on payments (booking_id);
create index payments_failed on payments (created) where status = 'failed';
create index payments_open on payments (asked_at nulls first, created) where ended_at is null;

create table refunds (
  id text primary key,
  booking_id text not null references bookings,
  payment_id text not null references payments,
  amount int not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- The service's message where it refused the refund for good.
  refusal text,
  -- How often staff had it sent again: for a day the service gives the same request the same answer.
  tries int not null default 0,
  created timestamptz not null,
  settled_at timestamptz,
  asked_at timestamptz
);
create index refunds_booking on refunds (booking_id);
create index refunds_pending on refunds (created) where status = 'pending';
create index refunds_refused on refunds (created) where status = 'failed';

-- Refunds by staff beyond the rules: the reason, the actor, and the split between card and credit.
create table staff_refunds (
  id text primary key,
  booking_id text not null references bookings,
  amount int not null check (amount > 0),
  card_amount int not null,
  credit_amount int not null,
  currency_code text not null,
  borne_by text not null check (borne_by in ('platform', 'host')),
  reason text not null,
  actor_id text not null references users,
  idempotency_key text unique,
  created timestamptz not null
);
create index staff_refunds_created on staff_refunds (created, id);
create index staff_refunds_booking on staff_refunds (booking_id);

-- Payments that travellers contest at their bank. The ledger has the money that moves with one.
create table disputes (
  -- The payment service's own id.
  id text primary key,
  payment_id text not null references payments,
  -- The booking itself, also where a change of it was paid.
  booking_id text not null references bookings,
  amount int not null check (amount > 0),
  currency_code text not null,
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  -- The bank's deadline for our evidence.
  due_by timestamptz,
  evidence_sent_at timestamptz,
  created timestamptz not null,
  closed_at timestamptz
);
create index disputes_booking on disputes (booking_id);
create index disputes_open on disputes (created) where status = 'open';

-- Movements at the payment service, as the service reports them: never changed, and each once.
create table processor_transactions (
  id text primary key,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  -- charge:<intent>, refund:<our refund> or dispute:<dispute>; null where it belongs to none of ours.
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

-- Differences between the payment service and the ledger.
create table unexplained (
  id text primary key,
  kind text not null check (kind in (
    'not_in_ledger', 'not_at_service', 'amounts_differ', 'refund_not_sent', 'unknown_movement')),
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

-- Objects of the payment sandbox, in the terms of the service it replaces.
create table sandbox_objects (
  id text primary key,
  idempotency_key text unique,
  body jsonb not null
);
