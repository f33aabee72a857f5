-- Bags in somebody's care, the chain of who had them when, and what a shop's devices do and hear.

alter table stashpoints add column tag_ranges jsonb not null default '[]';

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
-- A tag hangs on one bag at a time.
create unique index bags_tag_out on bags (stashpoint_id, tag) where checked_out_at is null and tag is not null;

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

-- What devices have done, by the id they gave it: the same one twice is done once.
create table counter_actions (
  id text primary key,
  stashpoint_id text not null,
  request_hash text not null,
  task_id text,
  moved_to jsonb,
  created timestamptz not null
);
create index counter_actions_created on counter_actions (created);

create table counter_tasks (
  id text primary key,
  stashpoint_id text not null references stashpoints (id),
  booking_id text not null,
  kind text not null,
  occurred_at timestamptz not null,
  created timestamptz not null,
  device_name text,
  error_id text not null,
  message text not null,
  resolved_at timestamptz,
  resolved_by text
);
create index counter_tasks_open on counter_tasks (stashpoint_id) where resolved_at is null;

-- What changed at which counter. Rows become visible in another order than they are numbered, so that a cursor is the
-- oldest transaction that was still open when it was given: everything from there on is told again.
create table counter_changes (
  id bigint generated always as identity primary key,
  xid bigint not null default (pg_current_xact_id()::text::bigint),
  stashpoint_id text not null,
  booking_id text not null,
  created timestamptz not null default now()
);
create index counter_changes_xid on counter_changes (xid);
create index counter_changes_created on counter_changes (created);

create function note_booking_at_counter() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (new.stashpoint_id, coalesce(new.changes_booking_id, new.id));
  if tg_op = 'UPDATE' and old.stashpoint_id <> new.stashpoint_id then
    insert into counter_changes (stashpoint_id, booking_id) values (old.stashpoint_id, new.id);
  end if;
  return null;
end $$;

-- A hold that nobody has paid is nothing to a counter, unless it is more bags of somebody who stands there.
create trigger booking_at_counter_made after insert on bookings
  for each row when (new.changes_booking_id is not null or new.state not in ('held', 'expired'))
  execute function note_booking_at_counter();
create trigger booking_at_counter_changed after update on bookings
  for each row when (new.changes_booking_id is not null or new.state not in ('held', 'expired'))
  execute function note_booking_at_counter();

create function note_row_at_counter() returns trigger language plpgsql as $$
begin
  insert into counter_changes (stashpoint_id, booking_id) values (new.stashpoint_id, new.booking_id);
  return null;
end $$;

create trigger bag_at_counter after insert or update on bags for each row execute function note_row_at_counter();
create trigger incident_at_counter after insert or update on incidents for each row execute function note_row_at_counter();
create trigger task_at_counter after insert or update on counter_tasks for each row execute function note_row_at_counter();

-- What is known of bags that were taken in before there was a chain.
insert into bags (booking_id, number, stashpoint_id, size, tag, checked_in_at, checked_out_at)
  select b.id, row_number() over (partition by b.id order by s.size), b.stashpoint_id, s.size,
    b.tag_numbers[row_number() over (partition by b.id order by s.size)], b.checked_in_at, b.checked_out_at
  from bookings b
  cross join lateral (values ('large', b.large), ('medium', b.medium), ('small', b.small), ('standard', b.standard)) s (size, quantity)
  cross join lateral generate_series(1, s.quantity)
  where b.checked_in_at is not null and b.changes_booking_id is null
  on conflict do nothing;
insert into custody_events (booking_id, stashpoint_id, kind, occurred_at, recorded_at, actor, bags)
  select b.id, b.stashpoint_id, t.kind, t.at, t.at, 'host',
    (select coalesce(jsonb_agg(jsonb_build_object('number', g.number, 'size', g.size, 'tag', g.tag) order by g.number), '[]')
      from bags g where g.booking_id = b.id)
  from bookings b
  cross join lateral (values (1, 'checked_in', b.checked_in_at), (2, 'checked_out', b.checked_out_at)) t (step, kind, at)
  where t.at is not null and b.changes_booking_id is null
  order by b.id, t.step;
