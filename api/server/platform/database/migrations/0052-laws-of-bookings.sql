-- Laws of bookings: their numbers, the steps of their life, and that they take no more room and no more coupons than
-- there are. As in 0051 they are for new rows.
-- Contract: release 0.0.0 no longer uses bookings.bookings_sizes, bookings.bookings_hold, bookings.bookings_change.
-- Contract: release 0.0.0 no longer uses coupons.coupons_uses.

lock table bookings, coupons in access exclusive mode;

alter table bookings
  add constraint bookings_sizes check (least(small, medium, large, standard) >= 0) not valid,
  add constraint bookings_hold check (state <> 'held' or hold_expires_at is not null) not valid,
  -- A change never becomes a booking: it expires, applied or not.
  add constraint bookings_change check (changes_booking_id is null or state in ('held', 'expired')) not valid;
alter table coupons add constraint coupons_uses check (uses_left >= 0 and uses_per_customer > 0) not valid;

-- BOOKING_TRANSITIONS of api/contract/rules/booking-lifecycle.ts, with which a test compares it.
create function is_booking_step(before text, after text) returns boolean language sql immutable parallel safe
return (before, after) in (
  ('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'), ('expired', 'confirmed'),
  ('confirmed', 'checked_in'), ('confirmed', 'cancelled'), ('confirmed', 'no_show'),
  ('checked_in', 'checked_out'), ('no_show', 'confirmed'));

create function refuse_booking_step() returns trigger language plpgsql as $$
begin
  perform refuse('bookings_steps', 'bookings', format('Booking %s cannot go from %s to %s.', new.id, old.state, new.state));
  return null;
end $$;
-- Deferred, because the preview of a change leaves bookings out in a transaction that is rolled back.
create constraint trigger bookings_steps after update of state on bookings deferrable initially deferred
  for each row when (old.state <> new.state and not is_booking_step(old.state, new.state))
  execute function refuse_booking_step();

create function check_changed_booking() returns trigger language plpgsql as $$
begin
  if not exists (
    select from bookings o join bookings c on c.changes_booking_id = o.id
    where c.id = new.id and o.changes_booking_id is null and o.user_id = c.user_id and o.currency_code = c.currency_code)
  then
    perform refuse('bookings_changed', 'bookings', format('Booking %s changes one of another person.', new.id));
  end if;
  return null;
end $$;
create constraint trigger bookings_changed_made after insert on bookings deferrable initially deferred
  for each row when (new.changes_booking_id is not null) execute function check_changed_booking();
create constraint trigger bookings_changed after update of changes_booking_id on bookings
  deferrable initially deferred for each row when (new.changes_booking_id is not null)
  execute function check_changed_booking();

-- Whether a booking that was in `before` takes room anew. A hold that has lapsed had lost its own.
create function enters(before text, after text, lapses timestamptz, at timestamptz) returns boolean
language sql immutable parallel safe
return after in ('held', 'confirmed', 'checked_in')
  and (before not in ('held', 'confirmed', 'checked_in') or before = 'held' and after = 'confirmed' and lapses <= at);

-- Checks the room of a booking as it is at the end of its transaction, under the lock that `take_room` holds by then.
-- Holds count until a minute before their end: clocks of servers differ by seconds.
create function check_booking_room() returns trigger language plpgsql as $$
declare
  b record;
  room int;
begin
  select stashpoint_id, state, dropoff, pickup, small, medium, large, standard, changes_booking_id, hold_expires_at,
    greatest(now() + interval '1 minute', created, confirmed_at) as asof
  into b from bookings where id = new.id;
  if b.state not in ('held', 'confirmed', 'checked_in') or b.state = 'held' and b.hold_expires_at <= b.asof then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- A paid change was held: its room was taken then, also where the place has become smaller since.
    if old.state = b.state and exists (
      select from bookings c where c.changes_booking_id = new.id and c.applied_at is not null
        and (c.stashpoint_id, c.dropoff, c.pickup, c.small, c.medium, c.large, c.standard)
          = (b.stashpoint_id, b.dropoff, b.pickup, b.small, b.medium, b.large, b.standard)) then
      return null;
    end if;
    -- Of a stay that was a no-show, only the rest.
    if old.state = 'no_show' then b.dropoff := greatest(b.dropoff, least(now(), b.pickup)); end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(b.stashpoint_id, 0));
  select r.standard into room
  from stashpoints s, lateral stay_room(s.id, s.capacity_small, s.capacity_medium, s.capacity_large, s.capacity_standard,
    b.dropoff, b.pickup, b.small, b.medium, b.large, coalesce(b.changes_booking_id, new.id), b.asof) r
  where s.id = b.stashpoint_id;
  if room < b.standard then
    perform refuse('bookings_room', 'bookings', format('There is no room for booking %s.', new.id));
  end if;
  return null;
end $$;
create constraint trigger bookings_room_made after insert on bookings deferrable initially deferred
  for each row when (new.state in ('held', 'confirmed', 'checked_in')) execute function check_booking_room();
create constraint trigger bookings_room
  after update of state, stashpoint_id, dropoff, pickup, small, medium, large, standard on bookings
  deferrable initially deferred for each row when (
    enters(old.state, new.state, old.hold_expires_at, new.confirmed_at)
    or new.state in ('held', 'confirmed', 'checked_in') and (
      new.stashpoint_id <> old.stashpoint_id or new.dropoff < old.dropoff or new.pickup > old.pickup
      or new.small > old.small or new.medium > old.medium or new.large > old.large or new.standard > old.standard))
  execute function check_booking_room();

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
