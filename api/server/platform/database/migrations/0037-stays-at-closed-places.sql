-- Counting the stays ahead whose place will be closed took seconds at a million places. Each write that can change the
-- answer for a stay notes it there instead.

-- Tells by the one availability rule whether a place will be closed for a stay, or is off the market.
create function is_closed_for_stay(
  active boolean, status text, zone text, week int4multirange, days tsmultirange, open tsmultirange,
  stay_from timestamptz, stay_until timestamptz
) returns boolean language sql stable parallel safe
return not active or status <> 'approved' or exists (
  select from local_stay(zone, stay_from, stay_until) l
  where not is_open_for_stay(week, days, open, l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute));

-- Kept for confirmed bookings only.
alter table bookings add column closed_for_stay boolean not null default false;

create function note_closed_for_stay() returns trigger language plpgsql as $$
begin
  select is_closed_for_stay(
    s.active, s.status, s.timezone, s.open_week, s.special_days, s.special_open, new.dropoff, new.pickup)
  into strict new.closed_for_stay from stashpoints s where s.id = new.stashpoint_id;
  return new;
end $$;
create trigger closed_for_stay before insert or update of state, dropoff, pickup, stashpoint_id on bookings
  for each row when (new.state = 'confirmed') execute function note_closed_for_stay();

create function note_closed_stays() returns trigger language plpgsql as $$
begin
  -- A stay is always one or the other: each has an index of the bookings that take room.
  update bookings b set closed_for_stay = not closed_for_stay
  where b.stashpoint_id = new.id and b.state = 'confirmed'
    and (b.pickup - b.dropoff <= interval '24 hours' or b.pickup - b.dropoff > interval '24 hours')
    and closed_for_stay <> is_closed_for_stay(
      new.active, new.status, new.timezone, new.open_week, new.special_days, new.special_open, b.dropoff, b.pickup);
  return null;
end $$;
create trigger closed_stays
  after update of active, status, timezone, open_week, special_days, special_open on stashpoints
  for each row when (
    (new.active, new.status, new.timezone, new.open_week, new.special_days, new.special_open)
    is distinct from (old.active, old.status, old.timezone, old.open_week, old.special_days, old.special_open))
  execute function note_closed_stays();
