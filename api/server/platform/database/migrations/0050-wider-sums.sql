-- Totals have a key, and sums of money are bigint.

-- A replica by logical replication finds a deleted row by its key.
alter table place_totals add column id bigint generated always as identity primary key;
alter table review_totals add column id bigint generated always as identity primary key;

-- As credit_balance, whose int a sum can exceed.
create function credit_of(person text, currency text, ignored text, asof timestamptz)
returns bigint language sql stable as $$
  select coalesce((
    select -sum(l.amount) from bookings b join ledger_entries l on l.booking_id = b.id
    where b.user_id = person and l.kind in ('charge_credit', 'refund_credit') and l.currency_code = currency
  ), 0) - coalesce((
    select sum(b.credit_amount) from bookings b
    where b.user_id = person and b.currency_code = currency and b.state = 'held' and b.credit_amount > 0
      and b.hold_expires_at > asof and b.id is distinct from ignored
  ), 0)
$$;

-- For servers of the last release.
create or replace function credit_balance(person text, currency text, ignored text, asof timestamptz)
returns int language sql stable as $$
  select least(credit_of(person, currency, ignored, asof), 2147483647)::int
$$;

create or replace function reserve_credit(person text, currency text, wanted int, asof timestamptz)
returns int language plpgsql volatile as $$
begin
  perform 1 from users where id = person for no key update;
  -- A statement of its own: its snapshot is taken after the lock.
  return greatest(0, least(wanted, credit_of(person, currency, null, asof)));
end $$;

-- Locks a person before their coupon, in the statement that writes a hold which reserves their credit.
create function lock_person(person text) returns boolean language plpgsql volatile as $$
begin
  perform 1 from users where id = person for no key update;
  return true;
end $$;

-- The caller has locked the person before the booking, or is a server of the last release.
create or replace function may_charge_credit(hold text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  b bookings;
begin
  select * into b from bookings where id = hold;
  perform 1 from users where id = b.user_id for no key update;
  return credit_of(b.user_id, b.currency_code, hold, asof) >= b.credit_amount;
end $$;
