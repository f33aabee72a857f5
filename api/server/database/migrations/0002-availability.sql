-- The one availability rule. Search, page, quote, hold, change and preview all ask these functions.

create function is_open_at(week int4multirange, days tsmultirange, open tsmultirange, at timestamp)
returns boolean language sql immutable parallel safe
return case
  when days @> at then open @> at
  else week @> ((extract(isodow from at)::int - 1) * 1440 + extract(hour from at)::int * 60 + extract(minute from at)::int)
end;

-- A pick-up at the very minute of closing is still served.
create function is_open_for_stay(s stashpoints, dropoff timestamptz, pickup timestamptz)
returns boolean language sql stable parallel safe
return is_open_at((s).open_week, (s).special_days, (s).special_open, dropoff at time zone (s).timezone)
  and (is_open_at((s).open_week, (s).special_days, (s).special_open, pickup at time zone (s).timezone)
    or is_open_at((s).open_week, (s).special_days, (s).special_open, (pickup - interval '1 minute') at time zone (s).timezone));

-- Room left for a whole stay: spaces of each size that stay free, and what is left of the common pool when the
-- bags already there, and those wanted (want_*), that find no space of their size go into it. A stay fits when
-- it is open at both ends and `standard` is not less than the bags wanted without a size.
-- `ignored` is a booking left out of the count, with its pending change; `asof` decides which holds live.
create function stay_room(
  s stashpoints, stay_from timestamptz, stay_until timestamptz,
  want_small int, want_medium int, want_large int,
  ignored text, asof timestamptz
) returns table (small int, medium int, large int, standard int)
language sql stable parallel safe as $$
  with overlapping as (
    select b.dropoff, b.pickup, b.small, b.medium, b.large, b.standard
    from bookings b
    where b.stashpoint_id = (s).id
      and b.state in ('held', 'confirmed', 'checked_in')
      and b.dropoff < stay_until
      and b.dropoff > stay_from - interval '30 days 1 hour'
      and b.pickup > stay_from
      and (b.state <> 'held' or b.hold_expires_at > asof)
      and (ignored is null or (b.id <> ignored and b.changes_booking_id is distinct from ignored))
  ),
  steps as (
    select greatest(dropoff, stay_from) as at, o.small, o.medium, o.large, o.standard from overlapping o
    union all
    select pickup, -o.small, -o.medium, -o.large, -o.standard from overlapping o where pickup < stay_until
    union all
    select stay_from, 0, 0, 0, 0
  ),
  levels as (
    select
      (s).capacity_small - sum(t.small) over moment as small,
      (s).capacity_medium - sum(t.medium) over moment as medium,
      (s).capacity_large - sum(t.large) over moment as large,
      (s).capacity_standard - sum(t.standard) over moment as standard
    from steps t
    window moment as (order by t.at)
  )
  select
    greatest(0, min(l.small))::int,
    greatest(0, min(l.medium))::int,
    greatest(0, min(l.large))::int,
    min(l.standard
      + least(0, l.small - want_small) + least(0, l.medium - want_medium) + least(0, l.large - want_large))::int
  from levels l
$$;

-- Takes room in the writing transaction: locks the place until it ends, then asks again. False is a refusal.
create function take_room(
  place text, stay_from timestamptz, stay_until timestamptz,
  want_small int, want_medium int, want_large int, want_standard int,
  ignored text, asof timestamptz
) returns boolean language plpgsql volatile as $$
declare
  fits boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(place, 0));
  -- A statement of its own: its snapshot is taken after the lock, so it sees what the last holder wrote.
  select is_open_for_stay(s, stay_from, stay_until) and room.standard >= want_standard
  into fits
  from stashpoints s,
    lateral stay_room(s, stay_from, stay_until, want_small, want_medium, want_large, ignored, asof) room
  where s.id = place and s.status = 'approved' and s.active;
  return coalesce(fits, false);
end $$;

-- Takes one use of a coupon in the writing transaction. Bookings that carry it are counted, never a counter.
create function take_coupon_use(coupon text, customer_email text, asof timestamptz)
returns boolean language plpgsql volatile as $$
declare
  c coupons;
  used int;
  used_by_customer int;
begin
  if coupon is null then return true; end if;
  select * into c from coupons where id = coupon for update;
  if c.active_at > asof or c.expires_at <= asof then return false; end if;
  select count(*), count(*) filter (where email = customer_email) into used, used_by_customer
  from bookings
  where coupon_id = coupon
    and state not in ('expired', 'cancelled')
    and (state <> 'held' or hold_expires_at > asof);
  return used < coalesce(c.uses_left, used + 1)
    and used_by_customer < coalesce(c.uses_per_customer, used_by_customer + 1);
end $$;
