-- Bags in a host's care: who had them when, what went wrong, and the actions of devices at a counter.

create function note_row_at_counter() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (new.stashpoint_id, new.booking_id);
  return null;
end $$;

create table bags (
  booking_id text not null references bookings (id) on delete cascade,
  number integer not null check (number > 0),
  stashpoint_id text not null references stashpoints (id),
  size text not null,
  tag text,
  checked_in_at timestamptz not null,
  checked_out_at timestamptz,
  primary key (booking_id, number)
);
-- A tag is on one bag at a time.
create unique index bags_tag_out on bags (stashpoint_id, tag) where checked_out_at is null and tag is not null;
create trigger bag_at_counter after insert or update on bags
  for each row execute function note_row_at_counter();

-- The chain of custody.
create table custody_events (
  id bigint generated always as identity primary key,
  booking_id text not null references bookings (id) on delete cascade,
  stashpoint_id text not null references stashpoints (id),
  kind text not null,
  occurred_at timestamptz not null,
  recorded_at timestamptz not null,
  actor text not null,
  actor_id text,
  device_id text,
  device_name text,
  bags jsonb not null default '[]',
  detail jsonb not null default '{}'
);
create index custody_events_booking on custody_events (booking_id, id);
create index custody_events_place on custody_events (stashpoint_id, occurred_at);
create trigger collection_said_at_counter after insert on custody_events
  for each row when (new.kind = 'said_collected') execute function note_row_at_counter();

-- Reports by travellers of a place that failed them: closed, bags refused, or bags locked in. A report comes with its
-- evidence, and the host answers before it counts against the place.
create table incidents (
  id text primary key,
  booking_id text not null references bookings (id) on delete cascade,
  -- The place it happened at; the booking may move away from it.
  stashpoint_id text not null references stashpoints (id),
  kind text not null check (kind in ('closed', 'refused', 'closed_at_pickup')),
  text text,
  created timestamptz not null,
  -- Metres from the traveller's phone to the place's pin, and the accuracy of the phone. The position itself is not
  -- kept.
  distance_m integer,
  accuracy_m integer,
  -- By the hours and closures of that moment; both may be changed later.
  was_open boolean,
  closure_stood boolean,

  answer_by timestamptz,
  answer text check (answer in ('agrees', 'disputes', 'on_the_way', 'open_now')),
  answer_text text,
  answered_at timestamptz,
  arrives_at timestamptz,
  verdict text check (verdict in ('upheld', 'dismissed')),
  verdict_text text,
  decided_at timestamptz,
  decided_by text references users (id),
  -- Since when it counts against the place; null while it does not.
  counts_since timestamptz,

  -- The host's deadline where bags are locked in, and when staff were told that it had passed.
  respond_by timestamptz,
  escalated_at timestamptz,
  resolved_at timestamptz,
  resolution text check (resolution in ('rebooked', 'cancelled', 'collected')),
  check ((resolved_at is null) = (resolution is null))
);
create index incidents_booking on incidents (booking_id, created desc);
create index incidents_stashpoint on incidents (stashpoint_id, created desc);
create index incidents_created on incidents (created, id);
-- Reporting the same twice is one report: of two at once, one is written.
create unique index incidents_open on incidents (booking_id, stashpoint_id, kind) where resolved_at is null;
create index incidents_unanswered on incidents (respond_by) where resolved_at is null and escalated_at is null;
create index incidents_unanswered_reports on incidents (answer_by)
  where answer is null and verdict is null and counts_since is null;
create index incidents_counted on incidents (stashpoint_id, created) where counts_since is not null;
create trigger incident_at_counter after insert or update on incidents
  for each row execute function note_row_at_counter();

-- Pictures of a bag at the counter, of a closed door, of a host's proof. Only the people the booking concerns may see
-- them, so they are stored in the database: in its backups, in its transactions, and available to each of its servers.
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
  -- Null for the holder of a pass, who has not signed in.
  taken_by text references users (id)
);
create index booking_pictures_booking on booking_pictures (booking_id, created);
create index booking_pictures_incident on booking_pictures (incident_id) where incident_id is not null;

-- Actions taken by devices, by the id the device chose: repeating one has no effect.
create table counter_actions (
  id text primary key,
  stashpoint_id text not null,
  request_hash text not null,
  task_id text,
  moved_to jsonb,
  created timestamptz not null
);
create index counter_actions_created on counter_actions (created);

-- Actions that were refused when a device sent them, for a person at the counter to resolve.
create table counter_tasks (
  id text primary key,
  stashpoint_id text not null references stashpoints (id),
  booking_id text not null,
  kind text not null,
  occurred_at timestamptz not null,
  created timestamptz not null,
  device_name text,
  person_id text,
  error_id text not null,
  message text not null,
  resolved_at timestamptz,
  resolved_by text
);
create index counter_tasks_open on counter_tasks (stashpoint_id) where resolved_at is null;
create trigger task_at_counter after insert or update on counter_tasks
  for each row execute function note_row_at_counter();
