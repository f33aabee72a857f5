-- The one availability rule. Search, page, quote, hold, change and preview all call these functions.
--
-- They take columns, not rows: reading a field of a composite value takes the whole row apart each time.

-- Minutes since Monday 0:00 on the wall clock. 1 January 1970 was a Thursday.
create function minute_of_week(local timestamp)
returns int language sql immutable parallel safe
return ((date_part('epoch', local)::bigint / 60 + 3 * 1440) % 10080)::int;

-- `minute` is minute_of_week(local), which a search computes once for all places of a time zone.
create function is_open_at(week int4multirange, days tsmultirange, open tsmultirange, local timestamp, minute int)
returns boolean language sql immutable parallel safe
return case when days is null or not days @> local then week @> minute else open @> local end;

-- A pick-up at the very minute of closing is still served.
create function is_open_for_stay(
  week int4multirange, days tsmultirange, open tsmultirange,
  dropoff timestamp, dropoff_minute int, pickup timestamp, pickup_minute int
) returns boolean language sql immutable parallel safe
return is_open_at(week, days, open, dropoff, dropoff_minute)
  and (is_open_at(week, days, open, pickup, pickup_minute)
    or is_open_at(week, days, open, pickup - interval '1 minute', (pickup_minute + 10079) % 10080));

-- The two ends of a stay on the wall clock of a time zone.
create function local_stay(zone text, stay_from timestamptz, stay_until timestamptz)
returns table (dropoff timestamp, dropoff_minute int, pickup timestamp, pickup_minute int)
language sql stable parallel safe rows 1 as $$
  select d, minute_of_week(d), p, minute_of_week(p)
  from (select stay_from at time zone zone as d, stay_until at time zone zone as p offset 0) ends
$$;

-- The bookings and live holds whose bags are at a place at some time of a stay. A stay lasts at most 30 days, which
-- bounds the scan. `ignored` is a booking to leave out, with its pending change; `asof` decides which holds are live. A
-- proposed later pick-up is open for hours and adds time to the same bags: it takes room from the agreed pick-up on,
-- and not a second time before it.
create function overlapping_bookings(
  stashpoint text, stay_from timestamptz, stay_until timestamptz, ignored text, asof timestamptz
) returns table (dropoff timestamptz, pickup timestamptz, small int, medium int, large int, standard int)
language sql stable parallel safe as $$
  select
    case when b.proposed_by is null then b.dropoff else (select o.pickup from bookings o where o.id = b.changes_booking_id) end,
    b.pickup, b.small, b.medium, b.large, b.standard
  from bookings b
  where b.stashpoint_id = stashpoint
    and b.state in ('held', 'confirmed', 'checked_in')
    and b.dropoff < stay_until
    and (b.pickup - b.dropoff <= interval '24 hours' and b.dropoff > stay_from - interval '24 hours'
      or b.pickup - b.dropoff > interval '24 hours' and b.dropoff > stay_from - interval '30 days 1 hour')
    and b.pickup > stay_from
    and (b.state <> 'held' or b.hold_expires_at > asof)
    and (ignored is null or (b.id <> ignored and b.changes_booking_id is distinct from ignored))
    and (b.proposed_by is null or (select o.pickup from bookings o where o.id = b.changes_booking_id) < stay_until)
$$;

-- The load at every moment of a stay at which bags come or go: one row per moment.
create function stay_levels(
  stashpoint text, stay_from timestamptz, stay_until timestamptz, ignored text, asof timestamptz
) returns table (small bigint, medium bigint, large bigint, standard bigint)
language sql stable parallel safe as $$
  with overlapping as materialized (
    select * from overlapping_bookings(stashpoint, stay_from, stay_until, ignored, asof)
  ),
  steps as (
    select greatest(o.dropoff, stay_from) as at, o.small, o.medium, o.large, o.standard from overlapping o
    union all
    select o.pickup, -o.small, -o.medium, -o.large, -o.standard from overlapping o where o.pickup < stay_until
  )
  select sum(t.small) over moment, sum(t.medium) over moment, sum(t.large) over moment, sum(t.standard) over moment
  from steps t
  window moment as (order by t.at)
$$;

