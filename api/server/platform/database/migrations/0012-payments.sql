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
create index payment_customers_user on payment_customers (user_id) where user_id is not null;

-- Attempts to pay. Each is written before the payment service is asked, with all it takes to ask again under the same
-- key.
create table payments (
  id text primary key,
  booking_id text not null references bookings,
  -- Null until the service has answered.
  intent_id text unique,
  -- The key the service knows the attempt by: it does the same request only once.
  idempotency_key text unique,
  request_hash text,
  -- What it is paid with; only until the service has answered.
  means jsonb,
  amount int not null constraint payments_amount check (amount > 0),
  currency_code text not null constraint payments_currency references currencies,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- The bank's code for its refusal.
  refusal text,
  -- The bank's own words for its refusal, for a request that is repeated.
  refused_with jsonb,
  created timestamptz not null,
  settled_at timestamptz,
  -- When the service was last asked about it: the least recently asked comes first.
  asked_at timestamptz,
  -- While a server is asking the service, nobody else pays for the same booking.
  asking_until timestamptz,
  -- When the service ended it: no money can come of it any more.
  ended_at timestamptz,
  -- A payment repeats another if both paid the same amount for the same stay within an hour: marked when it succeeds, so
  -- that all of them can be listed without comparing every payment with every other.
  repeats_id text references payments (id),
  -- The payment service's code for a card, by which reports without proof are counted; forgotten when they no longer
  -- count.
  card text
);
create index payments_booking on payments (booking_id);
create index payments_failed on payments (created) where status = 'failed';
create index payments_open on payments (asked_at nulls first, created) where ended_at is null;
create index payments_newest on payments (created) where ended_at is null;
create index payments_repeats on payments (booking_id) where repeats_id is not null;
create index payments_repeated on payments (repeats_id) where repeats_id is not null;
create index payments_card on payments (card) where card is not null;

create table refunds (
  id text primary key,
  booking_id text not null references bookings,
  payment_id text not null references payments,
  amount int not null,
  -- A refund made in the payment service's dashboard has the service's id. One that failed there later has taken nothing.
  made_outside boolean not null default false check (amount > 0 or made_outside and amount = 0),
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
-- For deleting an attempt to pay that was never sent, as payments_repeated and disputes_payment are.
create index refunds_payment on refunds (payment_id);
create index refunds_pending on refunds (created) where status = 'pending';
create index refunds_refused on refunds (created) where status = 'failed';

-- The booking a payment belongs to: the one it changes, where it paid for a change.
create function paid_booking(booking text) returns text language sql stable
return (select coalesce(b.changes_booking_id, b.id) from bookings b where b.id = booking);

-- Two attempts may both succeed for the same booking: the second is refunded in full, by one refund.
create function is_kept(payment text, amount int) returns boolean language sql stable
return not exists (select from refunds r where r.payment_id = payment and r.amount = is_kept.amount);

-- A payment that succeeded is charged in full, and one of a booking is kept. Changes are bookings of their own, each
-- with its payment.
create function check_payment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from ledger_entries l
    where l.booking_id = paid_booking(new.booking_id) and l.payment_id = new.id and l.kind = 'charge'
      and l.amount = new.amount and l.currency_code = new.currency_code) then
    perform refuse('payments_charged', 'payments', format('Payment %s is not in the ledger of its booking.', new.id));
  end if;
  if (select count(*) from payments p
      where p.booking_id = new.booking_id and p.status = 'succeeded' and is_kept(p.id, p.amount)) > 1 then
    perform refuse('payments_charged', 'payments', format('Booking %s is paid twice.', new.booking_id));
  end if;
  return null;
end $$;
create constraint trigger payments_charged
  after insert or update of status, amount, currency_code, booking_id on payments deferrable initially deferred
  for each row when (new.status = 'succeeded') execute function check_payment();

