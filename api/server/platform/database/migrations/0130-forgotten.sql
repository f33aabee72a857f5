-- Bags that nobody noted as given back: when their traveller was asked, and those there are to ask about.
alter table bookings add column collected_asked_at timestamptz;
create index bookings_forgotten on bookings (pickup) where state in ('confirmed', 'checked_in') and changes_booking_id is null;

create trigger collection_said_at_counter after insert on custody_events
  for each row when (new.kind = 'said_collected') execute function note_row_at_counter();
