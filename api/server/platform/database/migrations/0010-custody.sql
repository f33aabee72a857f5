-- Bags in a host's care: who had them when, and the actions of devices at a counter.

create function note_row_at_counter() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (new.stashpoint_id, new.booking_id);
  return null;
end $$;

-- A record that must outlive its booking keeps it from being deleted: it references the booking with `restrict`.
create table bags (
  booking_id text not null references bookings (id) on delete restrict,
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

-- The chain of custody is evidence: it only grows. Erasing a person takes away what names them, and nothing else changes
-- a row.
create table custody_events (
  id bigint generated always as identity primary key,
  booking_id text not null references bookings (id) on delete restrict,
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
) with (autovacuum_vacuum_insert_scale_factor = 0.05);
create index custody_events_booking on custody_events (booking_id, id);
create index custody_events_stashpoint on custody_events (stashpoint_id, occurred_at);
create trigger collection_said_at_counter after insert on custody_events
  for each row when (new.kind = 'said_collected') execute function note_row_at_counter();
create trigger coming_said_at_counter after insert on custody_events
  for each row when (new.kind = 'said_coming') execute function note_row_at_counter();
create trigger custody_events_append_only before delete on custody_events
  for each row execute function refuse_change();
create trigger custody_events_only_erased before update on custody_events
  for each row when (to_jsonb(new) - 'detail' <> to_jsonb(old) - 'detail' or new.detail <> '{}')
  execute function refuse_change();
-- Row triggers do not see TRUNCATE.
create trigger custody_events_truncate before truncate on custody_events execute function refuse_change();

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
  -- A refused check-in keeps its tags and its person: the tags may be on the bags.
  actor_id text,
  bags jsonb not null default '[]',
  error_id text not null,
  message text not null,
  resolved_at timestamptz,
  resolved_by text
);
create index counter_tasks_open on counter_tasks (stashpoint_id) where resolved_at is null;
create index counter_tasks_booking on counter_tasks (booking_id);
create index counter_tasks_at on counter_tasks (stashpoint_id);
create trigger task_at_counter after insert or update on counter_tasks
  for each row execute function note_row_at_counter();
