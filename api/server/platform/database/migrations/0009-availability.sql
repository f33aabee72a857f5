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
-- bounds the scan. `ignored` is a booking to leave out, with its pending change; `asof` decides which holds are live.
--
-- A held change counts only what it needs beside its booking, whose bags are counted anyway: more bags while both
-- overlap, and all of them before and after. A proposed later pick-up is the same bags for longer.
create function overlapping_bookings(
  stashpoint text, stay_from timestamptz, stay_until timestamptz, ignored text, asof timestamptz
) returns table (dropoff timestamptz, pickup timestamptz, small int, medium int, large int, standard int)
language sql stable parallel safe as $$
  select part.dropoff, part.pickup, part.small, part.medium, part.large, part.standard
  from bookings b
  -- `offset 0` keeps the look-up by its key, once for each change.
  left join lateral (select * from bookings where id = b.changes_booking_id offset 0) o on true
  cross join lateral (
    select b.dropoff, b.pickup, b.small, b.medium, b.large, b.standard where o.id is null
    union all
    select b.dropoff, least(b.pickup, o.dropoff), b.small, b.medium, b.large, b.standard where b.dropoff < o.dropoff
    union all
    select greatest(b.dropoff, o.dropoff), least(b.pickup, o.pickup), greatest(0, b.small - o.small),
      greatest(0, b.medium - o.medium), greatest(0, b.large - o.large), greatest(0, b.standard - o.standard)
    where greatest(b.dropoff, o.dropoff) < least(b.pickup, o.pickup)
    union all
    select greatest(b.dropoff, o.pickup), b.pickup, b.small, b.medium, b.large, b.standard where b.pickup > o.pickup
  ) part
  where b.stashpoint_id = stashpoint
    and b.state in ('held', 'confirmed', 'checked_in')
    and b.dropoff < stay_until
    and (b.pickup - b.dropoff <= interval '24 hours' and b.dropoff > stay_from - interval '24 hours'
      or b.pickup - b.dropoff > interval '24 hours' and b.dropoff > stay_from - interval '30 days 1 hour')
    and b.pickup > stay_from
    and (b.state <> 'held' or b.hold_expires_at > asof)
    and (ignored is null or (b.id <> ignored and b.changes_booking_id is distinct from ignored))
    and part.dropoff < stay_until
    and part.pickup > stay_from
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

-- Whether a booking that was in `before` takes room anew. A hold that has lapsed had lost its own.
create function enters(before text, after text, lapses timestamptz, at timestamptz) returns boolean
language sql immutable parallel safe
return after in ('held', 'confirmed', 'checked_in')
  and (before not in ('held', 'confirmed', 'checked_in') or before = 'held' and after = 'confirmed' and lapses <= at);

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

-- To count the stays ahead whose place will be closed takes seconds at a million places, so each write that can change
-- the answer for a stay notes it here. There is no reference, so that an edit of a place never waits for the rows of its
-- bookings.
create table closed_stays (
  -- A confirmed booking whose place will be closed for it, by the one availability rule, or is off the market.
  booking_id text primary key
);

create function is_closed_for_stay(
  active boolean, status text, zone text, week int4multirange, days tsmultirange, open tsmultirange,
  stay_from timestamptz, stay_until timestamptz
) returns boolean language sql stable parallel safe
return not active or status <> 'approved' or exists (
  select from local_stay(zone, stay_from, stay_until) l
  where not is_open_for_stay(week, days, open, l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute));

create function note_closed_stay() returns trigger language plpgsql as $$
begin
  if new.state = 'confirmed' and exists (
    select from stashpoints s where s.id = new.stashpoint_id and is_closed_for_stay(
      s.active, s.status, s.timezone, s.open_week, s.special_days, s.special_open, new.dropoff, new.pickup)
  ) then
    insert into closed_stays values (new.id) on conflict do nothing;
  elsif tg_op = 'UPDATE' then
    delete from closed_stays where booking_id = new.id;
  end if;
  return null;
end $$;
create trigger closed_stay_made after insert on bookings
  for each row when (new.state = 'confirmed') execute function note_closed_stay();
create trigger closed_stay_changed after update of state, dropoff, pickup, stashpoint_id on bookings
  for each row when (new.state = 'confirmed' or old.state = 'confirmed') execute function note_closed_stay();

create function note_closed_stays() returns trigger language plpgsql as $$
begin
  with stays as (
    select b.id, is_closed_for_stay(
      new.active, new.status, new.timezone, new.open_week, new.special_days, new.special_open, b.dropoff, b.pickup) as closed
    from bookings b
    where b.stashpoint_id = new.id and b.state = 'confirmed'
      -- A stay is always one or the other: each has an index of the bookings that take room.
      and (b.pickup - b.dropoff <= interval '24 hours' or b.pickup - b.dropoff > interval '24 hours')
  ), opened as (
    delete from closed_stays where booking_id in (select id from stays where not closed)
  )
  insert into closed_stays select id from stays where closed on conflict do nothing;
  return null;
end $$;
create trigger closed_stays
  after update of active, status, timezone, open_week, special_days, special_open on stashpoints
  for each row when (
    (new.active, new.status, new.timezone, new.open_week, new.special_days, new.special_open)
    is distinct from (old.active, old.status, old.timezone, old.open_week, old.special_days, old.special_open))
  execute function note_closed_stays();
