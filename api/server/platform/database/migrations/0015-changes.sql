-- What a change of a booking saves is refunded by the same rule as a cancellation; the rest stays paid.

-- The part of the total for which no refund is given any more: a change has saved it too late. It counts towards a
-- dearer stay. And the drop-off by which refunds go, where a change has moved it after the best terms had ended.
alter table bookings add column kept_amount int not null default 0;
alter table bookings add column refund_dropoff timestamptz;
alter table bookings add constraint bookings_kept check (kept_amount >= 0);

-- An agency keeps owing for a stay that was shortened too late, while the discount is the shorter stay's.
alter table bookings drop constraint bookings_check3;
alter table bookings add constraint bookings_prepaid check (prepaid_amount >= 0);

-- As before, but a held change counts only what it needs beside its booking, whose bags are counted anyway: more bags
-- while both overlap, and all of them before and after. A proposed later pick-up is the same bags for longer.
create or replace function overlapping_bookings(
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
