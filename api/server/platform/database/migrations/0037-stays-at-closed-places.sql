-- Counting the stays ahead whose place will be closed took seconds at a million places. Each write that can change the
-- answer for a stay notes it here instead. A table of its own, so that no statement of the last release gets another
-- column; without a reference, so that an edit of a place never waits for the rows of its bookings.
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
