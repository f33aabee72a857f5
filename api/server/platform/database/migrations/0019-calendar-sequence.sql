-- Calendars take a new version of an entry only with a higher number, so each change that an entry shows counts, however
-- it is made.
alter table bookings add column calendar_sequence int not null default 0;

create function count_calendar_change() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;

create trigger bookings_calendar before update of state, stashpoint_id, dropoff, pickup, bag_count on bookings
  for each row when (old.confirmed_at is not null and (
    (new.stashpoint_id, new.dropoff, new.pickup, new.bag_count)
      is distinct from (old.stashpoint_id, old.dropoff, old.pickup, old.bag_count)
    or new.state <> old.state and new.state in ('cancelled', 'no_show')))
  execute function count_calendar_change();
