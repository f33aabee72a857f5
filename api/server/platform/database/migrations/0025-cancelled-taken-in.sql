-- A counter that is offline takes in the bags of a booking that was cancelled meanwhile: they are on its shelf.
create or replace function is_booking_step(before text, after text) returns boolean
language sql immutable parallel safe
return (before, after) in (
  ('held', 'confirmed'), ('held', 'expired'), ('held', 'cancelled'), ('expired', 'confirmed'),
  ('confirmed', 'checked_in'), ('confirmed', 'cancelled'), ('confirmed', 'no_show'),
  ('checked_in', 'checked_out'), ('no_show', 'confirmed'), ('cancelled', 'checked_in'));
