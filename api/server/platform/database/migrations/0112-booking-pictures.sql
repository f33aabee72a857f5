-- Pictures that belong to a booking: of a bag at the counter, of a closed door, of a host's proof. They are shown to those
-- the booking is about and to nobody else, so that they lie in the database: in its backups, in its transactions, and
-- before every server of it alike.
create table booking_pictures (
  id text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  -- The place it was taken at, or is about; the booking may move away from it.
  stashpoint_id text not null references stashpoints (id),
  incident_id text references incidents (id) on delete cascade,
  purpose text not null check (purpose in ('bag', 'report', 'answer')),
  bag_number integer check (bag_number > 0),
  -- WebP.
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created timestamptz not null,
  -- Null for somebody who held a pass.
  taken_by text references users (id)
);
create index booking_pictures_booking on booking_pictures (booking_id, created);
create index booking_pictures_incident on booking_pictures (incident_id) where incident_id is not null;
