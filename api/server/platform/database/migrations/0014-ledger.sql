-- The ledger, and the invoices that are made of it.

-- Append-only: balances, commissions and statistics are sums of these rows. Compensation is owed to a traveller until it
-- is paid out: with hosts' shares, in the run of its currency.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- Null only for a fee of the payment service that no booking caused.
  booking_id text references bookings,
  kind text not null check (kind in (
    'charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback', 'host_share', 'platform_fee',
    'guarantee', 'trees', 'payout', 'processing_fee', 'compensation', 'compensation_payout')),
  amount int not null,
  currency_code text not null constraint ledger_entries_currency references currencies,
  -- Each row of a host's share names the place that earns or bears it: a booking that moves leaves the former place's
  -- rows with that place. Rows that a report caused name the report.
  stashpoint_id text references stashpoints (id),
  incident_id text references incidents (id),
  claim_id text references claims (id),
  payment_id text references payments,
  refund_id text references refunds,
  dispute_id text references disputes,
  payout_id text references payouts,
  transaction_id text unique references processor_transactions,
  created timestamptz not null,
  constraint ledger_entries_booking_check check (booking_id is not null or kind = 'processing_fee'),
  -- Money comes in above zero and goes back below. The reverse has a cause: a refund that failed at the payment service,
  -- credit withdrawn with its report, a dispute that was won.
  constraint ledger_entries_signs check (case kind
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
  end)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
create index ledger_booking on ledger_entries (booking_id);
create index ledger_created on ledger_entries (created);
create index ledger_credit on ledger_entries (booking_id) where kind in ('charge_credit', 'refund_credit');
create index ledger_prepaid on ledger_entries (booking_id) where kind = 'prepaid';
-- For the revenue of a period, without reading the ledger's rows.
create index ledger_takings on ledger_entries (created) include (currency_code, amount, booking_id)
  where kind in ('charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback');
create index ledger_of_places on ledger_entries (stashpoint_id) where stashpoint_id is not null;
create index ledger_of_reports on ledger_entries (incident_id) where incident_id is not null;
create index ledger_claim on ledger_entries (claim_id) where claim_id is not null;
create index ledger_payment on ledger_entries (payment_id) where payment_id is not null;
-- A payment is charged once.
create unique index ledger_charged_once on ledger_entries (payment_id) where kind = 'charge';

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only.';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
-- Row triggers do not see TRUNCATE.
create trigger ledger_entries_truncate before truncate on ledger_entries execute function refuse_change();

-- Names the place of a host's share, and the payment that a refund by card goes back to, where the writer has not.
create function name_ledger_place() returns trigger language plpgsql as $$
begin
  if new.kind in ('host_share', 'payout') and new.stashpoint_id is null then
    select b.stashpoint_id into new.stashpoint_id from bookings b where b.id = new.booking_id;
  end if;
  if new.kind = 'refund_card' and new.payment_id is null then
    select r.payment_id into new.payment_id from refunds r where r.id = new.refund_id;
  end if;
  return new;
end $$;
create trigger ledger_names_place before insert on ledger_entries
  for each row when (new.stashpoint_id is null) execute function name_ledger_place();

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

create table host_tax_details (
  host_id text primary key references hosts,
  legal_name text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country_code text not null,
  vat_number text,
  version integer not null default 1
);

-- A host's own series of invoice numbers. Its row is locked while a number is issued, so that numbers have no gaps and
-- no duplicates.
create table invoice_series (
  host_id text primary key references hosts,
  code text not null unique,
  last_number integer not null default 0
);

-- Invoices of hosts to us, which we issue for them.
create table invoices (
  id text primary key,
  host_id text not null references hosts,
  kind text not null check (kind in ('invoice', 'credit_note')),
  number text not null unique,
  sequence integer not null,
  corrects_id text references invoices,
  period text not null check (period ~ '^\d{4}-\d{2}$'),
  currency_code text not null references currencies,
  net integer not null,
  vat integer not null,
  gross integer not null check (gross = net + vat),
  vat_rate integer not null,
  vat_treatment text not null,
  language text not null,
  booking_count integer not null,
  supplier jsonb not null,
  customer jsonb not null,
  stashpoints jsonb not null,
  issued timestamptz not null,
  unique (host_id, sequence),
  check (kind = 'invoice' or corrects_id is not null),
  check ((kind = 'invoice') = (gross > 0))
);
create index invoices_of_host on invoices (host_id, issued);
create index invoices_issued on invoices (issued, id);

create function invoices_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed';
end $$;
create trigger invoices_final before update or delete on invoices
  for each row execute function invoices_are_final();
create trigger invoices_truncate before truncate on invoices execute function refuse_change();

-- The rows of the ledger that an invoice is for. Each is invoiced once.
create table invoice_entries (
  ledger_entry_id bigint primary key references ledger_entries,
  invoice_id text not null references invoices,
  booking_id text not null references bookings
);
create index invoice_entries_of_invoice on invoice_entries (invoice_id);
create index invoice_entries_of_booking on invoice_entries (booking_id);
create trigger invoice_entries_final before update or delete on invoice_entries
  for each row execute function invoices_are_final();
create trigger invoice_entries_truncate before truncate on invoice_entries execute function refuse_change();
