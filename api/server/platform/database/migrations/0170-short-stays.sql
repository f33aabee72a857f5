-- Most stays are shorter than a day. Those that overlap an hour begin at most a day before it, so a busy place is not
-- asked for all that began there within a month; only the few longer ones are looked for as far back as a stay may last.
create index bookings_short on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in') and pickup - dropoff <= interval '24 hours';
create index bookings_long on bookings (stashpoint_id, dropoff)
  where state in ('held', 'confirmed', 'checked_in') and pickup - dropoff > interval '24 hours';
drop index bookings_occupying;

create or replace function overlapping_bookings(
  place text, stay_from timestamptz, stay_until timestamptz, ignored text, asof timestamptz
) returns table (dropoff timestamptz, pickup timestamptz, small int, medium int, large int, standard int)
language sql stable parallel safe as $$
  select
    case when b.proposed_by is null then b.dropoff else (select o.pickup from bookings o where o.id = b.changes_booking_id) end,
    b.pickup, b.small, b.medium, b.large, b.standard
  from bookings b
  where b.stashpoint_id = place
    and b.state in ('held', 'confirmed', 'checked_in')
    and b.dropoff < stay_until
    and (b.pickup - b.dropoff <= interval '24 hours' and b.dropoff > stay_from - interval '24 hours'
      or b.pickup - b.dropoff > interval '24 hours' and b.dropoff > stay_from - interval '30 days 1 hour')
    and b.pickup > stay_from
    and (b.state <> 'held' or b.hold_expires_at > asof)
    and (ignored is null or (b.id <> ignored and b.changes_booking_id is distinct from ignored))
    and (b.proposed_by is null or (select o.pickup from bookings o where o.id = b.changes_booking_id) < stay_until)
$$;