-- A refund is of a payment of its booking, and all refunds of a payment are no more than it. Whoever refunds has locked
-- the booking.
create function check_refund() returns trigger language plpgsql as $$
begin
  perform from bookings where id = new.booking_id for no key update;
  if not exists (
    select from payments p where p.id = new.payment_id and paid_booking(p.booking_id) = new.booking_id
      and p.amount >= (select sum(r.amount) from refunds r where r.payment_id = p.id)) then
    perform refuse('refunds_of_payment', 'refunds',
      format('Refund %s is above its payment, or of another booking.', new.id));
  end if;
  return null;
end $$;
create constraint trigger refunds_of_payment after insert or update of amount, payment_id, booking_id on refunds
  deferrable initially deferred for each row execute function check_refund();

-- Refunds by staff beyond the rules: the reason, the actor, and the split between card and credit.
create table staff_refunds (
  id text primary key,
  booking_id text not null references bookings,
  amount int not null check (amount > 0),
  card_amount int not null,
  credit_amount int not null,
  currency_code text not null constraint staff_refunds_currency references currencies,
  borne_by text not null check (borne_by in ('platform', 'host')),
  -- The place whose host bears it; null for the platform.
  stashpoint_id text references stashpoints (id),
  -- The report whose decision it is.
  incident_id text references incidents (id) on delete set null,
  reason text not null,
  actor_id text not null references users,
  idempotency_key text unique,
  -- The refunds by card that it caused: whether the payment service has refused one decides its state.
  refund_ids text[] not null default '{}',
  created timestamptz not null,
  constraint staff_refunds_parts check (least(card_amount, credit_amount) >= 0 and card_amount + credit_amount = amount)
);
create index staff_refunds_created on staff_refunds (created, id);
create index staff_refunds_booking on staff_refunds (booking_id);
create index staff_refunds_stashpoint on staff_refunds (stashpoint_id) where stashpoint_id is not null;
create index staff_refunds_incident on staff_refunds (incident_id) where incident_id is not null;

-- Payments that travellers contest at their bank. The ledger has the money that moves with one.
create table disputes (
  -- The payment service's own id.
  id text primary key,
  payment_id text not null references payments,
  -- The booking itself, also where a change of it was paid.
  booking_id text not null references bookings,
  amount int not null check (amount > 0),
  currency_code text not null constraint disputes_currency references currencies,
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  -- The bank's deadline for our evidence.
  due_by timestamptz,
  evidence_sent_at timestamptz,
  created timestamptz not null,
  closed_at timestamptz
);
create index disputes_booking on disputes (booking_id);
create index disputes_payment on disputes (payment_id);
create index disputes_open on disputes (created) where status = 'open';

-- Movements at the payment service, as the service reports them: never changed, and each once.
create table processor_transactions (
  id text primary key,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'fee', 'payout', 'other')),
  -- charge:<intent>, refund:<our refund> or dispute:<dispute>; null where it belongs to none of ours.
  subject text,
  booking_id text references bookings,
  amount integer not null,
  currency_code text not null constraint processor_transactions_currency references currencies,
  fee integer not null,
  -- The service settles in the currencies of our account.
  fee_currency_code text not null constraint processor_transactions_fee_currency references currencies,
  occurred timestamptz not null,
  description text not null default ''
);
create index processor_transactions_subject on processor_transactions (subject);
create index processor_transactions_occurred on processor_transactions (occurred, id);
create index processor_transactions_booking on processor_transactions (booking_id) where booking_id is not null;
create trigger processor_transactions_append_only before update or delete on processor_transactions
  for each row execute function refuse_change();
create trigger processor_transactions_truncate before truncate on processor_transactions execute function refuse_change();

-- Differences between the payment service and the ledger.
create table unexplained (
  id text primary key,
  kind text not null check (kind in (
    'not_in_ledger', 'not_at_service', 'amounts_differ', 'refund_not_sent', 'unknown_movement')),
  subject text not null,
  booking_id text references bookings,
  currency_code text not null constraint unexplained_currency references currencies,
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
