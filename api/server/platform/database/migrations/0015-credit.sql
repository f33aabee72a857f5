-- Credit, and the uses of coupons: both are computed from bookings and the ledger.

-- The credit a person can spend in a currency: all refunded as credit, less what was spent, less what live holds
-- reserve. There is no table of credit: refunds put it on a traveller's bookings, and charges take it off them.
-- `ignored` is a hold to leave out of the count.
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

-- As credit_of, limited to an int.
create function credit_balance(person text, currency text, ignored text, asof timestamptz)
returns int language sql stable as $$
  select least(credit_of(person, currency, ignored, asof), 2147483647)::int
$$;

-- Locks a person before their coupon, in the statement that writes a hold which reserves their credit.
create function lock_person(person text) returns boolean language plpgsql volatile as $$
begin
  perform 1 from users where id = person for no key update;
  return true;
end $$;

-- Reserves credit in the statement that writes a hold, and returns how much: as much of `wanted` as there is. The
-- person stays locked until the transaction ends, so that two holds at once never reserve the same credit.
create function reserve_credit(person text, currency text, wanted int, asof timestamptz)
returns int language plpgsql volatile as $$
begin
  perform 1 from users where id = person for no key update;
  -- A statement of its own: its snapshot is taken after the lock.
  return greatest(0, least(wanted, credit_of(person, currency, null, asof)));
end $$;

-- Whether the credit that a hold has reserved can be charged: checked again under the lock, because an expired hold
-- reserves nothing any more. The caller has locked the person before the booking.
create function may_charge_credit(hold text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  b bookings;
begin
  select * into b from bookings where id = hold;
  perform 1 from users where id = b.user_id for no key update;
  return credit_of(b.user_id, b.currency_code, hold, asof) >= b.credit_amount;
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

-- Whether a stay in this state uses its coupon for good, unless it is cancelled.
create function keeps_coupon(state text) returns boolean language sql immutable parallel safe
return state in ('confirmed', 'checked_in', 'checked_out', 'no_show');

create function note_coupon_use() returns trigger language plpgsql as $$
begin
  insert into coupon_uses (coupon_id, uses)
    select id, case when keeps_coupon(new.state) then 1 else -1 end from coupons
    where id = new.coupon_id and activates is null;
  return null;
end $$;
create trigger coupon_used after insert on bookings
  for each row when (new.coupon_id is not null and keeps_coupon(new.state)) execute function note_coupon_use();
create trigger coupon_use_changed after update of state on bookings
  for each row when (new.coupon_id is not null and keeps_coupon(new.state) <> keeps_coupon(old.state))
  execute function note_coupon_use();

-- The uses of a coupon or voucher, live holds included.
create function uses_of_coupon(coupon text, activates int, asof timestamptz) returns bigint language sql stable
return case
  when activates is null then
    coalesce((select sum(u.uses) from coupon_uses u where u.coupon_id = coupon), 0)
      + (select count(*) from bookings b where b.coupon_id = coupon and b.state = 'held' and b.hold_expires_at > asof)
  else (select count(*) from bookings b
    where b.coupon_id = coupon and uses_coupon(b.id, b.state, b.hold_expires_at, activates, asof))
end;

-- Whether a coupon can be used once more by a mailbox. It locks nothing: a quote asks it, too.
create function coupon_is_left(coupon text, customer_email text, asof timestamptz)
returns boolean language plpgsql stable as $$
declare
  c coupons;
begin
  select * into c from coupons where id = coupon;
  if not c.active or c.active_at > asof or c.expires_at <= asof then return false; end if;
  if c.uses_left is not null then
    if uses_of_coupon(coupon, c.activates, asof) >= c.uses_left then return false; end if;
  end if;
  return c.uses_per_customer is null or c.uses_per_customer > (
    select count(*) from (
      select from bookings b
      where b.coupon_id = coupon and mailbox(b.email) = mailbox(customer_email)
        and uses_coupon(b.id, b.state, b.hold_expires_at, c.activates, asof)
      limit c.uses_per_customer) used);
end $$;

-- Takes one use of a coupon in the writing transaction; false is a refusal. Holds of one coupon only wait for each other
-- where it has a number of uses, and those of one mailbox where it has a number for each.
create function take_coupon_use(coupon text, customer_email text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  c coupons;
begin
  if coupon is null then return true; end if;
  -- The lock that the booking's foreign key takes: a change of the coupon by staff waits for it.
  select * into c from coupons where id = coupon for key share;
  if c.uses_left is not null then perform from coupons where id = coupon for no key update; end if;
  if c.uses_per_customer is not null then
    perform pg_advisory_xact_lock(hashtextextended('coupon:' || coupon || ':' || mailbox(customer_email), 0));
  end if;
  -- A statement of its own: its snapshot is taken after the locks.
  return coupon_is_left(coupon, customer_email, asof);
end $$;

create function check_coupon_use() returns trigger language plpgsql as $$
declare
  c record;
begin
  -- A coupon without a number of uses is locked by nobody.
  select code, uses_left, activates into c from coupons where id = new.coupon_id and uses_left is not null
    for no key update;
  -- A statement of its own: its snapshot is taken after the lock.
  if uses_of_coupon(new.coupon_id, c.activates, greatest(now() + interval '1 minute', new.created, new.confirmed_at))
      > c.uses_left then
    perform refuse('bookings_uses', 'bookings', format('The uses of coupon %s are spent.', c.code));
  end if;
  return null;
end $$;
create constraint trigger bookings_uses_made after insert on bookings deferrable initially deferred
  for each row when (new.coupon_id is not null and new.state <> 'expired') execute function check_coupon_use();
create constraint trigger bookings_uses after update of state, coupon_id on bookings deferrable initially deferred
  for each row when (
    new.coupon_id is not null
    and (enters(old.state, new.state, old.hold_expires_at, new.confirmed_at) or new.coupon_id is distinct from old.coupon_id))
  execute function check_coupon_use();
