-- A step of its own: while it checks the stays ahead, 0037 no longer locks the table.
update bookings b set closed_for_stay = true from stashpoints s
where s.id = b.stashpoint_id and b.state = 'confirmed' and is_closed_for_stay(
  s.active, s.status, s.timezone, s.open_week, s.special_days, s.special_open, b.dropoff, b.pickup);

create index bookings_closed on bookings (stashpoint_id) where closed_for_stay and state = 'confirmed';
