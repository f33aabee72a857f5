-- Travel agencies sell luggage storage ahead; their travellers come with prepaid codes, each valid inside an area.
create table otas (
  id text primary key,
  name text not null,
  email text not null,
  version int not null default 1,
  created timestamptz not null
);

create table areas (
  id text primary key,
  city_id text not null references places,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  -- In metres.
  radius int not null default 400 check (radius > 0),
  version int not null default 1,
  created timestamptz not null
);
create index areas_city on areas (city_id);

-- A voucher is a coupon that an agency has paid for: one use, one area, so many bags. It shares the codes' namespace
-- and the one rule of what a use is.
alter table coupons add column ota_id text references otas;
alter table coupons add column area_id text references areas;
alter table coupons add column activates int check (activates > 0);
alter table coupons add column campaign text;
alter table coupons add column active boolean not null default true;
alter table coupons add column created timestamptz not null default now();
update coupons set created = active_at where active_at < now();

alter table coupons drop constraint coupons_check;
alter table coupons drop constraint coupons_check1;
alter table coupons add constraint coupons_worth check (num_nonnulls(percent, amount, activates) = 1);
alter table coupons add constraint coupons_currency check ((amount is null) = (currency_code is null));
alter table coupons add constraint coupons_voucher check (
  num_nulls(ota_id, area_id, activates) in (0, 3) and (activates is null or uses_left = 1));
create index coupons_created on coupons (created, code) where activates is null;
create index coupons_vouchers on coupons (created, code) where activates is not null;
create index coupons_ota on coupons (ota_id) where ota_id is not null;
create index coupons_area on coupons (area_id) where area_id is not null;
create index coupons_customer on coupons (customer_id) where customer_id is not null;

-- What of the discount an agency pays: ours to collect from them, so the host earns in full and nothing is missing.
alter table bookings add column prepaid_amount int not null default 0
  check (prepaid_amount between 0 and discount_amount);
alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (kind in (
  'charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit',
  'host_share', 'platform_fee', 'guarantee', 'trees', 'payout'));
create index ledger_prepaid on ledger_entries (booking_id) where kind = 'prepaid';

-- Takes one use of a coupon in the writing transaction. Bookings that carry it are counted, never a counter. A voucher
-- stays spent on a stay that was called off too late to be paid back: its agency still owes it.
create or replace function take_coupon_use(coupon text, customer_email text, asof timestamptz)
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

create function uses_coupon(booking text, state text, hold_expires_at timestamptz, activates int, asof timestamptz)
returns boolean language sql stable
return case
  when state = 'cancelled' then activates is not null and coalesce(
    (select sum(l.amount) from ledger_entries l where l.booking_id = booking and l.kind = 'prepaid'), 0) > 0
  when state = 'held' then hold_expires_at > asof
  else state <> 'expired'
end;
