-- Counters hear of a traveller who says that they are on their way, as of one who says that they have their bags.

create trigger coming_said_at_counter after insert on custody_events
  for each row when (new.kind = 'said_coming') execute function note_row_at_counter();