-- Room left for a whole stay: spaces of each size that stay free, and the rest of the common pool after the bags
-- already there, and those wanted (want_*), that find no space of their size have gone into it. A stay fits when the
-- place is open at both ends and `standard` is not less than the bags wanted without a size.
create function stay_room(
  stashpoint text, capacity_small int, capacity_medium int, capacity_large int, capacity_standard int,
  stay_from timestamptz, stay_until timestamptz,
  want_small int, want_medium int, want_large int,
  ignored text, asof timestamptz
) returns table (small int, medium int, large int, standard int)
language sql stable parallel safe rows 1 as $$
  select
    greatest(0, capacity_small - coalesce(max(l.small), 0))::int,
    greatest(0, capacity_medium - coalesce(max(l.medium), 0))::int,
    greatest(0, capacity_large - coalesce(max(l.large), 0))::int,
    -- With no bags there, the pool only has to take the wanted bags that find no space of their size.
    coalesce(
      min(capacity_standard - l.standard
        + least(0, capacity_small - l.small - want_small)
        + least(0, capacity_medium - l.medium - want_medium)
        + least(0, capacity_large - l.large - want_large)),
      capacity_standard + least(0, capacity_small - want_small)
        + least(0, capacity_medium - want_medium) + least(0, capacity_large - want_large))::int
  from (
    select count(*) as bookings, sum(o.small) as small, sum(o.medium) as medium, sum(o.large) as large, sum(o.standard) as standard
    from overlapping_bookings(stashpoint, stay_from, stay_until, ignored, asof) o
  ) together,
  lateral (
    -- One booking is its own peak; only several have to be checked moment by moment.
    select together.small, together.medium, together.large, together.standard where together.bookings <= 1
    union all
    select * from stay_levels(stashpoint, stay_from, stay_until, ignored, asof) where together.bookings > 1
  ) l
$$;

-- The room of one place for one stay. A plpgsql function, because it keeps its plan: planning costs more than the
-- query.
create function check_room(
  stashpoint text, stay_from timestamptz, stay_until timestamptz,
  want_small int, want_medium int, want_large int,
  ignored text, asof timestamptz
) returns table (open boolean, small int, medium int, large int, standard int)
language plpgsql stable rows 1 as $$
begin
  return query
  select is_open_for_stay(
      s.open_week, s.special_days, s.special_open, l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute),
    room.small, room.medium, room.large, room.standard
  from stashpoints s,
    lateral local_stay(s.timezone, stay_from, stay_until) l,
    lateral stay_room(s.id, s.capacity_small, s.capacity_medium, s.capacity_large, s.capacity_standard,
      stay_from, stay_until, want_small, want_medium, want_large, ignored, asof) room
  where s.id = stashpoint;
end $$;

-- Takes room in the writing transaction: locks the place until it ends, then checks again. False is a refusal. Nothing
-- new is sold in an inactive currency; a stay that is changed (`ignored`) has been sold already.
create function take_room(
  stashpoint text, stay_from timestamptz, stay_until timestamptz,
  want_small int, want_medium int, want_large int, want_standard int,
  ignored text, asof timestamptz
) returns boolean language plpgsql volatile as $$
declare
  fits boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(stashpoint, 0));
  -- A statement of its own: its snapshot is taken after the lock, so it sees what the last holder wrote.
  select room.open and room.standard >= want_standard
  into fits
  from stashpoints s,
    lateral check_room(s.id, stay_from, stay_until, want_small, want_medium, want_large, ignored, asof) room
  where s.id = stashpoint and s.status = 'approved' and s.active
    and (ignored is not null or s.currency_code = any(array(select code from currencies where active)));
  return coalesce(fits, false);
end $$;

-- Why a booking ahead can no longer be served by its place as it is now: 'inactive', 'closed', 'full', or null. For a
-- stay that has begun only the pick-up is checked.
create function stranded_reason(booking text, asof timestamptz) returns text language plpgsql stable as $$
declare
  b bookings;
  s stashpoints;
  l record;
  room record;
begin
  select * into b from bookings where id = booking;
  select * into s from stashpoints where id = b.stashpoint_id;
  select * into l from local_stay(s.timezone, b.dropoff, b.pickup);
  if b.state = 'checked_in' or b.dropoff <= asof then
    return case when is_open_at(s.open_week, s.special_days, s.special_open, l.pickup, l.pickup_minute)
      or is_open_at(s.open_week, s.special_days, s.special_open,
        l.pickup - interval '1 minute', (l.pickup_minute + 10079) % 10080) then null else 'closed' end;
  end if;
  if s.status <> 'approved' or not s.active then return 'inactive'; end if;
  select * into room from check_room(s.id, b.dropoff, b.pickup, b.small, b.medium, b.large,
    coalesce(b.changes_booking_id, b.id), asof);
  if not room.open then return 'closed'; end if;
  if room.standard < b.standard then return 'full'; end if;
  -- Without a common pool every bag needs a space of its own size.
  if s.capacity_standard = 0 and (b.small > room.small or b.medium > room.medium or b.large > room.large) then
    return 'full';
  end if;
  return null;
end $$;
