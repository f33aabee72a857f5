-- A step of its own: creating triggers locks their tables, and this reads all stays ahead.
insert into closed_stays
  select b.id from bookings b join stashpoints s on s.id = b.stashpoint_id
  where b.state = 'confirmed' and is_closed_for_stay(
    s.active, s.status, s.timezone, s.open_week, s.special_days, s.special_open, b.dropoff, b.pickup)
on conflict do nothing;
