-- Laws of money, kept by the database as well: until now one bug, or one careless session, was enough to break them. They
-- are for new rows; 0055 validates older ones. The application refuses first, so servers of the last release write nothing
-- that these refuse.
-- Contract: release 0.0.0 no longer uses bookings.bookings_prices, bookings.bookings_credit, payments.payments_amount.
-- Contract: release 0.0.0 no longer uses payments.payments_currency.
-- Contract: release 0.0.0 no longer uses staff_refunds.staff_refunds_parts, staff_refunds.staff_refunds_currency.
-- Contract: release 0.0.0 no longer uses disputes.disputes_currency, account_changes.account_changes_currency.
-- Contract: release 0.0.0 no longer uses processor_transactions.processor_transactions_currency.
-- Contract: release 0.0.0 no longer uses processor_transactions.processor_transactions_fee_currency.
-- Contract: release 0.0.0 no longer uses unexplained.unexplained_currency, ledger_entries.ledger_entries_currency.
-- Contract: release 0.0.0 no longer uses external_accounts.external_accounts_of_host.
-- Contract: release 0.0.0 no longer uses payouts.payouts_host_account, payouts.payouts_claim_account.
-- Contract: release 0.0.0 no longer uses external_accounts.external_accounts_of_claimant.
-- Contract: release 0.0.0 no longer uses claims.claims_bags, claims.claims_accepted.

lock table bookings, payments, refunds, staff_refunds, disputes, ledger_entries, payouts, external_accounts
  in access exclusive mode;

alter table bookings
  add constraint bookings_prices check (least(first_day_price, extra_day_price, booking_fee, guarantee_fee, tree_count,
    tree_price, discount_amount, total, host_share) >= 0) not valid,
  -- A change that saves money leaves the credit that was charged with the confirmation.
  add constraint bookings_credit check (state <> 'held' or credit_amount <= total) not valid;

alter table payments
  add constraint payments_amount check (amount > 0) not valid,
  add constraint payments_currency foreign key (currency_code) references currencies not valid;

alter table staff_refunds
  add constraint staff_refunds_parts
    check (least(card_amount, credit_amount) >= 0 and card_amount + credit_amount = amount) not valid,
  add constraint staff_refunds_currency foreign key (currency_code) references currencies not valid;

alter table disputes add constraint disputes_currency foreign key (currency_code) references currencies not valid;
alter table account_changes
  add constraint account_changes_currency foreign key (currency_code) references currencies not valid;
alter table processor_transactions
  add constraint processor_transactions_currency foreign key (currency_code) references currencies not valid,
  add constraint processor_transactions_fee_currency foreign key (fee_currency_code) references currencies not valid;
alter table unexplained add constraint unexplained_currency foreign key (currency_code) references currencies not valid;

-- A host is paid to an account of their own, and a claim to that of its traveller.
alter table external_accounts
  add constraint external_accounts_of_host unique (id, host_id),
  add constraint external_accounts_of_claimant unique (id, claim_id);
alter table payouts
  add constraint payouts_host_account
    foreign key (account_id, host_id) references external_accounts (id, host_id) not valid,
  add constraint payouts_claim_account
    foreign key (account_id, claim_id) references external_accounts (id, claim_id) not valid;

-- What is accepted of a claim is an amount for each item, of no more than its value.
create function is_within_items(accepted int[], items jsonb) returns boolean language sql immutable parallel safe
return cardinality(accepted) = jsonb_array_length(items) and not exists (
  select from unnest(accepted) with ordinality as a (amount, position)
  where amount is null or amount not between 0 and (items -> (position - 1)::int ->> 'value')::int);
alter table claims
  add constraint claims_bags check (0 < all (bags)) not valid,
  add constraint claims_accepted check (accepted is null or is_within_items(accepted, items)) not valid;

alter table ledger_entries
  add constraint ledger_entries_currency foreign key (currency_code) references currencies not valid,
  -- Money comes in above zero and goes back below. The reverse has a cause: a refund that failed at the payment service,
  -- credit withdrawn with its report, a dispute that was won.
  add constraint ledger_entries_signs check (case kind
    when 'charge' then amount > 0 and payment_id is not null
    when 'charge_credit' then amount > 0
    when 'refund_card' then payment_id is not null and (amount < 0 or refund_id is not null)
    when 'refund_credit' then amount < 0 or incident_id is not null
    when 'chargeback' then dispute_id is not null
    when 'payout' then payout_id is not null
    when 'processing_fee' then transaction_id is not null
    when 'compensation' then amount > 0 and claim_id is not null
    when 'compensation_payout' then payout_id is not null and claim_id is not null
    else true
  end) not valid;

create function refuse(law text, on_table text, message text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = law, table = on_table, message = message;
end $$;

-- Money that came in, and the shares it belongs to: the two sides of a ledger, as `isBalanced` has them in
-- api/contract/rules/settlement.ts. What is paid out of the shares is on neither.
create function ledger_side(kind text) returns int language sql immutable parallel safe
return case
  when kind in ('charge', 'charge_credit', 'refund_card', 'refund_credit', 'chargeback', 'prepaid') then 1
  when kind in ('host_share', 'platform_fee', 'guarantee', 'trees', 'compensation') then -1
  else 0
end;

create function check_ledger() returns trigger language plpgsql as $$
declare
  difference bigint;
  is_foreign boolean;
begin
  select sum(l.amount * ledger_side(l.kind)), bool_or(l.currency_code <> b.currency_code) into difference, is_foreign
  from ledger_entries l join bookings b on b.id = l.booking_id
  where l.booking_id = new.booking_id and ledger_side(l.kind) <> 0;
  if difference <> 0 then
    perform refuse('ledger_balances', 'ledger_entries',
      format('Money in and shares of booking %s differ by %s.', new.booking_id, difference));
  end if;
  if is_foreign then
    perform refuse('ledger_balances', 'ledger_entries',
      format('The ledger of booking %s has another currency.', new.booking_id));
  end if;
  return null;
end $$;
create constraint trigger ledger_balances after insert on ledger_entries deferrable initially deferred
  for each row when (ledger_side(new.kind) <> 0) execute function check_ledger();

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

-- Validates what is for new rows only so far, as long as older rows break it. Returns those laws, with PostgreSQL's
-- words. A payment's second charge is refused by an index, which cannot be for new rows only.
create function hold_laws() returns table (law text, problem text) language plpgsql as $$
declare
  c record;
begin
  for c in select conname, conrelid::regclass as on_table from pg_constraint
    where not convalidated and connamespace = 'public'::regnamespace order by conrelid, conname
  loop
    begin
      execute format('alter table %s validate constraint %I', c.on_table, c.conname);
    exception when check_violation or foreign_key_violation then
      law := c.conname;
      problem := sqlerrm;
      return next;
    end;
  end loop;
  begin
    create unique index if not exists ledger_charged_once on ledger_entries (payment_id) where kind = 'charge';
  exception when unique_violation then
    law := 'ledger_charged_once';
    problem := sqlerrm;
    return next;
  end;
end $$;
