-- The ledger, and what is computed from it: credit, uses of coupons, and hosts' invoices.

-- Append-only: balances, commissions and statistics are sums of these rows.
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- Null only for a fee of the payment service that no booking caused.
  booking_id text references bookings,
  kind text not null check (kind in (
    'charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback', 'host_share', 'platform_fee',
    'guarantee', 'trees', 'payout', 'processing_fee')),
  amount int not null,
  currency_code text not null,
  payment_id text references payments,
  refund_id text references refunds,
  dispute_id text references disputes,
  payout_id text references payouts,
  transaction_id text unique references processor_transactions,
  created timestamptz not null,
  constraint ledger_entries_booking_check check (booking_id is not null or kind = 'processing_fee')
);
create index ledger_booking on ledger_entries (booking_id);
create index ledger_created on ledger_entries (created);
create index ledger_credit on ledger_entries (booking_id) where kind in ('charge_credit', 'refund_credit');
create index ledger_prepaid on ledger_entries (booking_id) where kind = 'prepaid';
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only.';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();

-- The credit a person can spend in a currency: all refunded as credit, less what was spent, less what live holds
-- reserve. There is no table of credit: refunds put it on a traveller's bookings, and charges take it off them.
-- `ignored` is a hold to leave out of the count.
create function credit_balance(person text, currency text, ignored text, asof timestamptz)
returns int language sql stable as $$
  select (
    coalesce((
      select -sum(l.amount) from bookings b join ledger_entries l on l.booking_id = b.id
      where b.user_id = person and l.kind in ('charge_credit', 'refund_credit') and l.currency_code = currency
    ), 0) - coalesce((
      select sum(b.credit_amount) from bookings b
      where b.user_id = person and b.currency_code = currency and b.state = 'held' and b.credit_amount > 0
        and b.hold_expires_at > asof and b.id is distinct from ignored
    ), 0)
  )::int
$$;

-- Reserves credit in the statement that writes a hold, and returns how much: as much of `wanted` as there is. The
-- person stays locked until the transaction ends, so that two holds at once never reserve the same credit.
create function reserve_credit(person text, currency text, wanted int, asof timestamptz)
returns int language plpgsql volatile as $$
begin
  perform 1 from users where id = person for no key update;
  -- A statement of its own: its snapshot is taken after the lock.
  return greatest(0, least(wanted, credit_balance(person, currency, null, asof)));
end $$;

-- Whether the credit that a hold has reserved can be charged: checked again under the lock, because an expired hold
-- reserves nothing any more.
create function may_charge_credit(hold text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  b bookings;
begin
  select * into b from bookings where id = hold;
  perform 1 from users where id = b.user_id for no key update;
  return credit_balance(b.user_id, b.currency_code, hold, asof) >= b.credit_amount;
end $$;

-- Whether a booking counts as a use of its coupon. A voucher stays spent on a stay that was cancelled too late to be
-- refunded: its agency still owes it.
create function uses_coupon(booking text, state text, hold_expires_at timestamptz, activates int, asof timestamptz)
returns boolean language sql stable
return case
  when state = 'cancelled' then activates is not null and coalesce(
    (select sum(l.amount) from ledger_entries l where l.booking_id = booking and l.kind = 'prepaid'), 0) > 0
  when state = 'held' then hold_expires_at > asof
  else state <> 'expired'
end;

-- Takes one use of a coupon in the writing transaction; false is a refusal. It counts the bookings that carry the
-- coupon, because a counter could disagree with them.
create function take_coupon_use(coupon text, customer_email text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  c coupons;
  used int;
  used_by_customer int;
begin
  if coupon is null then return true; end if;
  select * into c from coupons where id = coupon for update;
  if not c.active or c.active_at > asof or c.expires_at <= asof then return false; end if;
  select count(*), count(*) filter (where b.email = customer_email) into used, used_by_customer
  from bookings b
  where b.coupon_id = coupon and uses_coupon(b.id, b.state, b.hold_expires_at, c.activates, asof);
  return used < coalesce(c.uses_left, used + 1)
    and used_by_customer < coalesce(c.uses_per_customer, used_by_customer + 1);
end $$;

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
  places jsonb not null,
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
