-- What a hold asks about its coupon, under the lock of its place, takes the same time however often the coupon has been
-- used: docs/decisions/137.

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

-- The paid stays of each coupon, kept by difference as place_totals are: a total is the sum of its rows, so that two
-- payments with one coupon never wait for each other. Vouchers have none: each has one use.
create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id text not null references coupons,
  uses bigint not null,
  added_up boolean not null default false
);
create index coupon_uses_coupon on coupon_uses (coupon_id) include (uses);
create index coupon_uses_apart on coupon_uses (coupon_id) where not added_up;

insert into coupon_uses (coupon_id, uses, added_up)
  select b.coupon_id, count(*), true from bookings b join coupons c on c.id = b.coupon_id
  where c.activates is null and keeps_coupon(b.state) group by b.coupon_id;

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
create or replace function take_coupon_use(coupon text, customer_email text, asof timestamptz)
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
